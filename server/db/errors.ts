import pg from 'pg';

import { AppError, conflict, invalid } from '../errors.ts';
import { fieldOf, isRule } from './constraint-fields.ts';

/** The rules that have a code of their own. */
const CONFLICTS: Record<string, { code: string; field?: string }> = {
  villa_occupancies__no_overlap: { code: 'dates_taken' },
  boat_occupancies__no_overlap: { code: 'dates_taken' },
  boat_occupancies__hours_apart: { code: 'dates_taken' },
  villa_prices__no_overlap: { code: 'seasons_overlap' },
  boat_prices__no_overlap: { code: 'seasons_overlap' },
  villas__active_needs_permit: { code: 'permit_required' },
  boats__active_needs_papers: { code: 'papers_required' },
  villas__active_not_withdrawn: { code: 'withdrawn' },
  boats__active_not_withdrawn: { code: 'withdrawn' },
  users__email_unique: { code: 'email_taken', field: 'email' },
  subscribers__email_unique: { code: 'already_subscribed', field: 'email' },
  landing_slugs__slug_unique: { code: 'slug_taken', field: 'slug' },
  villas__slug_unique: { code: 'slug_taken', field: 'slug' },
  boats__slug_unique: { code: 'slug_taken', field: 'slug' },
  past_slugs__pkey: { code: 'slug_taken', field: 'slug' },
  blog_posts__slug_unique: { code: 'slug_taken', field: 'slug' },
  blog_tags__slug_unique: { code: 'slug_taken', field: 'slug' },
  bank_accounts__iban_unique: { code: 'iban_taken', field: 'iban' },
  external_records__told_once: { code: 'already_told' },
  comments__reservation_once: { code: 'already_commented' },
  comments__boat_reservation_once: { code: 'already_commented' },
  transactions__conversation_unique: { code: 'payment_known' },
  transactions__provider_token_unique: { code: 'payment_known' },
  transactions__provider_payment_unique: { code: 'payment_known' },
  transactions__conversation_of_refund: { code: 'refund_in_flight' },
};

/** Every other rule about rows that clash has the code of its kind, told by how its name ends. */
const KINDS: [ending: RegExp, code: string][] = [
  [/name_(?:unique|once)$/, 'name_taken'],
  [/code_unique$/, 'code_taken'],
  [/append_only$/, 'append_only'],
];

/**
 * A broken constraint is the caller's mistake: 409 where the row clashes with another one, 422 with
 * the field where its own values are wrong. Undefined for anything that is not the caller's doing.
 */
export function asAppError(error: unknown): AppError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code: state, constraint = '', column } = error;
  if (state === '23502' && column) return invalid({ [column]: 'required' });
  if (state === '40001' || state === '40P01' || state === '55P03') return conflict('try_again');
  if (!isRule(constraint)) return undefined;
  if (state === '23001') return stillUsed(error);
  if (state === '23503') return isReferenced(error) ? stillUsed(error) : wrongValue(constraint);
  if (state === '23505' || state === '23P01' || constraint in CONFLICTS) return clash(constraint);
  if (state !== '23514') return undefined;
  return constraint.endsWith('__append_only') ? clash(constraint) : wrongValue(constraint);
}

/** The deleted row's own key is named, not the column that refers to it. */
const isReferenced = ({ message, detail = '' }: pg.DatabaseError) =>
  message.startsWith('update or delete') || /\(id\)=/.test(detail);

const stillUsed = ({ table }: pg.DatabaseError) => conflict('in_use', { used_by: table });

/** Callers branch by the code, people read the sentence of the very rule. */
function clash(constraint: string): AppError {
  const known = CONFLICTS[constraint];
  if (known) return new AppError(409, known.code, { fields: onField(known.field, known.code) });
  const [, code] = KINDS.find(([ending]) => ending.test(constraint)) ?? [];
  const fields = onField(fieldOf(constraint), constraint);
  return new AppError(409, code ?? 'already_there', { fields, rule: constraint });
}

const onField = (field: string | undefined, problem: string): Record<string, string> =>
  field ? { [field]: problem } : {};

/** A rule about the row as a whole has no field to be told at: its sentence is the answer's. */
const wrongValue = (constraint: string): AppError =>
  new AppError(422, 'invalid', {
    fields: onField(fieldOf(constraint), constraint),
    ...(fieldOf(constraint) ? {} : { rule: constraint }),
  });

/** Rows that only services write together were parted: no caller can have asked for that, or put it right. */
export const isOwnFault = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && Boolean(error.constraint?.endsWith('__in_ledger'));

/** A disk that is full: the server answers what it can read, and takes nothing. */
const DISK_FULL = '53100';

/** A server whose place another has taken, or whose host lets nobody write while its disk is nearly full. */
export const READ_ONLY = '25006';

/**
 * 08: the connection; 53: memory, disk or places run out, as while those of a server that was killed are not let
 * go yet; 58: the system below it.
 */
const AWAY_CLASSES = /^(08|53|58)[0-9A-Z]{3}$/;

/**
 * 28P01, 28000, 3D000:
 * another PostgreSQL answers, which does not know us, as when it took the port of ours while that was down.
 */
const AWAY_CODES = new Set([
  READ_ONLY,
  '28P01',
  '28000',
  '3D000',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
]);

/** On the way to a server: nobody listens, no machine has the name, or its socket is gone, which is a file. */
const ON_THE_WAY = new Set(['connect', 'getaddrinfo']);

/**
 * The protocol was not kept: by a statement of ours, such as one with too few values, or, said by a proxy
 * that then ends the connection, because there is no server behind it.
 */
const PROTOCOL = '08P01';

const isOwnMistake = ({ code, severity }: pg.DatabaseError): boolean =>
  code === PROTOCOL && severity === 'ERROR';

/** What the driver says without a code when a connection ends under a query, or cannot be had. */
const CONNECTION_WORDS =
  /timeout exceeded when trying to connect|^Query read timeout$|^Connection terminated|is not queryable$/;

/** Whether the database could not be reached or write, or went away while it was asked: nobody's mistake. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof pg.DatabaseError && isOwnMistake(error)) return false;
  const { code = '', syscall = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const isAway = AWAY_CODES.has(code) || AWAY_CLASSES.test(code);
  return isAway || ON_THE_WAY.has(syscall) || CONNECTION_WORDS.test(message);
}

/** Whether one statement had the database at work, or waited for a lock, for longer than one may. */
export const isOverTime = (error: unknown): boolean =>
  ['57014', '55P03'].includes((error as { code?: string } | undefined)?.code ?? '');

const NAMES: Record<string, string> = {
  [DISK_FULL]: 'the disk of the database is full',
  [READ_ONLY]: 'the database takes no writes',
};

/** What an operator reads first of a failure that nobody foresaw. */
export const failureName = (error: unknown): string =>
  NAMES[(error as { code?: string } | undefined)?.code ?? ''] ?? 'unexpected error';
