import { constants, createBrotliCompress } from 'node:zlib';

import { LEAD_END } from './shared/lead-end.ts';

/** How a page is compressed: brotli's quality, and its window as a power of two. */
export interface Pressing {
  quality: number;
  window: number;
}

/** How much may stand before what `compressFrom` compresses. */
export const LONGEST_BEFORE = 64 * 1024;
const nothing = Buffer.alloc(LONGEST_BEFORE);
/** Compressed pages are well below this. */
const room = Buffer.allocUnsafeSlow(64 * 1024);

/** All of a text, and a stream that goes on: it ends with a whole byte. */
export function compressOpen(text: Buffer, window: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const pieces: Buffer[] = [];
  const encoder = createBrotliCompress({ params: paramsOf({ quality: 11, window }, text.length) });
  encoder.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
  encoder.write(text);
  encoder.flush(() => {
    resolve(Buffer.concat(pieces));
    encoder.destroy();
  });
  return promise;
}

/**
 * What stands in a page after `length` bytes, as a stream goes on there. The encoder gets as many zeros first,
 * which cost it nothing, so that it counts distances from where the page begins; what it makes of them is left
 * out. A page without zeros can't point back at them.
 */
export function compressFrom(length: number, rest: Buffer, pressing: Pressing): Buffer | undefined {
  if (rest.includes(0)) return undefined;
  const params = paramsOf(pressing, length + rest.length);
  const encoder = createBrotliCompress({ chunkSize: 64, params }) as unknown as OpenEncoder;
  const { _handle: handle, _writeState: left } = encoder;
  try {
    handle.writeSync(constants.BROTLI_OPERATION_FLUSH, nothing, 0, length, room, 0, room.length);
    const from = room.length - (left[0] ?? 0);
    handle.writeSync(
      constants.BROTLI_OPERATION_FINISH,
      rest,
      0,
      rest.length,
      room,
      from,
      room.length - from,
    );
    const isWhole = left[0] !== 0 && left[1] === 0;
    return isWhole ? room.subarray(from, room.length - (left[0] ?? 0)) : undefined;
  } finally {
    handle.close();
  }
}

/**
 * The part of node:zlib's streams that its types keep to themselves: they have no call that flushes and goes on
 * without waiting for another thread, which costs more than the compressing. Tests hold it with each new Node.
 */
interface OpenEncoder {
  _handle: {
    writeSync(
      operation: number,
      input: Buffer,
      from: number,
      length: number,
      output: Buffer,
      at: number,
      room: number,
    ): void;
    close(): void;
  };
  /** How much room is left in the output, how much of the input. */
  _writeState: Uint32Array;
}

export const paramsOf = ({ quality, window }: Pressing, length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  // In one piece.
  [constants.BROTLI_PARAM_LGBLOCK]: 18,
  [constants.BROTLI_PARAM_LGWIN]: window,
  // They never pay for themselves in a page: the same bytes, sooner.
  [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
});

/**
 * `LEAD_END` as a meta-block of its own (RFC 7932 §9.2). A stream may point at one of the last four distances,
 * and an encoder that has seen nothing but zeros holds them to be 1, 4, 11 and 15: this is written so that they are.
 */
export function endOfLead(): Buffer {
  const bits: number[] = [];
  /** A number, its lowest bit first. */
  const number = (value: number, width: number) => {
    for (let bit = 0; bit < width; bit++) bits.push((value >> bit) & 1);
  };
  number(0, 1); // Not the last one,
  number(0, 2); // its length in 16 bits:
  number(LEAD_END.length - 1, 16);
  number(0, 1); // compressed;
  number(0, 3); // one type each of literals, lengths and distances,
  number(0, 6); // distances without a postfix and without direct codes,
  number(0, 2); // a context of no meaning,
  number(0, 2); // one prefix code for literals, one for distances.
  simpleCode([LEAD_END.charCodeAt(0)], 8);
  // Insert none, copy two: 0; insert 14 to 17, copy two: 1.
  simpleCode([128, 264], 10);
  // 1 and 2: 00; 3 and 4: 01; 9 to 12: 10; 13 to 20: 11.
  simpleCode([16, 17, 19, 20], 6);
  copy({ insert: [1, [2, 2]], distance: [1, 1, [2, 3]] }); // 16 literals, then two from 15 before,
  copy({ insert: [0], distance: [1, 0, [2, 2]] }); // from 11,
  copy({ insert: [0], distance: [0, 1, [1, 1]] }); // from 4,
  copy({ insert: [0], distance: [0, 0, [0, 1]] }); // from 1.
  number(0, 1); // A meta-block that says nothing fills the byte.
  number(3, 2);
  number(0, 3);
  while (bits.length % 8 > 0) bits.push(0);
  return Buffer.from(Array.from({ length: bits.length / 8 }, (_, at) => byteAt(at * 8)));

  /** §3.4: its symbols in order, as many as 1, 2 or 4 of one length. */
  function simpleCode(symbols: number[], width: number): void {
    number(1, 2);
    number(symbols.length - 1, 2);
    for (const symbol of symbols) number(symbol, width);
    if (symbols.length === 4) number(0, 1);
  }
  function copy({
    insert,
    distance,
  }: Record<'insert' | 'distance', (number | [number, number])[]>) {
    for (const part of [...insert, ...distance])
      if (typeof part === 'number') bits.push(part);
      else number(...part);
  }
  function byteAt(at: number): number {
    return bits.slice(at, at + 8).reduce((byte, bit, place) => byte | (bit << place), 0);
  }
}
