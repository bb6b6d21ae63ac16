import { z } from 'zod';

/** Addresses in one file; search engines take 50,000 of them, and far fewer with their pictures. */
export const ADDRESSES_A_FILE = 2_000;

/** `villas-1`, `boats-1`, `places-1`, `posts-1`, `pages-1`: what it lists, and which of its files. */
export const SitemapParams = z.strictObject({
  part: z
    .string()
    .regex(/^(villas|boats|places|posts|pages)-[1-9]\d{0,3}$/)
    .transform((part) => {
      const [of = '', number = '1'] = part.split('-');
      return { of: of as SitemapKind, number: Number(number) };
    }),
});

export type SitemapKind = 'villas' | 'boats' | 'places' | 'posts' | 'pages';
