/** A field's problem: a code of `errors.json` (`field.<code>`), with the values its sentence needs. */
export type FieldProblem = string | { code: string; values: Record<string, string | number> };

interface ErrorDetails {
  fields?: Record<string, FieldProblem>;
  /** The database's rule that was broken, whose sentence says more than that of the code. */
  rule?: string;
  /** Values for the sentence in the catalogue, such as `{ seconds: 30 }`. */
  values?: Record<string, string | number>;
  /** Further machine-readable facts the answer carries beside the sentence, such as `reasons`. */
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** The one error a route throws on purpose: a status and a code. Anything else is a bug and becomes a 500. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, FieldProblem>;
  readonly rule: string | undefined;
  readonly values: Record<string, string | number>;
  readonly details: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, more: ErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? {};
    this.rule = more.rule;
    this.values = more.values ?? {};
    this.details = more.details ?? {};
    this.headers = more.headers ?? {};
  }
}

/** 404. Every kind of row answers the same, so that nobody learns which ids exist. */
export const notFound = (_what?: string) => new AppError(404, 'not_found');
export const noRoute = () => new AppError(404, 'no_route');
/** 410: the page existed and will not come back (withdrawn villa, lost permit). */
export const gone = () => new AppError(410, 'gone');
export const invalid = (fields: Record<string, FieldProblem>) =>
  new AppError(422, 'invalid', { fields });
export const conflict = (code: string, details: Record<string, unknown> = {}) =>
  new AppError(409, code, { details });
export const unauthenticated = () => new AppError(401, 'sign_in_required');
export const forbidden = () => new AppError(403, 'forbidden');
/** 403 of its own code: the password is wanted once more, nobody is signed out. */
export const reauth = () => new AppError(403, 'reauth');
/** People are told the wait in minutes; `Retry-After` has it to the second. */
export const tooManyRequests = (seconds: number) =>
  new AppError(429, 'too_many_requests', {
    values: { minutes: Math.ceil(seconds / 60) },
    headers: { 'Retry-After': String(seconds) },
  });
