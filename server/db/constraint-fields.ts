/** Rules whose name does not begin with their field's name. */
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
  saved_views__shared_name_once: 'name',
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

/** Whether it is a rule of ours: PostgreSQL's own names for what it makes by itself have no `__`. */
export const isRule = (constraint: string): boolean => CONSTRAINT.test(constraint);

/** The form field a constraint speaks of; undefined for rules about the row as a whole. */
export function fieldOf(constraint: string): string | undefined {
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
