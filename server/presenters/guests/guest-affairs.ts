import type {
  GuestAffairsData,
  GuestRow,
  RefundShown,
  SentRequest,
} from '../../../views/public/enquire/affairs.ts';
import { endingRefund } from '../../domain/cancellation.ts';
import type { DateChangeRight } from '../../domain/date-changes.ts';
import { frozenPolicy } from '../../domain/frozen-sale.ts';
import type { ReservationState } from '../../domain/reservation-moves.ts';
import { parseStay } from '../../domain/stay.ts';
import { t } from '../../i18n.ts';
import type { GuestAffairs } from '../../queries/guests/guest-affairs.ts';
import type { GuestsReservation } from '../../queries/guests/guest-reservations.ts';
import { GUESTS_AT_MOST } from '../../schemas/guest-affairs.ts';
import { CHANGEABLE, rightToChange } from '../../services/guests/guest-affairs.ts';
import { LISTED, newestOf } from '../../services/guests/guest-lists.ts';
import { formatDay, formatInstant, formatStayWithYear, saidDays } from '../../shared/format.ts';
import { isListComplete, missingOf } from '../../shared/guest-lists.ts';
import type { RequestKind, RequestState } from '../../shared/guest-requests.ts';
import { presentRefusedRequest, type RefusedForm } from '../reservations/refused-requests.ts';
import { typedText } from '../typed-text.ts';
import { personSentences } from './guest-list-errors.ts';

/** What became of a form the guest sent from the page. */
export interface Answered {
  sent?: 'change' | 'cancellation' | 'message' | 'guests' | 'confirmed' | undefined;
  refused?: RefusedForm;
}

interface Shown {
  today: Temporal.PlainDate;
  affairs: GuestAffairs;
  token: string;
  answered: Answered;
}

/** What a guest can do about the booking by themselves, and what they asked for. */
export function presentGuestAffairs(row: GuestsReservation, shown: Shown): GuestAffairsData {
  const { affairs, token, answered } = shown;
  const open = new Set(
    affairs.requests.filter(({ state }) => state === 'OPEN').map(({ kind }) => kind),
  );
  const changeable = CHANGEABLE.has(row.status);
  const right = rightToChange(row, { today: shown.today, granted: affairs.granted_changes });
  const may_change = changeable && !open.has('CHANGE') && !right.refusal;
  const may_cancel = changeable && !open.has('CANCELLATION');
  return {
    token,
    may_change,
    change_right: changeable && !open.has('CHANGE') ? wordsOf(right) : null,
    may_cancel,
    refund: changeable ? refundOf(row, shown.today) : null,
    requests: affairs.requests.map((request) => presentRequest(request, row)),
    sent: answered.sent ? t(`enquire:request.sent.${answered.sent}`) : null,
    not_confirmed: answered.refused?.form === 'confirm' ? answered.refused.sentence : null,
    refused:
      answered.refused?.form === 'request'
        ? presentRefusedRequest(answered.refused, {
            boat: row.charter !== undefined,
            offered: { CHANGE: may_change, CANCELLATION: may_cancel, MESSAGE: true },
            against: againstOf(row, { open, right }),
          })
        : null,
    guest_list: LISTED.has(row.status) ? guestListOf(row, affairs, answered) : null,
  };
}

/** How often and until when other dates may be asked for, or why not; null: nothing was agreed. */
function wordsOf({ refusal, left, until }: DateChangeRight): string | null {
  if (left === null || until === null) return null;
  const day = formatDay(until.toString());
  if (refusal === 'date_change_late') return t('enquire:request.right.date_change_late', { day });
  if (refusal) return t(`enquire:request.right.${refusal}`);
  return t('enquire:request.right.left', { day, times: left });
}

/** Why each of what can be asked for cannot be just now, where it cannot. */
const againstOf = (
  { status }: GuestsReservation,
  { open, right }: { open: ReadonlySet<string>; right: DateChangeRight },
) => ({
  CHANGE: refusalOf(status, open.has('CHANGE')) ?? right.refusal,
  CANCELLATION: refusalOf(status, open.has('CANCELLATION')),
});

function refusalOf(status: string, isAsked: boolean): 'move_not_allowed' | 'already_asked' | null {
  if (!CHANGEABLE.has(status)) return 'move_not_allowed';
  return isAsked ? 'already_asked' : null;
}

/** What would be given back if the guest cancelled today, by the ladder frozen at the sale. */
function refundOf(row: GuestsReservation, today: Temporal.PlainDate): RefundShown {
  const refund = endingRefund({
    from: row.status as ReservationState,
    to: 'CANCELLED',
    ended_by: 'GUEST',
    policy: frozenPolicy(row.policy),
    check_in: Temporal.PlainDate.from(row.check_in),
    cancelled_on: today,
    total_kurus: row.total_kurus,
    prepayment_kurus: row.prepayment_kurus,
    paid_kurus: row.paid_kurus,
    leaving_kurus: row.leaving_kurus,
  });
  return {
    paid_kurus: row.paid_kurus,
    kept_kurus: refund?.kept_kurus ?? 0,
    refund_kurus: refund?.refund_kurus ?? row.paid_kurus,
    in_review: row.status === 'PAYMENT_REVIEW',
  };
}

function presentRequest(
  request: GuestAffairs['requests'][number],
  { charter }: GuestsReservation,
): SentRequest {
  const kind = request.kind as RequestKind;
  const state = request.state as RequestState;
  const stay = request.wanted_stay ? parseStay(request.wanted_stay) : null;
  return {
    id: request.id,
    title: t(`enquire:request.kind.${kind}`),
    when: formatInstant(request.created_at),
    days:
      stay &&
      formatStayWithYear(...saidDays(charter?.unit, `${stay.check_in}`, `${stay.check_out}`)),
    text: request.message,
    tag: { OPEN: 'warn', DONE: 'ok', REFUSED: 'bad' }[state] as SentRequest['tag'],
    state: t(`enquire:request.state.${state}`),
    answer: request.answer,
  };
}

function guestListOf(
  { adults, children, babies }: GuestsReservation,
  { guests, guest_list_reported_at }: GuestAffairs,
  { refused }: Answered,
): GuestAffairsData['guest_list'] {
  const people = Math.min(adults + children + babies, GUESTS_AT_MOST);
  const typed = refused?.form === 'guests' ? refused : undefined;
  const rows = Array.from({ length: Math.max(people, guests.length) }, (_, at): GuestRow => {
    const guest = guests[at];
    const own = (name: string, stored: string | null | undefined) =>
      typed ? partOf(typed.typed[name], at) : (stored ?? '');
    return {
      first_name: own('first_name', guest?.first_name),
      last_name: own('last_name', guest?.last_name),
      nationality: own('nationality', guest?.nationality) || 'TR',
      document_no: typed ? partOf(typed.typed.document_no, at) : '',
      document_no_masked: guest?.document_no_masked ?? null,
      birth_date: own('birth_date', guest?.birth_date),
      sex: own('sex', guest?.sex),
      missing: guest ? missingOf(guest) : [],
    };
  });
  return {
    rows,
    plate: typed ? typedText(typed.typed.plate, 60) : (guests[0]?.plate ?? ''),
    complete: isListComplete(guests, people),
    named: guests.length,
    people,
    reported: guest_list_reported_at !== null,
    seen: newestOf(guests),
    errors: typed ? personSentences(typed.fields) : {},
    refused: typed?.sentence ?? null,
  };
}

/** One person's part of a field that is there once per person. */
const partOf = (value: unknown, at: number): string => typedText([value].flat()[at], 60);
