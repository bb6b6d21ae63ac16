import type { Translate } from '../../server/i18n.ts';
import type { Currency, Rates } from '../../server/shared/currency.ts';

export type { Currency, Rates };
export type Theme = 'light' | 'dark';

export interface MenuLink {
  id: number;
  slug: string;
  name: string;
}

export interface MenuRegion extends MenuLink {
  towns: MenuLink[];
}

/** The site's settings as staff keep them; a key that is not set is absent or empty. */
export interface SiteSettings {
  site_name: string;
  site_title: string;
  /** The agency's licence with the union of travel agencies. */
  tursab_no: string;
  site_footer_text?: string;
  site_phone?: string;
  site_email?: string;
  whatsapp_phone?: string;
  map_url?: string;
  facebook_link?: string;
  instagram_link?: string;
  twitter_link?: string;
  youtube_link?: string;
  support_hours?: string;
  company_title?: string;
  company_address?: string;
  company_mersis_no?: string;
  company_kep_address?: string;
  company_tax_office?: string;
  company_tax_no?: string;
  company_trade_registry_no?: string;
  company_chamber?: string;
  etbis_url?: string;
  tursab_url?: string;
  tursab_group?: string;
  company_responsible?: string;
}

/** Finds built files; the build hashes their names. */
export interface Assets {
  /** `asset('css/late.css')` → the immutable address of that file. */
  asset(name: string): string;
  /** `inlineCss('css/core.css', 'css/home.css')` → their text for one style block and its CSP hash. */
  inlineCss(...names: string[]): { css: string; hash: string };
}

/** All a layout needs beside the page's own content: plain data, made once per request. */
export interface Site {
  t: Translate;
  locale: 'tr';
  /** Null: the visitor never chose, their system decides. */
  theme: Theme | null;
  currency: Currency;
  /** Null: no rates are set, so only TL can be shown. */
  rates: Rates | null;
  settings: SiteSettings;
  /** Null: the menu's query failed, and its place says so. */
  villa_types: MenuLink[] | null;
  boat_types: MenuLink[] | null;
  regions: MenuRegion[] | null;
  /** Whether cards can be paid with; else there is the bank transfer alone. */
  takes_cards: boolean;
  /** Path and query of this request, for going back after a preference is set. */
  path: string;
  /** Scheme and host without a trailing slash, for canonical and social addresses. */
  base_url: string;
  request_id: string;
  /** Today in Istanbul, ISO. */
  today: string;
  /** The favourites themselves are kept in the browser; a cookie says there are some. */
  has_favourites: boolean;
  assets: Assets;
}

/**
 * What header, footer and menus may show: nothing of this one request, as they are rendered once for
 * many pages (`shellKey` names all of it).
 */
export type ShellSite = Omit<Site, 'theme' | 'path' | 'base_url' | 'request_id' | 'assets'> & {
  assets: Pick<Assets, 'asset'>;
};
