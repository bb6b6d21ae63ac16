/** What an error carries that names things and quotes none of them. */
const KEPT = [
  'code',
  'errno',
  'syscall',
  'status',
  'responseCode',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const;

/** Causes of causes; an error that is its own cause ends there. */
const DEEPEST = 5;

interface ErrorLike extends Partial<Record<(typeof KEPT)[number], unknown>> {
  name?: string;
  message: string;
  stack?: string;
  cause?: unknown;
  errors?: unknown;
}

/**
 * An error as it may be kept: in the log, in the queue's tables, on a terminal. PostgreSQL quotes whole
 * rows ("Failing row contains (…)"), keys, statements and their values in the further fields of its
 * errors, and so the people in them; what a field is called that nobody knows yet is not kept either.
 */
export function unquoted(error: unknown, depth = 0): unknown {
  if (!isErrorLike(error)) return error;
  const message = messageOf(error);
  const kept = new Error(message);
  Object.defineProperty(kept, 'name', { value: nameOf(error), configurable: true });
  kept.stack = error.stack?.replace(error.message, () => message);
  for (const field of KEPT) if (field in error) Object.assign(kept, { [field]: error[field] });
  if (depth < DEEPEST) {
    if (error.cause !== undefined) kept.cause = unquoted(error.cause, depth + 1);
    if (Array.isArray(error.errors))
      Object.assign(kept, { errors: error.errors.map((each) => unquoted(each, depth + 1)) });
  }
  return kept;
}

const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof (error as ErrorLike | null | undefined)?.message === 'string';

/** PostgreSQL's are all called "error". */
const nameOf = (error: ErrorLike): string =>
  (error.name === 'error' ? error.constructor.name : error.name) ?? 'Error';

/** Of a value that PostgreSQL cannot read (class 22) the message quotes the value; others quote names. */
function messageOf({ message, code, severity }: ErrorLike): string {
  const isBadValue = severity !== undefined && /^22/.test(String(code));
  return isBadValue ? message.replace(/".*"/s, '"***"') : message;
}
