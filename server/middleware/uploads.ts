import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import type { z } from 'zod';

import { AppError, invalid } from '../errors.ts';
import { tryParse } from '../parse.ts';
import type { IncomingFile } from '../services/incoming-file.ts';
import { PICTURE_LIMITS } from '../services/pictures-check.ts';
import { incomingOf, incomingStore, removeIncoming } from './incoming-files.ts';

/** Pictures of one call. More are sent in several calls, each with its own progress. */
export const MOST_PICTURES = 40;

const DOCUMENT_BYTES = 20 * 1024 * 1024;

/** By `takesFiles` the route tables know that a call may come as multipart. */
export type UploadStep = RequestHandler & { readonly takesFiles: true };

/** A step that takes the pictures of a multipart call: `takePictures('images[]')`. */
export const takePictures = (field: string, most = MOST_PICTURES): UploadStep =>
  take({ field, most, bytes: PICTURE_LIMITS.bytes });

/** A step that takes one paper of a multipart call, such as a PDF. */
export const takeDocument = (field: string): UploadStep =>
  take({ field, most: 1, bytes: DOCUMENT_BYTES });

/**
 * The fields and the files of a multipart call. A file that is too large is among them, empty-handed
 * (`too_large`): it is told beside the others' results.
 * @throws 422 with every bad field at once, the missing files too
 */
export function parseUpload<Schema extends z.ZodType>(
  schema: Schema,
  req: Request,
): { fields: z.output<Schema>; files: IncomingFile[] } {
  const { field, files } = taken.get(req) ?? { field: 'files', files: [] };
  const missing = files.length === 0 ? { [field]: 'no_files' } : {};
  const parsed = tryParse(schema, req.body);
  if (!parsed.success) throw invalid({ ...parsed.fields, ...missing });
  if (files.length === 0) throw invalid(missing);
  return { fields: parsed.data, files };
}

/** The files of a multipart call that may have none. */
export const filesOf = (req: Request): IncomingFile[] => taken.get(req)?.files ?? [];

interface Wanted {
  field: string;
  most: number;
  /** Of one file. */
  bytes: number;
}

const taken = new WeakMap<Request, { field: string; files: IncomingFile[] }>();

function take({ field, most, bytes }: Wanted): UploadStep {
  const upload = multer({
    storage: incomingStore(bytes),
    // Without it names that are not ASCII arrive broken.
    defParamCharset: 'utf8',
    limits: {
      files: most,
      fields: 20,
      parts: most + 20,
      fieldSize: 64 * 1024,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).array(field, most);
  const step: RequestHandler = (req, res, next) => {
    res.once('close', () => void removeIncoming(req));
    upload(req, res, (error: unknown) => {
      const found = (req.files ?? []) as Express.Multer.File[];
      taken.set(req, { field, files: found.map((each) => incomingOf(each, bytes)) });
      next(error ? asRefusal(error, { field, most }) : undefined);
    });
  };
  return Object.assign(step, { takesFiles: true } as const);
}

/** What multer and its parser refuse, as failures of ours; the rest is unexpected. */
function asRefusal(error: unknown, { field, most }: Pick<Wanted, 'field' | 'most'>): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof MulterError) return refusalOf(error, { field, most });
  const { message = '' } = error as Error;
  return /multipart|boundary|end of form|part header/i.test(message)
    ? new AppError(400, 'bad_body')
    : error;
}

function refusalOf({ code, field: name }: MulterError, wanted: Pick<Wanted, 'field' | 'most'>) {
  if (code === 'LIMIT_UNEXPECTED_FILE' && name === wanted.field)
    return new AppError(413, 'too_many_files', { values: { limit: wanted.most } });
  if (code === 'LIMIT_UNEXPECTED_FILE') return invalid({ [name ?? 'file']: 'unknown' });
  if (code === 'LIMIT_FILE_COUNT')
    return new AppError(413, 'too_many_files', { values: { limit: wanted.most } });
  return code.startsWith('LIMIT_') && !/KEY|NESTING|INDEX/.test(code)
    ? new AppError(413, 'too_large')
    : new AppError(400, 'bad_body');
}
