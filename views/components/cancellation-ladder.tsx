import { formatDay, formatPercent, formatStay } from '../../server/shared/format.ts';
import type { Site } from '../layouts/site.ts';
import type { Cancellation, CancellationStep } from '../public/villas/villa.ts';

interface LadderProps {
  site: Pick<Site, 't'>;
  cancellation: Cancellation;
  /** Where its sentences stand: a villa is entered, a boat chartered. */
  words: 'villa:cancellation' | 'boats:terms';
}

/** What a cancellation costs, by days of the calendar where a stay is chosen. */
export function CancellationLadder({ site, cancellation, words }: LadderProps) {
  const { t } = site;
  return (
    <dl className="lines" aria-label={t(`${words}.label`)}>
      <div className="lines-head" aria-hidden="true">
        <dt>{t(`${words}.when`)}</dt>
        <dd>{t(`${words}.base.${cancellation.base}`)}</dd>
      </div>
      {cancellation.steps.map((step) => (
        <div key={step.days_from}>
          <dt>{whenOf({ site, words }, step)}</dt>
          <dd>{keptOf({ site, words }, step)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Words = Pick<LadderProps, 'site' | 'words'>;

function keptOf({ site: { t }, words }: Words, { percent }: CancellationStep): string {
  if (percent === 0) return t(`${words}.none`);
  return percent === 100 ? t(`${words}.whole`) : formatPercent(percent);
}

const whenOf = (said: Words, step: CancellationStep): string =>
  step.last_day === null ? inDaysBefore(said, step) : inCalendarDays(said, step);

function inDaysBefore({ site: { t }, words }: Words, step: CancellationStep): string {
  const { days_from, days_until } = step;
  const days = { from: days_from, until: days_until ?? 0 };
  if (days_until === null)
    return t(days_from === 0 ? `${words}.any_day` : `${words}.from_days`, days);
  return t(days_from === 0 ? `${words}.until_days` : `${words}.between_days`, days);
}

function inCalendarDays({ site: { t }, words }: Words, step: CancellationStep): string {
  const { first_day, last_day, days_from } = step;
  if (first_day === null)
    return days_from === 0
      ? t(`${words}.any_day`)
      : t(`${words}.until_day`, { day: formatDay(last_day ?? '') });
  if (days_from === 0) return t(`${words}.from_day`, { day: formatDay(first_day) });
  return formatStay(first_day, last_day ?? '');
}
