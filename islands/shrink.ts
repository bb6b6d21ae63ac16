/** The formats that the server reads. */
export const isPicture = ({ type }: File) => /^image\/(jpeg|png|webp|avif)$/.test(type);

/**
 * Product rules §9. What the server does not read or the browser cannot decode goes as it is: the server says
 * what is wrong with it, where a drawing made a photograph here would be kept.
 */
export async function shrink(file: File): Promise<File> {
  if (!isPicture(file)) return file;
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
