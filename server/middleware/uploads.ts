import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import type { z } from 'zod';
import { AppError, type FieldProblem, invalid } from '../errors.ts';
import { log } from '../log.ts';
import { tryParse, unreadFields } from '../parse.ts';
import { asStorageError } from '../services/files/file-store.ts';
import type { IncomingFile } from '../services/files/incoming-file.ts';
import { PICTURE_LIMITS } from '../services/files/pictures-check.ts';
import { bytesOf, DOCUMENT_MEGABYTES, MOST_PICTURES } from '../shared/upload-limits.ts';
import { incomingOf, incomingStore, removeIncoming } from './incoming-files.ts';

const DOCUMENT_BYTES = bytesOf(DOCUMENT_MEGABYTES);

/** By `takesFiles` the route tables know that a call may come as multipart. */
type UploadStep = RequestHandler & { readonly takesFiles: true };

/** A step that takes the pictures of a multipart call: `takePictures('images[]')`. */
export const takePictures = (field: string, most = MOST_PICTURES): UploadStep =>
  take({ field, most, bytes: PICTURE_LIMITS.bytes });

/** A step that takes one paper of a multipart call, such as a PDF. */
export const takeDocument = (field: string): UploadStep =>
  take({ field, most: 1, bytes: DOCUMENT_BYTES });

/**
 * The same for the form of a page: files past the limit are passed over and told beside the field
 * (`uploadProblems`), so that what was typed beside them is not lost with them.
 */
export const takeFormPictures = (field: string, most: number): RequestHandler =>
  take({ field, most, bytes: PICTURE_LIMITS.bytes, isForm: true });

export const takeFormDocument = (field: string): RequestHandler =>
  take({ field, most: 1, bytes: DOCUMENT_BYTES, isForm: true });

interface Upload<Fields> {
  fields: Fields;
  files: IncomingFile[];
}

/**
 * The fields and the files of a multipart call. A file that is too large is among them, empty-handed
 * (`too_large`): it is told beside the others' results.
 * @throws 422 with every bad field at once, the missing files too, and a query that nobody reads
 */
export const parseUpload = <Schema extends z.ZodType>(
  schema: Schema,
  req: Request,
): Upload<z.output<Schema>> => readUpload(schema, req, unreadFields(req.query));

/** The same of a page's form, to whose address anybody may have added parameters of his own. */
export const parseFormUpload = <Schema extends z.ZodType>(
  schema: Schema,
  req: Request,
): Upload<z.output<Schema>> => readUpload(schema, req, {});

function readUpload<Schema extends z.ZodType>(
  schema: Schema,
  req: Request,
  unread: Record<string, FieldProblem>,
): Upload<z.output<Schema>> {
  const { field, files } = taken.get(req) ?? NOTHING;
  const problems = files.length === 0 ? { [field]: 'no_files' } : uploadProblems(req);
  const wrong = { ...unread, ...problems };
  const parsed = tryParse(schema, req.body);
  if (!parsed.success) throw invalid({ ...wrong, ...parsed.fields });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { fields: parsed.data, files };
}

/** What is wrong with the files of a page's form: a problem of their field, or nothing. */
export function uploadProblems(req: Request): Record<string, FieldProblem> {
  const { field, passed_over, most } = taken.get(req) ?? NOTHING;
  if (passed_over === 0) return {};
  const values = { limit: most, given: most + passed_over };
  return { [field]: { code: 'too_many_files', values } };
}

/** The files of a multipart call that may have none. */
export const filesOf = (req: Request): IncomingFile[] => taken.get(req)?.files ?? [];

interface Wanted {
  field: string;
  most: number;
  /** Of one file. */
  bytes: number;
  /** Of a page: too many files are a problem of the field, not the end of the call. */
  isForm?: boolean;
}

interface Taken {
  field: string;
  files: IncomingFile[];
  most: number;
  /** Files of a form past the limit. */
  passed_over: number;
}

const NOTHING: Taken = { field: 'files', files: [], most: 0, passed_over: 0 };
const taken = new WeakMap<Request, Taken>();

/** A form with more files than that is none that a person sent. */
const MOST_OF_A_FORM = 100;

function take({ field, most, bytes, isForm = false }: Wanted): UploadStep {
  const arrived = new WeakMap<Request, number>();
  const mostArriving = isForm ? MOST_OF_A_FORM : most;
  const upload = multer({
    storage: incomingStore(bytes),
    fileFilter(req, _file, done) {
      const before = arrived.get(req) ?? 0;
      arrived.set(req, before + 1);
      done(null, before < most);
    },
    // Without it names that are not ASCII arrive broken.
    defParamCharset: 'utf8',
    limits: {
      files: mostArriving,
      fields: 20,
      parts: mostArriving + 20,
      fieldSize: 64 * 1024,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).array(field, mostArriving);
  const step: RequestHandler = (req, res, next) => {
    res.once('close', () => {
      removeIncoming(req).catch((err) => log.error({ err }, 'files of a call were left'));
    });
    upload(req, res, (error: unknown) => {
      const found = (req.files ?? []) as Express.Multer.File[];
      const files = found.map((each) => incomingOf(each, bytes));
      const passed_over = Math.max(0, (arrived.get(req) ?? 0) - most);
      taken.set(req, { field, files, most, passed_over });
      next(error ? asRefusal(error, { field, most }) : undefined);
    });
  };
  return Object.assign(step, { takesFiles: true } as const);
}

/**
 * What multer, its parser and the disk refuse, as failures of ours; the rest is unexpected. The disk's is known
 * only here: what ends the writing of a file ends its reading too, which multer hears of first.
 */
function asRefusal(error: unknown, { field, most }: Pick<Wanted, 'field' | 'most'>): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof MulterError) return refusalOf(error, { field, most });
  const { message = '' } = error as Error;
  return /multipart|boundary|end of form|part header/i.test(message)
    ? new AppError(400, 'bad_body')
    : asStorageError(error);
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
