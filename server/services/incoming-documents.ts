import { readFile } from 'node:fs/promises';

import { AppError } from '../errors.ts';
import type { IncomingFile } from './incoming-file.ts';

/**
 * The bytes of a paper that was sent, if it is a PDF by its content.
 * @throws 413 `file_too_large`, 422 `not_a_pdf`
 */
export async function readPdf(file: IncomingFile): Promise<Buffer> {
  if (file.too_large) throw new AppError(413, 'file_too_large', { values: { megabytes: 20 } });
  const bytes = await readFile(file.path);
  const isPdf = bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.includes('%%EOF', -2048);
  if (!isPdf) throw new AppError(422, 'not_a_pdf');
  return bytes;
}
