import { AppError } from '../../errors.ts';

export type CalendarProblemCode =
  | 'not_a_calendar'
  | 'truncated'
  | 'too_large'
  | 'bad_address'
  | 'private_address'
  | 'too_many_redirects'
  | 'bad_status'
  | 'too_slow'
  | 'unreachable'
  | 'address_unreadable';

/** Why a calendar could not be had or read. It is kept with the feed and never touches its nights. */
export class CalendarProblem extends Error {
  readonly code: CalendarProblemCode;
  readonly http_status: number | null;

  constructor(code: CalendarProblemCode, http_status: number | null = null) {
    super(code);
    this.name = 'CalendarProblem';
    this.code = code;
    this.http_status = http_status;
  }
}

/** The same for the person who gave the address or the file: 422 at that field. */
export const asFieldProblem = (error: unknown, field: 'url' | 'ics'): unknown =>
  error instanceof CalendarProblem
    ? new AppError(422, 'invalid', { fields: { [field]: `feed_${codeAt(field, error)}` } })
    : error;

/** Who gave a file hears nothing of an address. */
const codeAt = (field: 'url' | 'ics', { code }: CalendarProblem): string =>
  field === 'ics' && code === 'not_a_calendar' ? 'file_not_a_calendar' : code;
