// What the tests use of it.
export interface Site {
  address: string;
  close(): Promise<void>;
}

export const POLICY: string;
export function openSite(options?: { gallery?: boolean }): Promise<Site>;
export function serveFolder(folder: string, options?: { index?: string; below?: string }): Promise<Site>;
export function readyGallery(): Promise<string>;

export interface Server extends Site {
  readonly data: string;
  /** Pulls the plug. */
  kill(): Promise<void>;
  /** Starts again on the same data and the same port. */
  again(): Promise<void>;
}
export function openServer(args?: readonly string[]): Promise<Server>;
