import { env } from '../../env.ts';
import type { SitemapCount, SitemapRow } from '../../queries/content/sitemaps.ts';
import { ADDRESSES_A_FILE, type SitemapKind } from '../../schemas/sitemaps.ts';
import type { SitemapAddress } from '../../services/content/sitemaps.ts';
import { paths } from '../../shared/paths.ts';
import { jpegUrl } from '../../shared/pictures.ts';

const base = () => env.PUBLIC_URL.replace(/\/$/, '');

/** The files that hold so many addresses. */
export const presentSitemapFiles = (counts: readonly SitemapCount[]) =>
  counts.flatMap(({ kind, addresses, changed_at }) =>
    Array.from({ length: Math.ceil(addresses / ADDRESSES_A_FILE) }, (_, index) => ({
      address: base() + paths.sitemapPart(`${kind}-${index + 1}`),
      changed_at,
    })),
  );

const ADDRESS: Record<Exclude<SitemapKind, 'pages'>, (slug: string) => string> = {
  villas: paths.villa,
  boats: paths.boat,
  places: paths.landing,
  posts: paths.post,
};

export function presentSitemapRows(
  kind: SitemapKind,
  rows: readonly SitemapRow[],
): SitemapAddress[] {
  if (kind === 'pages') return pages(rows);
  return rows.map(({ slug, changed_at, pictures }) => ({
    address: base() + ADDRESS[kind](slug),
    changed_at,
    pictures: pictures.map((picture) => base() + jpegUrl(picture)),
  }));
}

/** Pages that are always there, and the section of staff's text in each. */
const PAGES: [address: string, section?: string][] = [
  [paths.home()],
  [paths.villas()],
  [paths.boats()],
  [paths.about(), 'about'],
  [paths.faq()],
  [paths.blog()],
  [paths.contact(), 'contact'],
  [paths.cars(), 'car'],
  [paths.securePayment(), 'payment'],
  [paths.rentalTerms(), 'rental'],
  [paths.privacy(), 'privacy'],
  [paths.cancellation(), 'cancel'],
  [paths.kvkk(), 'kvkk'],
  [paths.howToRent(), 'howrent'],
  [paths.banks(), 'bank'],
  [paths.documents(), 'document'],
];

function pages(sections: readonly SitemapRow[]): SitemapAddress[] {
  const changes = new Map(sections.map(({ slug, changed_at }) => [slug, changed_at]));
  return PAGES.map(([path, section]) => ({
    address: base() + path,
    changed_at: changes.get(section ?? '') ?? null,
    pictures: [],
  }));
}
