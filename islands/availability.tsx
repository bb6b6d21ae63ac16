import { useEffect, useState } from 'react';
import {
  type Availability as AvailableDays,
  MONTHS_SHOWN,
  monthsFrom,
  shownShares,
} from '../server/shared/availability.ts';
import { addMonths, monthOf } from '../server/shared/days.ts';
import { formatMonth } from '../server/shared/format-days.ts';
import type { ListingKind } from '../server/shared/paths/listing.ts';
import { type CalendarLabels, calendarLabels } from './calendar-labels.ts';
import { fill } from './fill.ts';
import type { StayChoice } from './live-quote-types.ts';
import { useScreen } from './screen-width.ts';
import { StayCalendar } from './stay-calendar.tsx';
import { StayRules } from './stay-rules.tsx';
import { chooseStay, useStay } from './stay-store.ts';

export interface AvailabilityProps {
  kind: ListingKind;
  title: string;
  /** The page of all twelve months: where the months lead without this script. */
  all_months: string;
  availability: AvailableDays;
  gaps: { check_in: string; check_out: string; nights: number }[];
  choice: StayChoice;
}

/** Where the stylesheet shows but one (villa-late.css). */
const NARROW = '(width < 45em)';

/** The calendar of a villa or boat: two months at a time out of twelve, on a phone one; picking days sets the price panel's. */
export function Availability({ kind, title, availability, choice, ...rest }: AvailabilityProps) {
  const labels = calendarLabels[kind];
  const one_day = useOneDay(choice.one_day);
  const stay = { ...useStay(choice), one_day };
  const [live, setLive] = useState(false);
  const { today } = availability;
  const count = useScreen(NARROW) ? 1 : 2;
  const first = monthOf(today);
  const last = addMonths(first, MONTHS_SHOWN - count);
  const [wanted, setMonth] = useState(() =>
    choice.check_in ? monthOf(choice.check_in) : firstFreeMonth(availability),
  );
  // With each drawing: a phone's last month is the second of two once it is turned.
  const month = between(first, wanted, last);
  const [turned, say] = useState('');
  const shownFrom = (each: string) => [each, addMonths(each, 1)].slice(0, count);
  const shown = shownFrom(month);
  const turn = (by: 1 | -1) => {
    const to = between(first, addMonths(month, by), last);
    setMonth(to);
    say(shownFrom(to).map(formatMonth).join(', '));
  };
  useEffect(() => setLive(true), []);
  return (
    <>
      <div className="calendar-head">
        <h2>{title}</h2>
        <Turn hidden={!live} labels={labels} onTurn={turn} />
        {live && (
          <span className="hidden-text" role="status">
            {turned}
          </span>
        )}
      </div>
      <MonthStrip
        {...{ availability, labels, shown }}
        href={rest.all_months}
        onMonth={setMonth}
        live={live}
      />
      <StayRules {...{ availability, labels }} months={shown} gaps={rest.gaps} />
      <StayCalendar
        {...{ availability, labels, month, count, live }}
        id="availability-day"
        last={addMonths(first, MONTHS_SHOWN - 1)}
        choice={stay}
        onMonth={setMonth}
        onChoose={(next) => {
          wakePanel();
          fillForm(next);
          chooseStay(next);
        }}
      />
    </>
  );
}

/** Whether the form asks for a day trip: it says how the boat is rented, and that can be changed there. */
function useOneDay(opened = false): boolean {
  const [oneDay, setOneDay] = useState(opened);
  useEffect(() => {
    const form = pricedForm();
    const follow = () => setOneDay(form?.querySelector('select')?.value === 'trip');
    follow();
    form?.addEventListener('change', follow);
    return () => form?.removeEventListener('change', follow);
  }, []);
  return oneDay;
}

/** Boats rest in winter: nobody has to turn to the month in which something can be had. */
function firstFreeMonth(availability: AvailableDays): string {
  const months = monthsFrom(availability.today);
  const free = shownShares(availability).findIndex((percent) => Number(percent) > 0);
  return months[Math.max(0, free)] as string;
}

interface TurnProps {
  hidden: boolean;
  labels: CalendarLabels;
  onTurn: (months: 1 | -1) => void;
}

function Turn({ hidden, labels, onTurn }: TurnProps) {
  return (
    <span className="row" hidden={hidden}>
      <button
        type="button"
        className="icon-button outline"
        aria-label={labels.previous_month}
        onClick={() => onTurn(-1)}
      >
        ‹
      </button>
      <button
        type="button"
        className="icon-button outline"
        aria-label={labels.next_month}
        onClick={() => onTurn(1)}
      >
        ›
      </button>
    </span>
  );
}

interface MonthStripProps {
  availability: AvailableDays;
  labels: CalendarLabels;
  /** 'YYYY-MM', those below. */
  shown: readonly string[];
  href: string;
  live: boolean;
  onMonth: (month: string) => void;
}

/** The twelve months with their free share: links that a script answers at once. */
function MonthStrip({ availability, labels, shown, href, live, onMonth }: MonthStripProps) {
  const months = monthsFrom(availability.today);
  const shares = shownShares(availability);
  return (
    <nav className="month-strip" aria-label={labels.months}>
      {months.map((each, index) => {
        const percent = shares[index];
        const share =
          percent == null ? labels.month_unpriced : fill(labels.month_share, { percent });
        return (
          <a
            key={each}
            href={`${href}#ay-${each}`}
            aria-current={shown.includes(each) ? 'true' : undefined}
            onClick={(event) => {
              if (!live) return;
              event.preventDefault();
              onMonth(each);
            }}
          >
            {formatMonth(each).slice(0, 3)} <span className="hidden-text">{share}</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent ?? 0} height="4" />
            </svg>
          </a>
        );
      })}
    </nav>
  );
}

/** The panel may still be plain HTML: to be turned to wakes an island. */
function wakePanel(): void {
  document.getElementById('live-quote')?.dispatchEvent(new Event('pointerover'));
}

const pricedForm = () => document.querySelector('form[data-prices]');

/** A boat is asked for by a plain form: its days follow what is picked, and with them its price. */
function fillForm(choice: StayChoice): void {
  const form = pricedForm();
  for (const name of ['check_in', 'check_out'] as const) {
    const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = choice[name];
  }
  if (choice.check_out || choice.one_day) form?.dispatchEvent(new Event('change'));
}

const between = (least: string, wanted: string, most: string): string => {
  if (wanted < least) return least;
  return wanted > most ? most : wanted;
};
