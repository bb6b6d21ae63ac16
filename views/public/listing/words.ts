import { formatCount, formatList, truncate } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Breadcrumb } from '../../components/breadcrumbs.tsx';
import type { Site } from '../../layouts/site.ts';
import { chosen, type ListingData } from './listing.ts';

const LONGEST_DESCRIPTION = 158;

/** The places of the search: 'Kalkan ve Kaş'; empty when it is everywhere. */
export function placeOf({ landing, options }: ListingData): string {
  const districts = chosen(options.districts);
  const parents = new Set(districts.map(({ town }) => town));
  const towns = chosen(options.towns).filter(({ value }) => !parents.has(value));
  const names = [...towns, ...districts].map(({ name }) => name);
  if (names.length) return formatList(names);
  const regions = chosen(options.regions).map(({ name }) => name);
  if (regions.length) return formatList(regions);
  return landing && landing.kind !== 'VILLA_TYPE' ? landing.name : '';
}

/** 'Kalkan kiralık villa', 'Balayı villaları', 'Kalkan balayı villaları', 'Kiralık villalar'. */
export function headingOf({ t }: Site, listing: ListingData): string {
  const { landing, options, search } = listing;
  const place = placeOf(listing);
  const types = chosen(options.types);
  const type = landing?.kind === 'VILLA_TYPE' ? landing.name : types.length === 1 && types[0]?.name;
  if (place && type)
    return t('listing:heading.place_type', { place, type: type.toLocaleLowerCase('tr') });
  if (place) return t('listing:heading.place', { place });
  if (type) return type;
  return search.q ? t('listing:heading.typed', { words: search.q }) : t('listing:heading.all');
}

/** The page's own title: staff's for the landing as it is, else its heading and how many were found; pages have numbers. */
export function titleOf(site: Site, listing: ListingData): string {
  const { landing, search, page, total } = listing;
  const asItIs = Object.keys(search).every(
    (name) => name === 'page' || search[name as keyof typeof search] === undefined,
  );
  const heading = headingOf(site, listing);
  const found = site.t('listing:title_count', { title: heading, count: formatCount(total) });
  const title = (asItIs && landing?.seo_title) || found;
  return page > 1 ? site.t('listing:title_page', { title, page }) : title;
}

export function descriptionOf({ t, settings }: Site, listing: ListingData): string {
  const { landing, total } = listing;
  if (landing?.seo_description) return landing.seo_description;
  if (landing?.intro) return truncate(landing.intro, LONGEST_DESCRIPTION);
  const place = placeOf(listing) || landing?.name;
  const values = { villas: formatCount(total), licence: settings.tursab_no };
  if (place) return t('listing:description.place', { place, ...values });
  return t(total > 0 ? 'listing:description.all' : 'listing:description.none', values);
}

/** Home → villas → the region a place lies in → the place; the last is the page itself. */
export function trailOf({ t }: Site, listing: ListingData): Breadcrumb[] {
  const { landing } = listing;
  const villas = { text: t('listing:villas'), href: paths.villas() };
  if (landing)
    return [villas, ...landing.within, { text: landing.name, href: paths.landing(landing.slug) }];
  const { towns, regions } = listing.options;
  const [place, ...others] = chosen(towns).length ? chosen(towns) : chosen(regions);
  if (!place || others.length) return [villas];
  return [villas, { text: place.name, href: paths.landing(place.value) }];
}
