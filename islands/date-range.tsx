import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { addDays } from '../server/shared/days.ts';
import texts from '../views/locales/tr/dates.json';
import { RangeDialog } from './range-dialog.tsx';
import { changeDay, type Ending, extendTo, pickDay, type Stay } from './range-picking.ts';

interface DateRangeProps extends Stay {
  /** The first day that can be chosen, ISO. */
  today: string;
  /** `cell` in the big search form, `field` elsewhere. */
  look?: 'cell' | 'field';
  /** What the days are called where not check-in and check-out; a boat's begin and end. */
  names?: { check_in: string; check_out: string };
  /** Only for islands that hold this one: told of every change. */
  onStay?: (stay: Stay) => void;
}

/**
 * Two days of a GET form. As HTML they are date inputs; alive they open one calendar for both, in a
 * popover or, on phones, over the whole screen. Days are ISO strings, '' while not chosen.
 */
export function DateRange(props: DateRangeProps) {
  const { today, look, onStay } = props;
  const labels = { ...texts, ...props.names };
  const picking = usePicking({ check_in: props.check_in, check_out: props.check_out }, today);
  const { stay, ending, start } = picking;
  const byTouch = useTouch();
  const inputs = {
    check_in: useRef<HTMLInputElement>(null),
    check_out: useRef<HTMLInputElement>(null),
  };
  useTellForm(stay, inputs.check_out, onStay);
  const field = (name: Ending, min: string) => (
    <DayField
      {...{ look, name, min, byTouch }}
      label={labels[name]}
      input={inputs[name]}
      value={stay[name]}
      onType={(day) => picking.type(name, day)}
      onOpen={() => picking.openAt(name)}
    />
  );
  return (
    <>
      {field('check_in', today)}
      {field('check_out', addDays(stay.check_in || today, 1))}
      <RangeDialog
        {...{ stay, ending, today, start, labels }}
        open={picking.open}
        beside={inputs.check_in}
        onPick={picking.pick}
        onExtend={picking.extend}
        onClear={picking.clear}
        onClose={picking.close}
        onFocusLost={() => focusInPlace(inputs[ending].current)}
      />
    </>
  );
}

/** Not by `preventScroll`, which a date input does not pass on to the part that gets the focus. */
function focusInPlace(input: HTMLElement | null): void {
  const top = scrollY;
  input?.focus();
  scrollTo({ top, behavior: 'instant' });
}

/** The stay as it is being chosen, which of its days the calendar is open for, and where it opens. */
function usePicking(given: Stay, today: string) {
  const [stay, setStay] = useState(given);
  const [start, setStart] = useState(given.check_in || today);
  const [ending, setEnding] = useState<Ending>('check_in');
  const [open, setOpen] = useState(false);
  return {
    stay,
    ending,
    start,
    open,
    openAt(end: Ending) {
      setEnding(stay.check_in ? end : 'check_in');
      setStart(stay[end] || stay.check_in || today);
      setOpen(true);
    },
    close: () => setOpen(false),
    type: (end: Ending, day: string) => setStay(changeDay(stay, end, day)),
    extend: (from: string, to: string) => setStay(extendTo(stay, from, to)),
    clear() {
      setStay({ check_in: '', check_out: '' });
      setEnding('check_in');
    },
    /** Tells whether the stay is whole. */
    pick(day: string): boolean {
      const picked = pickDay(stay, day, ending);
      setStay(picked);
      setEnding(picked.check_out ? 'check_in' : 'check_out');
      return picked.check_out !== '';
    },
  };
}

interface DayFieldProps {
  look: DateRangeProps['look'];
  label: string;
  name: Ending;
  input: { current: HTMLInputElement | null };
  value: string;
  min: string;
  byTouch: boolean;
  onType: (day: string) => void;
  onOpen: () => void;
}

function DayField({
  look = 'field',
  label,
  byTouch,
  onType,
  onOpen,
  input,
  ...rest
}: DayFieldProps) {
  const press = (event: KeyboardEvent) => {
    const asks =
      event.key === ' ' || event.key === 'F4' || (event.altKey && event.key === 'ArrowDown');
    if (!asks && !(byTouch && event.key === 'Enter')) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <label className={look === 'cell' ? 'cell day' : 'field day'}>
      <span>{label}</span>
      <input
        {...rest}
        ref={input}
        className={look === 'cell' ? undefined : 'input'}
        type="date"
        // The system's own picker stays closed; where there is a keyboard, days can still be typed.
        readOnly={byTouch}
        aria-haspopup="dialog"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
        // The focus would scroll a field low on the screen away from under the finger, and the click be lost.
        onMouseDown={(event) => byTouch && event.preventDefault()}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      />
    </label>
  );
}

/** Tells the form around of changes the calendar made, as if they were typed. */
function useTellForm(
  stay: Stay,
  input: { current: HTMLInputElement | null },
  onStay: DateRangeProps['onStay'],
): void {
  const told = useRef(stay);
  useEffect(() => {
    if (told.current === stay) return;
    told.current = stay;
    onStay?.(stay);
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Whether fingers do the pointing; false until alive, as the server can't know. */
function useTouch(): boolean {
  const [touch, setTouch] = useState(false);
  useEffect(() => setTouch(matchMedia('(pointer: coarse)').matches), []);
  return touch;
}
