import { hasRunOut } from '../../domain/payable.ts';

interface Optional {
  status: string;
  option_until: Date | null;
}

/** A reservation as it stands: an option whose time is over is over, also before a job has noted it. */
export const standing = <Row extends Optional>(row: Row, now: Temporal.Instant): Row =>
  hasRunOut(row, now) ? { ...row, status: 'EXPIRED' } : row;

/** At least one: what is over is not shown as running. */
export const secondsUntil = (instant: Date, now: Temporal.Instant): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.epochMilliseconds) / 1000));
