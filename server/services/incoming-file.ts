/** One file of a call, waiting on the disk until the call is answered. */
export interface IncomingFile {
  /** As its owner called it, for people to read; never a path. */
  name: string;
  path: string;
  bytes: number;
  /** Larger than such a file may be: nothing past the limit was kept. */
  too_large: boolean;
}
