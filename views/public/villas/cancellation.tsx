import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { CancellationLadder } from '../../components/cancellation-ladder.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { VillaData } from './villa.ts';

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
      {cancellation && (
        <CancellationLadder site={site} words="villa:cancellation" cancellation={cancellation} />
      )}
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
