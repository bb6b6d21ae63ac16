import type { IconName } from '../../../views/components/icon.tsx';
import type { JourneyStep } from '../../../views/public/booking/booking.ts';
import { isPrepaymentThere, staying } from '../../domain/amount-due.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { t } from '../../i18n.ts';
import { cardGateway } from '../../services/payments/gateways/index.ts';
import { formatInstant } from '../../shared/format.ts';
import { formatFullDay } from '../../shared/format-days.ts';

interface Travelling {
  status: string;
  created_at: Date;
  option_until: Date | null;
  check_in: string;
  check_out: string;
  paid_kurus: number;
  leaving_kurus: number;
  prepayment_kurus: number;
  milestones: { at: Date | string; to_status: string | null; on_word?: boolean }[];
  /** It is a boat's. */
  charter?: object;
}

/** How far a state has come on the way that every reservation goes. */
const REACHED: Record<ReservationState, number> = {
  PENDING: 1,
  OPTION: 2,
  PAYMENT_REVIEW: 2,
  CONFIRMED: 4,
  CHECKED_IN: 5,
  COMPLETED: 6,
  NO_SHOW: 4,
  REJECTED: 1,
  EXPIRED: 1,
  CANCELLED: 1,
};
const ENDED = new Set<string>(['REJECTED', 'EXPIRED', 'CANCELLED', 'NO_SHOW']);

/** The way of a reservation from request to departure, oldest first, for its guest. */
export function presentJourney(row: Travelling): JourneyStep[] {
  const status = row.status as ReservationState;
  const reached = ENDED.has(status) ? furthestOf(row) : REACHED[status];
  const steps = [requested(row), option(row), payment(row), confirmed(row), ...days(row)];
  if (ENDED.has(status)) return [...steps.slice(0, reached).map(done), ending(row)];
  const now = isRestAsked(row) ? PAYMENT : reached;
  return steps.map((step, index) => {
    if (index < reached && index !== now) return done(step);
    return { ...step, state: index === now ? 'now' : 'next' };
  });
}

/** The step of the prepayment. */
const PAYMENT = 2;

/**
 * Less is there than is asked for ahead, as of a sale made dearer; only where nothing is, all is paid at the arrival.
 * Once the guest is in nothing is ahead of it: what still lacks stands among the payments.
 */
const isRestAsked = (row: Travelling): boolean =>
  row.status === 'CONFIRMED' && !isPrepaymentThere(row) && staying(row) > 0;

/** A step as it is told once it lies behind, and while it lies ahead. */
interface Step extends JourneyStep {
  past: { title: string; note: string | null };
}

const done = ({ past, ...step }: Step): JourneyStep => ({
  ...step,
  ...past,
  icon: 'check',
  state: 'done',
});

const requested = (row: Travelling): Step =>
  step('requested', 'check', {
    ahead: [t('booking:journey.requested'), null],
    past: [t('booking:journey.requested'), formatInstant(row.created_at)],
  });

const option = (row: Travelling): Step =>
  step('option', 'calendar-check', {
    ahead: [t('booking:journey.option_next'), say(row, 'option_next_note')],
    past: [t('booking:journey.option'), whenReached(row, ['OPTION', 'CONFIRMED'])],
  });

function payment(row: Travelling): Step {
  if (row.prepayment_kurus === 0) return word(row);
  const past = prepaid(row);
  if (isRestAsked(row))
    return step('payment', 'clock', { ahead: [t('booking:journey.payment_rest'), null], past });
  if (row.status === 'PAYMENT_REVIEW')
    return step('payment', 'clock', { ahead: [t('booking:journey.payment_review'), null], past });
  if (row.status !== 'OPTION' || !row.option_until)
    return step('payment', 'clock', {
      ahead: [t('booking:journey.payment'), waysToPay()],
      past,
    });
  const until = formatInstant(row.option_until);
  const note = t('booking:journey.payment_until', { until });
  return step('payment', 'clock', { ahead: [t('booking:journey.payment_now'), note], past });
}

/**
 * Of what ended, nothing is said of money that is not here: it may have been, and gone back. A receipt that waits
 * to be looked at is no money yet: the stay is confirmed as soon as that is there. Where staff confirmed it on the
 * guest's word, its hour is not the money's.
 */
function prepaid(row: Travelling): Words {
  const isOnWord = row.milestones.some(({ on_word }) => on_word);
  if (isPrepaymentThere(row))
    return [t('booking:journey.payment_done'), isOnWord ? null : whenReached(row, ['CONFIRMED'])];
  const isAgreed = !ENDED.has(row.status);
  return [t('booking:journey.payment'), isAgreed ? t('booking:journey.payment_agreed') : null];
}

/** Where no prepayment is asked, the guest's word is waited for. */
function word({ status, option_until }: Travelling): Step {
  const nothing: Words = [t('booking:journey.no_payment'), null];
  if (status !== 'OPTION' || !option_until)
    return step('payment', 'clock', { ahead: nothing, past: nothing });
  const note = t('booking:journey.payment_until', { until: formatInstant(option_until) });
  return step('payment', 'clock', { ahead: [t('booking:journey.word_now'), note], past: nothing });
}

const waysToPay = (): string =>
  t(cardGateway() ? 'booking:journey.payment_next_either' : 'booking:journey.payment_next_note');

const confirmed = (row: Travelling): Step =>
  step('confirmed', 'file-text', {
    ahead: [t('booking:journey.confirmed_next'), say(row, 'confirmed_next_note')],
    past: [t('booking:journey.confirmed'), whenReached(row, ['CONFIRMED'])],
  });

const days = (row: Travelling): Step[] => [
  step('arrival', 'key-round', {
    ahead: [say(row, 'arrival'), formatFullDay(row.check_in)],
    past: [say(row, 'arrival_done'), formatFullDay(row.check_in)],
  }),
  step('departure', 'star', {
    ahead: [say(row, 'departure'), formatFullDay(row.check_out)],
    past: [say(row, 'departure'), formatFullDay(row.check_out)],
  }),
];

type OwnToBoats =
  | 'option_next_note'
  | 'confirmed_next_note'
  | 'arrival'
  | 'arrival_done'
  | 'departure';

/** Whoever charters a boat asks its owner, boards and leaves it. */
const say = ({ charter }: Travelling, words: OwnToBoats): string =>
  t(charter ? `booking:journey.boat_${words}` : `booking:journey.${words}`);

function ending(row: Travelling): JourneyStep {
  const status = row.status as ReservationState;
  return {
    key: 'ended',
    state: 'ended',
    icon: 'x',
    title: t(`states:reservation.${status}`),
    note: whenReached(row, [status]),
  };
}

type Words = [title: string, note: string | null];

const step = (
  key: string,
  icon: IconName,
  { ahead: [title, note], past }: { ahead: Words; past: Words },
): Step => ({ key, icon, title, note, state: 'next', past: { title: past[0], note: past[1] } });

/** The first time one of the states was reached; null when nobody noted it. */
function whenReached({ milestones }: Travelling, states: string[]): string | null {
  const reached = milestones.find(({ to_status }) => states.includes(to_status ?? ''));
  return reached ? formatInstant(reached.at) : null;
}

/** How far an ended reservation had come. */
const furthestOf = ({ milestones }: Travelling): number =>
  Math.max(
    1,
    ...milestones
      .map(({ to_status }) => to_status as ReservationState)
      .filter((state) => !ENDED.has(state))
      .map((state) => REACHED[state] ?? 1),
  );
