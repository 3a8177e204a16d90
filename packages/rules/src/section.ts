// The sections of the mat that a cube is moved to.
export const SECTIONS = ['required', 'permitted', 'forbidden'] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: unknown): value is Section => (SECTIONS as readonly unknown[]).includes(value);
