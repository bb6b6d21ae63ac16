import { z } from 'zod';

import { PublicComment } from './comments.ts';
import { Day, Id, Instant, Kurus, Picture } from './common.ts';
import { ExchangeRatesAnswer } from './exchange-rates.ts';
import { contactFields, socialFields } from './settings.ts';

/** `GET /v1/website/{about, rental, …}`: a company page; rich text is clean. */
export const WebsitePage = z.strictObject({
  section: z.string(),
  title: z.string(),
  body: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  updated_at: Instant,
});

const text = z.string().nullable();

/** `GET /v1/website/contact`: how the agency is reached, its legal lines, and staff's words. */
export const WebsiteContact = z.strictObject({
  ...contactFields,
  ...socialFields,
  body: text,
});

/** `GET /v1/website/bank`: where money is sent to. */
export const WebsiteBank = z.strictObject({
  body: text,
  accounts: z.array(
    z.strictObject({
      id: Id,
      bank_name: z.string(),
      branch: text,
      holder: z.string(),
      iban: z.string(),
      currency: z.string(),
      note: z.string(),
    }),
  ),
});

const Town = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  villa_count: z.int(),
  from_price_kurus: Kurus.nullable(),
  picture: Picture.nullable(),
});

const Comment = PublicComment.omit({ answer: true });

const Post = z.strictObject({
  id: Id,
  slug: z.string(),
  title: z.string(),
  topic: text,
  picture: Picture.nullable(),
});

/** `GET /v1/website/home`: what the home page says beside the showcases (`/v1/showcases`). */
export const WebsiteHome = z.strictObject({
  site_name: z.string(),
  site_title: z.string(),
  site_footer_text: text,
  /** By which prices are told in other currencies; null while staff have not set all three. */
  exchange_rates: ExchangeRatesAnswer.extend({ updated_on: Day }).nullable(),
  hero: Picture.nullable(),
  villas: z.int(),
  boats: z.int(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  towns: z.array(Town),
  comments: z.array(Comment),
  posts: z.array(Post),
});

export type WebsitePage = z.infer<typeof WebsitePage>;
export type WebsiteContact = z.infer<typeof WebsiteContact>;
export type WebsiteBank = z.infer<typeof WebsiteBank>;
export type WebsiteHome = z.infer<typeof WebsiteHome>;
