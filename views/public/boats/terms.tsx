import { formatMoney, formatPercent } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { CancellationLadder } from '../../components/cancellation-ladder.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BoatData } from './boat.ts';

interface TermsProps {
  site: Site;
  boat: BoatData;
}

/** What a cancellation costs, day by day for the chosen charter, the prepayment and the damage deposit. */
export function BoatTerms({ site, boat }: TermsProps) {
  const { t } = site;
  const { cancellation, deposit_kurus, prepayment_percent } = boat;
  return (
    <section className="block" id="iptal">
      <h2>{t('boats:terms.title')}</h2>
      {cancellation && (
        <CancellationLadder site={site} words="boats:terms" cancellation={cancellation} />
      )}
      <div className="terms">
        <p>{t('boats:terms.prepayment', { percent: formatPercent(prepayment_percent) })}</p>
        {cancellation && <p>{t('boats:terms.agency')}</p>}
        {cancellation?.date_change_days && cancellation.date_changes > 0 ? (
          <p>
            {t('boats:terms.date_change', {
              days: cancellation.date_change_days,
              count: cancellation.date_changes,
            })}
          </p>
        ) : null}
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
