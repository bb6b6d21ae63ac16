import { timeLeft } from '../../islands/time-left.ts';
import type { Site } from '../layouts/site.ts';

interface CountdownProps {
  site: Pick<Site, 't'>;
  seconds_left: number;
  /** The page to ask for when the time is over; without it its own address. */
  again?: string | undefined;
}

/** The time left, counted by a script (islands/client/countdown.ts); without one the deadline is enough. */
export function Countdown({ site: { t }, seconds_left, again }: CountdownProps) {
  return (
    <span className="needs-script" data-left={seconds_left} data-again={again}>
      {'· '}
      {t('payments:left.title')} <b role="timer">{timeLeft(seconds_left)}</b>
      <span className="hidden-text" role="status" />
    </span>
  );
}
