import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { CancellationLadder } from '../../components/cancellation-ladder.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { VillaData, VisitData } from './villa.ts';

interface TermsProps {
  site: Pick<Site, 't'>;
  villa: VillaData;
  visit: Pick<VisitData, 'quote'>;
}

/** What a cancellation costs, day by day for the chosen stay, and the damage deposit. */
export function CancellationTerms({ site, villa, visit }: TermsProps) {
  const { t } = site;
  const { cancellation } = villa;
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
          <Trans text={depositText(site, villa, visit)} />
        </p>
        <a className="link" href={paths.cancellation()}>
          {t('villa:cancellation.more')}
        </a>
      </div>
    </section>
  );
}

/** Of the chosen stay; without one what it may be. */
function depositText(
  { t }: TermsProps['site'],
  { deposits }: VillaData,
  { quote }: TermsProps['visit'],
) {
  const lowest = quote?.deposit_kurus ?? deposits.lowest;
  const highest = quote?.deposit_kurus ?? deposits.highest;
  if (highest === 0) return t('villa:cancellation.no_deposit');
  if (lowest === highest) return t('villa:cancellation.deposit', { deposit: formatMoney(highest) });
  return t('villa:cancellation.deposit_by_season', {
    from: formatMoney(lowest),
    until: formatMoney(highest),
  });
}
