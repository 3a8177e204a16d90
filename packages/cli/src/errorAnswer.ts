// What is said to a request that could not be answered.

/** Which request it was, and why. */
export interface ErrorAnswer {
  id: unknown;
  error: { message: string };
}

export const errorAnswer = (id: unknown, message: string): ErrorAnswer => ({ id, error: { message } });
