import {
  formatDay,
  formatMoney,
  formatPercent,
  formatStay,
} from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { Cancellation, CancellationStep, VillaData } from './villa.ts';

interface TermsProps {
  site: Pick<Site, 't'>;
  villa: VillaData;
}

/** What a cancellation costs, day by day for the chosen stay, and the damage deposit. */
export function CancellationTerms({ site, villa }: TermsProps) {
  const { t } = site;
  const { cancellation, deposit_kurus } = villa;
  const deposit = formatMoney(deposit_kurus);
  return (
    <section className="block" id="iptal">
      <h2>{t('villa:cancellation.title')}</h2>
      {cancellation && <Ladder site={site} cancellation={cancellation} />}
      <div className="terms">
        {cancellation && <p>{t('villa:cancellation.agency')}</p>}
        {cancellation?.date_change_days && cancellation.date_changes > 0 ? (
          <p>
            {t('villa:cancellation.date_change', {
              days: cancellation.date_change_days,
              count: cancellation.date_changes,
            })}
          </p>
        ) : null}
        <p>
          <Trans
            text={
              deposit_kurus > 0
                ? t('villa:cancellation.deposit', { deposit })
                : t('villa:cancellation.no_deposit')
            }
          />
        </p>
        <a className="link" href={paths.cancellation()}>
          {t('villa:cancellation.more')}
        </a>
      </div>
    </section>
  );
}

function Ladder({ site, cancellation }: { site: Pick<Site, 't'>; cancellation: Cancellation }) {
  const { t } = site;
  return (
    <dl className="lines" aria-label={t('villa:cancellation.label')}>
      <div className="lines-head" aria-hidden="true">
        <dt>{t('villa:cancellation.when')}</dt>
        <dd>{t(`villa:cancellation.base.${cancellation.base}`)}</dd>
      </div>
      {cancellation.steps.map((step) => (
        <div key={step.days_from}>
          <dt>{whenOf(site, step)}</dt>
          <dd>{keptOf(site, step)}</dd>
        </div>
      ))}
    </dl>
  );
}

function keptOf({ t }: Pick<Site, 't'>, { percent }: CancellationStep): string {
  if (percent === 0) return t('villa:cancellation.none');
  return percent === 100 ? t('villa:cancellation.whole') : formatPercent(percent);
}

function whenOf(site: Pick<Site, 't'>, step: CancellationStep): string {
  return step.last_day === null ? inDaysBefore(site, step) : inCalendarDays(site, step);
}

function inDaysBefore({ t }: Pick<Site, 't'>, { days_from, days_until }: CancellationStep): string {
  const days = { from: days_from, until: days_until ?? 0 };
  if (days_until === null)
    return t(days_from === 0 ? 'villa:cancellation.any_day' : 'villa:cancellation.from_days', days);
  return t(
    days_from === 0 ? 'villa:cancellation.until_days' : 'villa:cancellation.between_days',
    days,
  );
}

function inCalendarDays({ t }: Pick<Site, 't'>, step: CancellationStep): string {
  const { first_day, last_day, days_from } = step;
  if (first_day === null)
    return days_from === 0
      ? t('villa:cancellation.any_day')
      : t('villa:cancellation.until_day', { day: formatDay(last_day ?? '') });
  if (days_from === 0) return t('villa:cancellation.from_day', { day: formatDay(first_day) });
  return formatStay(first_day, last_day ?? '');
}
