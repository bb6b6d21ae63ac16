import pg from 'pg';

import { AppError, conflict, invalid } from '../errors.ts';

/** The rules that have a code of their own; every other constraint's name is its code. */
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

/** Checks whose name does not begin with their field's name. */
const FIELDS: Record<string, string> = {
  landing_slugs__not_reserved: 'slug',
  villas__capacity_within_permit: 'capacity',
  villas__verified_with_capacity: 'permit_capacity',
  villas__on_earth: 'lat',
  villas__pool_size_positive: 'pool_length_cm',
  villa_discounts__last_minute_has_window: 'within_days',
  villa_discounts__long_stay_has_length: 'min_nights',
  villa_extras__months_only_optional: 'months',
  boat_discounts__last_minute_has_window: 'within_days',
  boat_discounts__long_stay_has_length: 'min_nights',
  boats__trip_hours_in_order: 'trip_ends_at',
  boat_reservations__trip_has_hours: 'ends_at',
  boat_reservations__at_least_a_week: 'check_out',
  reservations__adults_at_least_one: 'adults',
  boat_reservations__adults_at_least_one: 'adults',
  offers__adults_at_least_one: 'adults',
  reservations__at_most_100_nights: 'check_out',
  boat_reservations__at_most_100_nights: 'check_out',
  offers__at_most_100_nights: 'check_out',
  reservations__option_has_deadline: 'option_until',
  boat_reservations__option_has_deadline: 'option_until',
  reservations__end_has_reason: 'reason',
  boat_reservations__end_has_reason: 'reason',
  reservations__total_adds_up: 'total_kurus',
  boat_reservations__total_adds_up: 'total_kurus',
  deposits__deduction_has_reason: 'deduction_reason',
  deposits__returned_within_amount: 'returned_kurus',
  mails__one_recipient: 'recipient',
  mails__one_reply_to: 'reply_to',
  mails__subject_one_line: 'subject',
  calendar_feeds__url_unless_file: 'url',
};

/** Parts of constraint names that stand for a longer column or a differently named form field. */
const LONG_NAMES: Record<string, string> = {
  picture: 'picture_hash',
  price: 'price_kurus',
  short_stay_fee: 'short_stay_fee_kurus',
  deposit: 'deposit_kurus',
  amount: 'amount_kurus',
  accommodation: 'accommodation_kurus',
  discount: 'discount_kurus',
  extras: 'extras_kurus',
  total: 'total_kurus',
  prepayment: 'prepayment_kurus',
  balance: 'balance_kurus',
  paid: 'paid_kurus',
  leaving: 'leaving_kurus',
  floor_area: 'floor_area_m2',
  plot_area: 'plot_area_m2',
  length: 'length_cm',
  beam: 'beam_cm',
  speed: 'cruising_speed_knots',
  interval: 'interval_minutes',
  stay: 'check_out',
  days: 'end_date',
};

const CONSTRAINT = /^(?<table>[a-z0-9_]+?)__(?<rule>[a-z0-9_]+)$/;
const RULE_ENDING = /_(?:fk|unique|form|given|known|range|positive|bounded|listed|once)$/;

/**
 * A broken constraint is the caller's mistake: 409 where the row clashes with another one, 422 with
 * the field where its own values are wrong. Undefined for anything that is not the caller's doing.
 */
export function asAppError(error: unknown): AppError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code: state, constraint = '', column } = error;
  if (state === '23502' && column) return invalid({ [column]: 'required' });
  if (state === '40001' || state === '40P01' || state === '55P03') return conflict('try_again');
  if (!constraint || !CONSTRAINT.test(constraint)) return undefined;
  if (state === '23001') return stillUsed(error);
  if (state === '23503') return isReferenced(error) ? stillUsed(error) : wrongValue(constraint);
  if (state === '23505' || state === '23P01' || constraint in CONFLICTS) return clash(constraint);
  if (state !== '23514') return undefined;
  return constraint.endsWith('__append_only') ? conflict(constraint) : wrongValue(constraint);
}

/** The deleted row's own key is named, not the column that refers to it. */
const isReferenced = ({ message, detail = '' }: pg.DatabaseError) =>
  message.startsWith('update or delete') || /\(id\)=/.test(detail);

const stillUsed = ({ table }: pg.DatabaseError) => conflict('in_use', { used_by: table });

function clash(constraint: string): AppError {
  const { code, field } = CONFLICTS[constraint] ?? { code: constraint, field: fieldOf(constraint) };
  return new AppError(409, code, { fields: field ? { [field]: code } : {} });
}

function wrongValue(constraint: string): AppError {
  const field = fieldOf(constraint);
  return field ? invalid({ [field]: constraint }) : new AppError(422, constraint);
}

/** The form field a constraint speaks of; undefined for rules about the row as a whole. */
function fieldOf(constraint: string): string | undefined {
  const named = FIELDS[constraint];
  if (named) return named;
  const { table = '', rule = '' } = CONSTRAINT.exec(constraint)?.groups ?? {};
  if (!RULE_ENDING.test(rule)) return undefined;
  const stem = rule.replace(RULE_ENDING, '');
  if (rule.endsWith('_fk')) return LONG_NAMES[stem] ?? (stem.endsWith('_by') ? stem : `${stem}_id`);
  if (table === 'villa_prices' && stem === 'price') return 'nightly_price_kurus';
  if (stem === 'stay' && /closings|external/.test(table)) return 'finished_at';
  if (stem === 'code' && table.endsWith('reservations')) return 'reservation_id';
  return LONG_NAMES[stem] ?? stem;
}

/** A disk that is full: the server answers what it can read, and takes nothing. */
const DISK_FULL = '53100';

/**
 * 53300: no place is free, as while those of a server that was killed are not let go yet. 28P01, 28000, 3D000:
 * another PostgreSQL answers, which does not know us, as when it took the port of ours while that was down.
 */
const AWAY_CODES = new Set([
  DISK_FULL,
  '53300',
  '28P01',
  '28000',
  '3D000',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08003',
  '08006',
]);

/** What the driver says without a code when a connection ends under a query, or cannot be had. */
const CONNECTION_WORDS =
  /timeout exceeded when trying to connect|^Connection terminated|is not queryable$/;

/** Whether the database could not be reached or write, or went away while it was asked: nobody's mistake. */
export function isDatabaseDown(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return AWAY_CODES.has(code ?? '') || CONNECTION_WORDS.test(message ?? '');
}

/** Whether one statement had the database at work, or waited for a lock, for longer than one may. */
export const isOverTime = (error: unknown): boolean =>
  ['57014', '55P03'].includes((error as { code?: string } | undefined)?.code ?? '');

/** What an operator reads first of a failure that nobody foresaw. */
export const failureName = (error: unknown): string =>
  (error as { code?: string } | undefined)?.code === DISK_FULL
    ? 'the disk of the database is full'
    : 'unexpected error';
