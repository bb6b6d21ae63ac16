import { formatCount, formatList, truncate } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Breadcrumb } from '../../components/breadcrumbs.tsx';
import type { Site } from '../../layouts/site.ts';
import { type BoatListingData, chosen, isNarrowed } from './listing.ts';

const LONGEST_DESCRIPTION = 158;

/** The places of the search: 'Göcek ve Milta Bodrum Marina', 'Muğla'; empty when it is everywhere. */
export function placeOf({ options }: BoatListingData): string {
  const marinas = chosen(options.marinas) as typeof options.marinas;
  const parents = new Set(marinas.map(({ town }) => town));
  const towns = chosen(options.towns).filter(({ value }) => !parents.has(value));
  const names = [...towns, ...marinas].map(({ name }) => name);
  return formatList(names.length ? names : chosen(options.regions).map(({ name }) => name));
}

/** 'Gulet', 'Göcek kiralık tekne', 'Göcek gulet', 'Kiralık tekneler'. */
export function headingOf({ t }: Site, listing: BoatListingData): string {
  const { landing, options, search } = listing;
  const types = chosen(options.types);
  const type = landing?.name ?? (types.length === 1 ? types[0]?.name : undefined);
  const place = placeOf(listing);
  if (place && type)
    return t('boats:heading.place_type', { place, type: type.toLocaleLowerCase('tr') });
  if (place) return t('boats:heading.place', { place });
  if (type) return t('boats:heading.type', { type });
  return search.q ? t('boats:heading.typed', { words: search.q }) : t('boats:heading.all');
}

/** The page's own title: staff's for the type as it is, else its heading and how many were found; pages have numbers. */
export function titleOf(site: Site, listing: BoatListingData): string {
  const { landing, page, total } = listing;
  const heading = headingOf(site, listing);
  const found = site.t('boats:title_count', { title: heading, count: formatCount(total) });
  const title = (!isNarrowed(listing) && landing?.seo_title) || found;
  return page > 1 ? site.t('boats:title_page', { title, page }) : title;
}

export function descriptionOf({ t, settings }: Site, { landing, total }: BoatListingData): string {
  const text = landing?.seo_description || landing?.intro;
  if (text) return truncate(text, LONGEST_DESCRIPTION);
  return t(total > 0 ? 'boats:description.all' : 'boats:description.none', {
    boats: formatCount(total),
    licence: settings.tursab_no,
  });
}

/** Home → boats → the type; the last is the page itself. */
export function trailOf({ t }: Site, { landing }: BoatListingData): Breadcrumb[] {
  const boats = { text: t('boats:boats'), href: paths.boats() };
  return landing ? [boats, { text: landing.name, href: paths.landing(landing.slug) }] : [boats];
}
