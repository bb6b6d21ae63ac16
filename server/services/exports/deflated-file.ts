import { once } from 'node:events';
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

import type { AsyncFlateStreamHandler, ZipInputFile } from 'fflate';

/** How an archive says that a file of it is deflated (APPNOTE.TXT, 4.4.5). */
const DEFLATED = 8;

/**
 * A large file of an archive, deflated piece by piece beside the process's own thread: in it a sheet of 300,000
 * rows took as long as all else that is done for them.
 */
export class DeflatedFile implements ZipInputFile {
  readonly compression = DEFLATED;
  readonly filename: string;
  mtime?: string;
  size = 0;
  crc = 0;
  /** Of the archive that this was added to. */
  ondata?: AsyncFlateStreamHandler;
  readonly #deflate: DeflateRaw = createDeflateRaw();

  constructor(filename: string) {
    this.filename = filename;
    this.#deflate.on('data', (piece: Buffer<ArrayBuffer>) => this.ondata?.(null, piece, false));
  }

  /** Resolves once it is deflated, so that no more than one piece waits. */
  async write(piece: Uint8Array): Promise<void> {
    this.size += piece.length;
    this.crc = crc32(piece, this.crc);
    await new Promise<void>((resolve, reject) => {
      this.#deflate.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  }

  async end(piece: Uint8Array): Promise<void> {
    await this.write(piece);
    const ended = once(this.#deflate, 'end');
    this.#deflate.end();
    await ended;
    this.ondata?.(null, new Uint8Array(), true);
  }

  /** What its deflater holds is given back, also where the file came to no end. */
  close(): void {
    this.#deflate.destroy();
  }
}
