/** The formats that the server reads. */
export const isPicture = ({ type }: File) => /^image\/(jpeg|png|webp|avif)$/.test(type);

/** What ends a file of these formats. */
const ENDS: Readonly<Record<string, string>> = { 'image/jpeg': '\xff\xd9', 'image/png': 'IEND' };

/** Phones write a little behind the end; what has more there goes up as it is, which does no harm. */
const TAIL = 65_536;

/** A browser draws of half a file the half that is there, and what it draws is a whole picture. */
async function isCutOff(file: File): Promise<boolean> {
  const end = ENDS[file.type];
  if (!end) return false;
  const tail = new Uint8Array(await file.slice(-TAIL).arrayBuffer());
  return !new TextDecoder('latin1').decode(tail).includes(end);
}

/**
 * Product rules §9. What the server does not read or the browser cannot decode goes as it is: the server says
 * what is wrong with it, where a drawing made a photograph here would be kept.
 */
export async function shrink(file: File): Promise<File> {
  if (!isPicture(file) || (await isCutOff(file))) return file;
  const { default: Compressor } = await import('compressorjs');
  const small = await new Promise<Blob>((resolve) => {
    new Compressor(file, {
      quality: 0.8,
      maxHeight: 1280,
      mimeType: 'image/jpeg',
      convertSize: 5_000_000,
      success: resolve,
      error: () => resolve(file),
    });
  });
  return new File([small], file.name, { type: small.type });
}
