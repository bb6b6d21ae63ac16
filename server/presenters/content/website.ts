import type { BankAccountRow } from '../../queries/content/bank-accounts.ts';
import type { findContentPage } from '../../queries/content/content-pages.ts';
import type { StoredSetting } from '../../queries/content/settings.ts';
import type { HomeSections } from '../../queries/listings/home.ts';
import {
  type WebsiteBank,
  WebsiteContact,
  type WebsiteHome,
  type WebsitePage,
} from '../../schemas/answers/website.ts';
import type { Section } from '../../schemas/content-pages.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';
import type { Shell } from '../../services/listings/shell.ts';

type Page = NonNullable<Awaited<ReturnType<typeof findContentPage>>>;

export const presentWebsitePage = (section: Section, page: Page): WebsitePage => ({
  section,
  title: page.title,
  body: sanitiseRichText(page.body),
  seo_title: page.seo_title,
  seo_description: page.seo_description,
  updated_at: page.updated_at.toISOString(),
});

/** The settings that visitors may see, empty ones as null. */
export function presentWebsiteContact(
  settings: readonly Pick<StoredSetting, 'key' | 'value'>[],
  page: Page | undefined,
): WebsiteContact {
  const known = new Map(settings.map(({ key, value }) => [key, value]));
  const fields = CONTACT_KEYS.map((key) => [key, known.get(key) || null]);
  return { ...Object.fromEntries(fields), body: bodyOf(page) } as WebsiteContact;
}

export const CONTACT_KEYS = Object.keys(WebsiteContact.shape).filter((key) => key !== 'body');

export const presentWebsiteBank = (
  accounts: readonly BankAccountRow[],
  page: Page | undefined,
): WebsiteBank => ({
  body: bodyOf(page),
  accounts: accounts.map(({ id, bank_name, branch, holder, iban, currency, note }) => ({
    id,
    bank_name,
    branch,
    holder,
    iban,
    currency,
    note,
  })),
});

export const presentWebsiteHome = (
  { settings, rates }: Pick<Shell, 'settings' | 'rates'>,
  sections: HomeSections,
): WebsiteHome => ({
  site_name: settings.site_name,
  site_title: settings.site_title,
  site_footer_text: settings.site_footer_text ?? null,
  exchange_rates: rates,
  hero: sections.hero,
  villas: sections.villas,
  boats: sections.boats,
  rating: sections.rating,
  rating_count: sections.rating_count,
  towns: sections.towns,
  comments: sections.comments,
  posts: sections.posts.map(({ words: _, ...post }) => post),
});

const bodyOf = (page: Page | undefined) => (page ? sanitiseRichText(page.body) : null);
