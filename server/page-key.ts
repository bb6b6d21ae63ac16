import type { IncomingMessage } from 'node:http';

import { acceptedEncoding } from './compress.ts';
import { readCookies } from './cookies.ts';
import { readLira } from './schemas/amount-ranges.ts';
import { BoatListingQuery } from './schemas/boats.ts';
import { ContactQuery } from './schemas/contact-messages.ts';
import { FaqQuery } from './schemas/faq.ts';
import { BlogQuery } from './schemas/posts.ts';
import { ListingQuery } from './schemas/search.ts';
import { VillaPageQuery } from './schemas/villa-pages.ts';
import { isCurrency } from './shared/currency.ts';

/** What a kept page is found by, and the address it is made from. */
export interface PageKey {
  text: string;
  /** The path with the known parameters only, in a fixed order. */
  url: string;
}

/** Parameters that a kept page may know; all others (campaign tags …) make no page of their own. */
const PARAMETERS = new Set(
  [ListingQuery, BoatListingQuery, VillaPageQuery, BlogQuery, FaqQuery, ContactQuery].flatMap(
    ({ shape }) => Object.keys(shape),
  ),
);

/** Pages that are one person's own, or no pages at all: files go out as fast as one visitor takes them. */
const NEVER =
  /^\/(dashboard|v1|v2|static|media|rezervasyon|enquire|odeme|teklif|takvim|yorum|favoriler|paylas|website\/document\/\d+|sitemap|healthz|readyz|metrics)([/?]|$)/;

/** Longer ones are nobody's real search. */
const LONGEST = 600;

/** The key of a GET that any anonymous visitor with the same choices gets the same answer to. */
export function pageKeyOf({ url = '', headers }: IncomingMessage): PageKey | undefined {
  // An address with a host in it, as proxies are asked, is nothing a browser sends us.
  if (url.length > LONGEST || !url.startsWith('/') || NEVER.test(url)) return undefined;
  // Nobody waits for a page whose asker has still something to send.
  if (headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0) return undefined;
  const known = normalised(url);
  const encoding = acceptedEncoding(headers['accept-encoding']) ?? '';
  return { url: known, text: `${known}|${choicesOf(headers.cookie)}|${encoding}` };
}

/** What a visitor chose and pages show: theme, currency, whether there are favourites. */
function choicesOf(header: string | undefined): string {
  if (!header) return DEFAULT_CHOICES;
  const cookies = readCookies(header);
  const theme = cookies.get('theme');
  const currency = cookies.get('currency');
  return [
    theme === 'dark' || theme === 'light' ? theme : '',
    isCurrency(currency) ? currency : 'TL',
    cookies.get('favourites') === '1' ? 'favourites' : '',
  ].join('|');
}

const DEFAULT_CHOICES = '|TL|';

function normalised(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const given = [...new URLSearchParams(address.slice(at + 1))]
    .filter(([name, value]) => PARAMETERS.has(name) && value !== '')
    .map(([name, value]) => [name, PRICES.has(name) ? String(readLira(value)) : value] as const)
    .sort(([one, first], [other, second]) => compare(one, other) || compare(first, second));
  const query = new URLSearchParams(given.map(([name, value]) => [name, value])).toString();
  return query ? `${address.slice(0, at)}?${query}` : address.slice(0, at);
}

/** One search, however its prices are typed. */
const PRICES = new Set(['min_price', 'max_price']);

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
