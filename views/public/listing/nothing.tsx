import { formatStay } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { Site } from '../../layouts/site.ts';
import { countChosen, type ListingData, unfiltered } from './listing.ts';

/** Nothing fits: why, and the nearest searches that find something. */
export function Nothing({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  const { ways_on, landing } = listing;
  return (
    <EmptyState heading="h2" title={t('listing:empty.title')} text={reasonOf(site, listing)}>
      {ways_on.map(({ text, href }) => (
        <LinkButton key={href} small href={href}>
          {text}
        </LinkButton>
      ))}
      {countChosen(listing) > 0 && (
        <LinkButton kind="quiet" small href={unfiltered(listing)}>
          {t('listing:empty.clear')}
        </LinkButton>
      )}
      {(landing || ways_on.length === 0) && (
        <LinkButton kind="quiet" small href={paths.villas()}>
          {t('listing:empty.all')}
        </LinkButton>
      )}
    </EmptyState>
  );
}

function reasonOf({ t }: Site, listing: ListingData): string {
  const { search, ways_on, landing } = listing;
  const { check_in, check_out, q } = search;
  if (ways_on.length > 0)
    return check_in && check_out
      ? t('listing:empty.stay', { days: formatStay(check_in, check_out) })
      : t('listing:empty.filters');
  if (q) return t('listing:empty.words', { words: q });
  return landing && !check_in && countChosen(listing) === 0
    ? t('listing:empty.place')
    : t('listing:empty.any');
}
