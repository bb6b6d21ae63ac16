import { formatMoney, formatPercent } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { Cancellation, CancellationStep } from '../villas/villa.ts';
import type { BoatData } from './boat.ts';

interface TermsProps {
  site: Site;
  boat: BoatData;
}

/** What a cancellation costs, the prepayment and the damage deposit. */
export function BoatTerms({ site, boat }: TermsProps) {
  const { t } = site;
  const { cancellation, deposit_kurus, prepayment_percent } = boat;
  return (
    <section className="block" id="iptal">
      <h2>{t('boats:terms.title')}</h2>
      {cancellation && <Ladder site={site} cancellation={cancellation} />}
      <div className="terms">
        <p>{t('boats:terms.prepayment', { percent: formatPercent(prepayment_percent) })}</p>
        {cancellation && <p>{t('boats:terms.agency')}</p>}
        <p>
          <Trans
            text={
              deposit_kurus > 0
                ? t('boats:terms.deposit', { deposit: formatMoney(deposit_kurus) })
                : t('boats:terms.no_deposit')
            }
          />
        </p>
        <a className="link" href={paths.cancellation()}>
          {t('boats:terms.more')}
        </a>
      </div>
    </section>
  );
}

function Ladder({ site, cancellation }: { site: Site; cancellation: Cancellation }) {
  const { t } = site;
  return (
    <dl className="lines" aria-label={t('boats:terms.label')}>
      <div aria-hidden="true">
        <dt>{t('boats:terms.when')}</dt>
        <dd>{t(`boats:terms.base.${cancellation.base}`)}</dd>
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

function keptOf({ t }: Site, { percent }: CancellationStep): string {
  if (percent === 0) return t('boats:terms.none');
  return percent === 100 ? t('boats:terms.whole') : formatPercent(percent);
}

function whenOf({ t }: Site, { days_from, days_until }: CancellationStep): string {
  const days = { from: days_from, until: days_until ?? 0 };
  if (days_until === null)
    return t(days_from === 0 ? 'boats:terms.any_day' : 'boats:terms.from_days', days);
  return t(days_from === 0 ? 'boats:terms.until_days' : 'boats:terms.between_days', days);
}
