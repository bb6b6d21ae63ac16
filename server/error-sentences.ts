import type { AppError, FieldProblem } from './errors.ts';
import { say, t } from './i18n.ts';
import { formatMoney, formatShortInstant } from './shared/format.ts';
import { formatShortStay, formatTime, saidDays } from './shared/format-days.ts';
import type { MovementMethod } from './shared/movement-codes.ts';

/** What a person is told: errors carry codes, the catalogue has their sentences. */
export const sentenceOf = (error: AppError): string =>
  inUseSentence(error) ??
  takenSentence(error) ??
  standingSentence(error) ??
  repricedSentence(error) ??
  mailedSentence(error) ??
  byHandSentence(error) ??
  writtenSentence(error) ??
  wholeSentence(error) ??
  ruleSentence(error) ??
  translate(`errors:${error.code}`, error.values) ??
  translate(`constraints:${error.code}`, error.values) ??
  t('errors:unexpected');

/** Of a rule that shares its code with others of its kind. */
const ruleSentence = ({ rule }: AppError): string | undefined =>
  rule && translate(`constraints:${rule}`, {});

/** What is wrong with all that was sent stands at no field of it. */
const wholeSentence = ({ fields }: AppError): string | undefined =>
  WHOLE in fields ? fieldSentences({ [WHOLE]: fields[WHOLE] ?? '' })[WHOLE] : undefined;

const WHOLE = '';

/** What still uses a row that was to be deleted, by its table's name. */
const inUseSentence = ({ code, details }: AppError): string | undefined =>
  code === 'in_use' ? translate(`errors:in_use_by.${details.used_by}`, {}) : undefined;

interface InTheWay {
  kind: string;
  started_at: string;
  finished_at: string;
  reservation_id: string | null;
  customer_name: string | null;
  by?: string | null;
  /** Of a boat's reservation. */
  unit?: string | null;
  /** Of one whose days are others, but not its hours. */
  leaves_at?: string | null;
  starts_at?: string | null;
}

/** Staff are told what stands in the way of dates: what is good advice to a guest is none to who decides. */
function takenSentence({ code, details }: AppError): string | undefined {
  const conflicts = (details.conflicts ?? []) as InTheWay[];
  if (code !== 'dates_taken' || conflicts.length === 0) return undefined;
  return translate('errors:dates_taken_by', { taken: takenInWords(conflicts) });
}

/** '5 – 12 Haz, Opsiyon, Ahmet Yıldız, QF4S-PHKPX9; …'; a day trip by its one day. */
export const takenInWords = (conflicts: readonly InTheWay[]): string =>
  conflicts.map(inTheWay).join('; ');

const inTheWay = ({ kind, started_at, finished_at, unit, ...stay }: InTheWay): string =>
  [
    formatShortStay(...saidDays(unit, started_at, finished_at)),
    t(`states:occupancy.${kind as 'RESERVATION'}`),
    stay.customer_name,
    stay.reservation_id,
    stay.by,
    stay.leaves_at && t('errors:leaves_at', { at: formatTime(stay.leaves_at) }),
    stay.starts_at && t('errors:starts_at', { at: formatTime(stay.starts_at) }),
  ]
    .filter(Boolean)
    .join(', ');

/** Who is refused is told how the record stands, and staff what may be done with it instead. */
function standingSentence({ code, details, values }: AppError): string | undefined {
  const { status, moves = [] } = details as { status?: string; moves?: string[] };
  if (code !== 'move_not_allowed' || status === undefined) return undefined;
  const state = translate(`states:${values.record ?? 'reservation'}.${status}`, {});
  if (state === undefined) return undefined;
  const ways = moves.map((to) => say(`states:move.${to}`)).join(', ');
  return [
    t('errors:move_not_allowed_in', { state }),
    ways !== '' && t('errors:moves_allowed', { moves: ways }),
  ]
    .filter(Boolean)
    .join(' ');
}

interface OtherTotal {
  name: string | null;
  expected_total_kurus: number;
  total_kurus: number | null;
}

/** Who decided by a sum is told both, that one and the one it is now. */
function repricedSentence({ code, details }: AppError): string | undefined {
  const totals = (details.totals ?? []) as OtherTotal[];
  if (code !== 'total_changed' || totals.length === 0) return undefined;
  return translate('errors:total_changed_from', { totals: totals.map(totalInstead).join('; ') });
}

const totalInstead = ({ name, expected_total_kurus, total_kurus }: OtherTotal): string => {
  const sums = {
    old: formatMoney(expected_total_kurus),
    new: total_kurus === null ? '—' : formatMoney(total_kurus),
  };
  return [name, t('errors:total_instead', sums)].filter(Boolean).join(' ');
};

/** Of a refund that the cards can take a part of, how much: the rest alone goes by hand. */
function byHandSentence({ code, values }: AppError): string | undefined {
  const kurus = Number(values.cards_hold_kurus ?? 0);
  if (code !== 'refund_by_hand' || kurus === 0) return undefined;
  return t('errors:refund_by_hand_rest', { cards: formatMoney(kurus) });
}

/** Who was about to send a mail a second time is told whom they would repeat. */
function mailedSentence({ code, details }: AppError): string | undefined {
  const { at, by } = details as { at?: string; by?: string | null };
  if (code !== 'mail_sent' || at === undefined) return undefined;
  return t('errors:mail_sent', { told: [formatShortInstant(at), by].filter(Boolean).join(', ') });
}

interface WrittenMoney {
  purpose: string;
  method: MovementMethod;
  amount_kurus: number;
  at: string;
  by: string | null;
}

/** Who was about to write money down is told what somebody wrote meanwhile: it may be the same. */
function writtenSentence({ code, details }: AppError): string | undefined {
  const { purpose, method, amount_kurus, at, by } = details as Partial<WrittenMoney>;
  if (code !== 'money_written' || !method || !amount_kurus || !at) return undefined;
  const what = [purpose === 'REFUND' && t('states:purpose.REFUND'), t(`states:method.${method}`)];
  const told = [...what, formatMoney(amount_kurus), formatShortInstant(at), by];
  return t('errors:money_written', { told: told.filter(Boolean).join(', ') });
}

/** Field path → Turkish sentence. */
export function fieldSentences(fields: Record<string, FieldProblem>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => {
      const { code, values } =
        typeof problem === 'string' ? { code: problem, values: {} } : problem;
      const sentence =
        translate(`errors:field.${code}`, values) ?? translate(`constraints:${code}`, values);
      return [path, sentence ?? t('errors:field.invalid')];
    }),
  );
}

/** The sentence of a code; undefined where the catalogue has none. */
function translate(key: string, values: Record<string, string | number>): string | undefined {
  const text = say(key, { ...values, defaultValue: '' });
  return text === '' ? undefined : text;
}
