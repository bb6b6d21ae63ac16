import { fold } from './fold.ts';

const MAX_LENGTH = 80;

/**
 * First segments of addresses that are, or are likely to become, the site's own. A type, region,
 * town or district shares `/{slug}` with them and may not take one.
 */
const reservedSlugs = new Set([
  ...['about', 'blog', 'boat', 'car', 'contact', 'dashboard', 'enquire', 'faq', 'guvenli-odeme'],
  ...['listing', 'listingboat', 'villa', 'website'],
  ...[
    'bulten',
    'favoriler',
    'odeme',
    'paylas',
    'rezervasyon',
    'takvim',
    'teklif',
    'tercih',
    'yorum',
  ],
  ...['healthz', 'manifest', 'metrics', 'readyz', 'robots', 'sitemap', 'v1', 'v2', 'v3'],
  ...['assets', 'build', 'css', 'favicon', 'fonts', 'icons', 'images', 'js', 'media', 'pictures'],
  ...['static', 'uploads', 'well-known'],
  ...['admin', 'api', 'boats', 'error', 'favorites', 'home', 'index', 'kunye', 'login', 'logout'],
  ...['new', 'null', 'offline', 'search', 'undefined', 'villas'],
]);

/**
 * The address of a name: 'Villa İSLAMLAR I' → 'villa-islamlar-i', 'Havuz & Bahçe' →
 * 'havuz-ve-bahce', 'Ölüdeniz’e' → 'oludenize'. At most 80 characters, cut between words.
 * Empty when the name has no letter or digit.
 */
export function slugOf(name: string): string {
  const words = fold(name.replace(/['’‘`´]/g, '').replaceAll('&', ' ve ')).split(' ');
  return joinUpTo(words, MAX_LENGTH);
}

/** The n-th address of the same name: ('villa-poyraz', 2) → 'villa-poyraz-2'; the first has no number. */
export function numberedSlug(slug: string, number: number): string {
  if (number <= 1) return slug;
  const suffix = `-${number}`;
  return joinUpTo(slug.split('-'), MAX_LENGTH - suffix.length) + suffix;
}

/** Whether `/{slug}` belongs to the site itself. */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug);
}

function joinUpTo(words: string[], length: number): string {
  const kept = words.reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word;
    return longer.length <= length ? longer : slug;
  }, '');
  return kept || (words[0] ?? '').slice(0, length);
}
