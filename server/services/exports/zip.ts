import { Zip, ZipPassThrough } from 'fflate';

interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * An archive, piece by piece as its files come; only one file at a time is in memory. They are stored as
 * they are: papers and pictures are packed already.
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
