import { useEffect, useRef, useState } from 'react';

import { formatShortWeekday } from '../server/shared/format-days.ts';
import { paths } from '../server/shared/paths.ts';
import { calendarLabels } from './calendar-labels.ts';
import { fill } from './fill.ts';
import type { StayChoice } from './live-quote-types.ts';
import { MonthPicker } from './month-picker.tsx';
import { pageCalendar } from './page-calendar.ts';
import type { PanelProps } from './quote-panel.ts';
import { SpriteIcon } from './sprite-icon.tsx';
import { chooseStay } from './stay-store.ts';

/** Days and guests. Without the script it is sent; with it every change is answered in place. */
export function QuoteForm(props: PanelProps) {
  const { villa, labels, live } = props;
  return (
    <form className="stay-form" action={paths.villa(villa.slug)} noValidate>
      <Days {...props} />
      <Guests {...props} />
      {!live && (
        <button type="submit" className="button outline full">
          {labels.apply}
        </button>
      )}
    </form>
  );
}

function Days(props: PanelProps) {
  const { choice, today, labels, live } = props;
  const [details, open] = useOpen();
  return (
    <details className="days" name="stay" ref={details}>
      <summary>
        <span>
          {labels.check_in} <b>{dayText(choice.check_in, labels.add_day)}</b>
        </span>
        <span>
          {labels.check_out} <b>{dayText(choice.check_out, labels.add_day)}</b>
        </span>
      </summary>
      {live ? (
        open && <Picker {...props} onDone={() => details.current && fold(details.current)} />
      ) : (
        <div className="native">
          <label>
            {labels.check_in}
            <input
              className="input"
              name="check_in"
              type="date"
              min={today}
              defaultValue={choice.check_in}
            />
          </label>
          <label>
            {labels.check_out}
            <input
              className="input"
              name="check_out"
              type="date"
              min={today}
              defaultValue={choice.check_out}
            />
          </label>
        </div>
      )}
    </details>
  );
}

/** What had the focus goes away, so its head takes it. */
function fold(details: HTMLDetailsElement): void {
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** One month of the page's calendar to pick from; closes when the stay is whole. */
function Picker({ choice, labels, onDone }: PanelProps & { onDone: () => void }) {
  const [calendar] = useState(pageCalendar);
  if (!calendar) return null;
  return (
    <div className="picker">
      <MonthPicker
        choice={choice}
        availability={calendar.availability}
        labels={calendarLabels[calendar.kind]}
        onChoose={(next) => {
          chooseStay(next);
          if (next.check_out) onDone();
        }}
      />
      {choice.check_in && (
        <button
          type="button"
          className="link"
          onClick={() => chooseStay({ ...choice, check_in: '', check_out: '' })}
        >
          {labels.clear}
        </button>
      )}
    </div>
  );
}

const GROUPS = ['adults', 'children', 'babies'] as const;
type Group = (typeof GROUPS)[number];

function Guests(props: PanelProps) {
  const { choice, labels } = props;
  return (
    <details className="guests" name="stay">
      <summary>
        <span>
          {labels.guests} <b>{guestsText(choice, labels)}</b>
        </span>
        <SpriteIcon name="chevron-down" small />
      </summary>
      {GROUPS.map((group) => (
        <GuestCount key={group} {...props} group={group} />
      ))}
    </details>
  );
}

function GuestCount({ group, choice, labels, live, villa }: PanelProps & { group: Group }) {
  const label = labels[group];
  const least = group === 'adults' ? 1 : 0;
  const most = group === 'babies' ? 20 : villa.max_guests;
  const [stepped, say] = useState('');
  const change = (count: number) => {
    if (count >= least && count <= most) chooseStay({ ...choice, [group]: count });
  };
  // The focus is on the button: who can't see the number is told it.
  const step = (by: 1 | -1) => {
    const count = choice[group] + by;
    change(count);
    say(String(Math.min(Math.max(count, least), most)));
  };
  return (
    <div className="stepper">
      <label htmlFor={`guests-${group}`}>
        <b>{label}</b>
        <span className="hint">{labels[`${group}_hint`]}</span>
      </label>
      <span>
        <Step
          sign="−"
          hidden={!live}
          label={fill(labels.fewer, { label })}
          onClick={() => step(-1)}
        />
        <input
          id={`guests-${group}`}
          name={group}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={choice[group]}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
        />
        <Step
          sign="+"
          hidden={!live}
          label={fill(labels.more, { label })}
          onClick={() => step(1)}
        />
      </span>
      {live && <output className="hidden-text">{stepped}</output>}
    </div>
  );
}

interface StepProps {
  sign: string;
  hidden: boolean;
  label: string;
  onClick: () => void;
}

function Step({ sign, hidden, label, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="icon-button"
      hidden={hidden}
      aria-label={label}
      onClick={onClick}
    >
      {sign}
    </button>
  );
}

const dayText = (day: string, none: string) => (day ? formatShortWeekday(day) : none);

const guestsText = (choice: StayChoice, labels: PanelProps['labels']) =>
  GROUPS.filter((group) => choice[group] > 0)
    .map((group) => fill(labels[`${group}_count`], { count: choice[group] }))
    .join(', ');

/** Whether a details element is open, also when it was opened before the script ran. */
function useOpen() {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const follow = () => setOpen(element.open);
    follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, []);
  return [details, open] as const;
}
