import type { BoatListingSearch } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { RemovableChip } from '../../components/chip.tsx';
import type { Site } from '../../layouts/site.ts';
import { address, type BoatListingData, chosen, unfiltered } from './listing.ts';

interface Chip {
  key: string;
  label: string;
  /** What the address loses with it. */
  without: BoatListingSearch;
}

/** What is filtered by; each goes with one tap, and all of them with another. */
export function Chips({ site, listing }: { site: Site; listing: BoatListingData }) {
  const { t } = site;
  const chips = chipsOf(site, listing);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('boats:filters.chosen')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip site={site} href={address(listing, without)} label={label} />
        </li>
      ))}
      <li>
        <LinkButton kind="quiet" small href={unfiltered(listing)}>
          {t('boats:filters.clear_all')}
        </LinkButton>
      </li>
    </ul>
  );
}

function chipsOf({ t }: Site, { search, options }: BoatListingData): Chip[] {
  const { unit, adults, crew } = search;
  const left = (name: 'type' | 'town', value: string) =>
    [search[name] ?? []].flat().filter((each) => each !== value);
  return [
    ...(unit
      ? [{ key: 'unit', label: t(`boats:unit.${unit}`), without: { unit: undefined } }]
      : []),
    ...(adults
      ? [
          {
            key: 'adults',
            label: t('boats:filters.guests_chip', { count: adults }),
            without: { adults: undefined },
          },
        ]
      : []),
    ...(['berths', 'cabins', 'length'] as const).flatMap((name) =>
      search[name]
        ? [
            {
              key: name,
              label: t(`boats:filters.${name}_chip`, { count: search[name] }),
              without: { [name]: undefined },
            },
          ]
        : [],
    ),
    ...(crew
      ? [{ key: 'crew', label: t(`boats:filters.crews.${crew}`), without: { crew: undefined } }]
      : []),
    ...(['type', 'town'] as const).flatMap((name) =>
      chosen(options[`${name}s`]).map(({ value, name: label }) => ({
        key: value,
        label,
        without: { [name]: left(name, value) },
      })),
    ),
    ...chosen(options.marinas).map(({ value, name: label }) => ({
      key: `marina-${value}`,
      label,
      without: {
        marina: [search.marina ?? []].flat().filter((each) => String(each) !== value),
      },
    })),
  ];
}
