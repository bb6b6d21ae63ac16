import { useState } from 'react';

import type { Availability } from '../server/shared/availability.ts';
import { addMonths, monthOf } from '../server/shared/days.ts';
import { formatMonth } from '../server/shared/format-days.ts';
import type { CalendarLabels } from './calendar-labels.ts';
import type { StayChoice } from './live-quote-types.ts';
import { StayCalendar } from './stay-calendar.tsx';

interface MonthPickerProps {
  choice: StayChoice;
  availability: Availability;
  labels: CalendarLabels;
  onChoose: (choice: StayChoice) => void;
}

/** One month to pick from, with the way to the others and what is to be picked next. */
export function MonthPicker({ choice, availability, labels, onChoose }: MonthPickerProps) {
  const first = monthOf(availability.today);
  const [month, setMonth] = useState(monthOf(choice.check_in || availability.today));
  const [turned, say] = useState('');
  const show = (wanted: string) => setMonth(wanted < first ? first : wanted);
  const turn = (by: 1 | -1) => {
    const to = addMonths(month, by);
    show(to);
    say(formatMonth(to < first ? first : to));
  };
  const leaving = choice.check_in && !choice.check_out;
  return (
    <>
      <div className="picker-head">
        <p role="status">{leaving ? labels.pick_check_out : labels.pick_check_in}</p>
        <span className="hidden-text" role="status">
          {turned}
        </span>
        <Turn label={labels.previous_month} sign="‹" onTurn={() => turn(-1)} />
        <Turn label={labels.next_month} sign="›" onTurn={() => turn(1)} />
      </div>
      <StayCalendar
        {...{ availability, choice, labels, month, onChoose }}
        id="quote-day"
        count={1}
        onMonth={show}
        live
      />
    </>
  );
}

interface TurnProps {
  label: string;
  sign: string;
  onTurn: () => void;
}

function Turn({ label, sign, onTurn }: TurnProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onTurn}>
      {sign}
    </button>
  );
}
