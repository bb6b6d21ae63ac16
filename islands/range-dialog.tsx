import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

import { nightsBetween } from '../server/shared/days.ts';
import { formatDayOfMonth, formatShortStay } from '../server/shared/format-days.ts';
import { shutOut } from './client/shut-out.ts';
import { fill } from './fill.ts';
import { inIdleTime } from './idle-time.ts';
import { Calendar, type CalendarLabels } from './range-calendar.tsx';
import type { Ending, Stay } from './range-picking.ts';
import { useScreen } from './screen-width.ts';

interface DateRangeLabels extends CalendarLabels {
  /** Names the dialog: "Ne zaman?" */
  when: string;
  choose_check_in: string;
  choose_check_out: string;
  /** With `{{count}}` in it. */
  nights: string;
  clear: string;
  apply: string;
  close: string;
}

interface RangeDialogProps {
  open: boolean;
  stay: Stay;
  ending: Ending;
  today: string;
  /** The day it opens on. */
  start: string;
  labels: DateRangeLabels;
  beside: RefObject<HTMLElement | null>;
  /** Tells whether the stay is whole. */
  onPick: (day: string) => boolean;
  onExtend: (from: string, to: string) => void;
  onClear: () => void;
  /** Called before the click that closes it does anything else, so that it can open it again. */
  onClose: () => void;
  /** Called once it is closed, unless the focus went on to something else. */
  onFocusLost: () => void;
}

/**
 * The calendar's frame: a popover under the inputs, on phones over the whole screen and modal. Not by
 * `showModal`, which styles all of the page anew before anything is painted (`useAlone`).
 */
export function RangeDialog(props: RangeDialogProps) {
  const { open, stay, ending, today, start, labels, beside } = props;
  const { onPick, onExtend, onClear, onClose, onFocusLost } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isDrawn = useDrawnAhead(open) || open;
  const onPhone = useScreen(PHONE);
  useShown(dialog, { open, onPhone, beside });
  const alone = useAlone(dialog, open && onPhone);
  const pick = (day: string) => {
    if (onPick(day) && !onPhone) dialog.current?.hidePopover();
  };
  return (
    <dialog
      ref={dialog}
      className="range-dialog"
      popover="auto"
      aria-label={labels.when}
      aria-modal={onPhone || undefined}
      onBeforeToggle={(event) => {
        if (event.newState !== 'closed') return;
        alone.current?.();
        onClose();
      }}
      onToggle={({ newState, currentTarget }) => {
        const { activeElement, body } = document;
        const isLost = activeElement === body || currentTarget.contains(activeElement);
        if (newState === 'closed' && isLost) onFocusLost();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Who goes on with the Tab key is not left behind it.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
    >
      {isDrawn && (
        <>
          <Head stay={stay} ending={ending} labels={labels} dialog={dialog} />
          <Calendar
            key={`${start} ${onPhone}`}
            months={onPhone ? 12 : 2}
            {...{ open, stay, today, start }}
            labels={labels}
            onPick={pick}
            onExtend={onExtend}
          />
          <Foot stay={stay} labels={labels} dialog={dialog} onClear={onClear} />
        </>
      )}
    </dialog>
  );
}

type PartProps = Pick<RangeDialogProps, 'stay' | 'labels'> & {
  dialog: RefObject<HTMLDialogElement | null>;
};

function Head({ stay, ending, labels, dialog }: PartProps & { ending: Ending }) {
  const { check_in, check_out } = stay;
  const chosen = [
    check_in && `${formatDayOfMonth(check_in)} ${labels.arrival}`,
    check_out && `${formatDayOfMonth(check_out)} ${labels.departure}`,
  ].filter(Boolean);
  const next = ending === 'check_out' ? labels.choose_check_out : labels.choose_check_in;
  return (
    <div className="head">
      <div>
        <b>{labels.when}</b>
        <p role="status">{check_in && check_out ? chosen.join(', ') : next}</p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={labels.close}
        onClick={() => dialog.current?.hidePopover()}
      >
        <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </div>
  );
}

function Foot({ stay, labels, dialog, onClear }: PartProps & { onClear: () => void }) {
  const { check_in, check_out } = stay;
  const whole = check_in !== '' && check_out !== '';
  return (
    <div className="foot">
      <p>
        {whole && (
          <>
            <b>{formatShortStay(check_in, check_out)}</b>
            <span>{fill(labels.nights, { count: nightsBetween(check_in, check_out) })}</span>
          </>
        )}
      </p>
      <button type="button" className="button quiet" onClick={onClear}>
        {labels.clear}
      </button>
      <button
        type="button"
        className="button primary"
        onClick={() => dialog.current?.hidePopover()}
      >
        {labels.apply}
      </button>
    </div>
  );
}

/**
 * Whether the calendar is drawn while it is closed: in idle time before it is first opened, as the tap
 * that opens it would wait for it.
 */
function useDrawnAhead(open: boolean): boolean {
  const [ahead, setAhead] = useState(false);
  const wasOpened = useRef(false);
  useEffect(
    () =>
      inIdleTime(() => {
        // Who was quicker has opened it by now, and may have closed it again.
        if (!wasOpened.current) startTransition(() => setAhead(true));
      }),
    [],
  );
  useEffect(() => {
    if (!open) return;
    wasOpened.current = true;
    return () => setAhead(false);
  }, [open]);
  return ahead;
}

interface Showing {
  open: boolean;
  onPhone: boolean;
  beside: RefObject<HTMLElement | null>;
}

const PHONE = '(width < 45em), (max-height: 500px)';

/** Opens the dialog in the way the screen wants, and moves the focus to its day. */
function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, onPhone, beside }: Showing,
): void {
  useEffect(() => {
    const frame = dialog.current;
    if (!open || !frame) return;
    if (!frame.matches(':popover-open')) frame.showPopover();
    if (onPhone) frame.removeAttribute('style');
    else place(frame, beside.current?.closest('label') ?? frame);
    frame
      .querySelector<HTMLElement>('[data-day][tabindex="0"]')
      ?.focus({ preventScroll: !onPhone });
  }, [open, onPhone, dialog, beside]);
}

/** Puts what lies behind an open dialog out of reach, for scrolling too; what is given back lets it in again. */
function useAlone(
  dialog: RefObject<HTMLDialogElement | null>,
  isAlone: boolean,
): RefObject<(() => void) | null> {
  const letIn = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isAlone) return;
    const page = document.documentElement;
    const reopen = shutOut(dialog.current);
    const stop = inIdleTime(() => {
      page.style.overflow = 'hidden';
    });
    letIn.current = () => {
      reopen();
      stop();
      page.style.overflow = '';
    };
    return () => letIn.current?.();
  }, [isAlone, dialog]);
  return letIn;
}

function place(frame: HTMLElement, beside: Element): void {
  const { left, bottom } = beside.getBoundingClientRect();
  const furthest = document.documentElement.clientWidth - frame.offsetWidth - 16;
  frame.style.left = `${Math.max(16, Math.min(left, furthest)) + scrollX}px`;
  frame.style.top = `${bottom + 10 + scrollY}px`;
  frame.scrollIntoView({ block: 'nearest' });
}
