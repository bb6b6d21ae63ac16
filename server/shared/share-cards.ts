import { paths } from './paths.ts';
import type { PictureData } from './pictures.ts';

const SHARE_KINDS = ['site', 'villa', 'boat', 'place', 'post'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** All that the picture shows by which a page is shared: words beside the page's own picture. */
export interface ShareCard {
  kind: ShareKind;
  /** The page's own; of the site 'koy'. */
  slug: string;
  title: string;
  line: string;
  /** Without one the bay is drawn. */
  picture: Pick<PictureData, 'hash' | 'width'> | null;
  site_name: string;
  /** The last line: who stands behind the page. */
  seal: string;
}

/** Pixels; the size that social sites ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Counted up when the drawing changes, so that nobody keeps the former one. */
const DRAWING = 2;

/** The address of a card's picture. It names what is shown, so the picture behind it never changes. */
export const shareCardUrl = (card: ShareCard): string =>
  paths.shareCard(card.kind, card.slug, markOf(card));

/** A short name of what a card shows: cyrb53 of its words and picture, in base 36. */
export function markOf({ title, line, picture, site_name, seal }: ShareCard): string {
  const text = [DRAWING, title, line, picture?.hash ?? '', site_name, seal].join('\n');
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return ((low & 0x1fffff) * 0x100000000 + (high >>> 0)).toString(36);
}
