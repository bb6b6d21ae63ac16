import { z } from 'zod';

import { isTckn, isVkn } from '../shared/identity-numbers.ts';
import { Email, Line, Phone, Text } from './common.ts';

/** An emptied field is cleared; a field that is not given stays. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional();

const count = (least: number, most: number) => z.int().min(least).max(most).optional();

/** An address that a page of ours links to. */
const Link = z
  .string()
  .trim()
  .max(500)
  .pipe(z.url({ protocol: /^https$/ }));

/** The page of a network, on one of its own hosts. */
const linkTo = (...hosts: string[]) =>
  Link.refine((url) => {
    const { hostname = '' } = URL.parse(url) ?? {};
    return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  }, 'not_of_network');

const digits = (least: number, most: number, code: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${least},${most}}$`), code);

/** A company's number, or the identity number of a person who trades alone. */
const TaxNumber = Line(20).refine((text) => isVkn(text) || isTckn(text), 'not_tax_no');

const version = z.int().min(0).optional();

/** What the site calls itself, and the numbers that prices and deadlines depend on (product §10). */
const siteFields = {
  site_name: Line(60).optional(),
  site_title: Line(120).optional(),
  site_footer_text: orNone(Text(500)),
  home_picture: orNone(z.string().regex(/^[0-9a-f]{20}$/, 'no_such_row')),
  home_picture_alt: orNone(Line(200)),
  option_hours: count(1, 240),
  option_hours_near: count(1, 240),
  near_days: count(0, 365),
  full_payment_days: count(0, 365),
  gap_max_nights: count(1, 30),
  child_age_max: count(1, 17),
  baby_age_max: count(0, 5),
  exchange_margin: count(-20, 20),
  vat_rate: count(0, 50),
  accommodation_tax_rate: count(0, 50),
};

/** How the agency is reached, and its legal lines (domain §2.2, §2.5). */
const contactFields = {
  site_phone: orNone(Phone),
  site_email: orNone(Email),
  whatsapp_phone: orNone(Phone),
  support_hours: orNone(Line(120)),
  map_url: orNone(Link),
  company_title: orNone(Line(200)),
  company_address: orNone(Line(300)),
  company_mersis_no: orNone(digits(16, 16, 'not_mersis')),
  company_kep_address: orNone(Email),
  company_tax_office: orNone(Line(80)),
  company_tax_no: orNone(TaxNumber),
  company_trade_registry_no: orNone(Line(60)),
  company_chamber: orNone(Line(160)),
  company_responsible: orNone(Line(120)),
  tursab_no: orNone(digits(1, 10, 'not_number')),
  tursab_group: orNone(z.enum(['A', 'B', 'C'])),
  tursab_url: orNone(Link),
  etbis_url: orNone(Link),
};

const socialFields = {
  facebook_link: orNone(linkTo('facebook.com', 'fb.com')),
  instagram_link: orNone(linkTo('instagram.com')),
  twitter_link: orNone(linkTo('x.com', 'twitter.com')),
  youtube_link: orNone(linkTo('youtube.com', 'youtu.be')),
};

const changesOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .strictObject({ ...fields, version })
    .refine((given) => Object.keys(given).some((key) => key !== 'version'), {
      path: [Object.keys(fields)[0] ?? ''],
      error: 'nothing_to_change',
    });

/** `PUT /v1/admin/{site,contact,social}/edit`: the only keys of each, and each key's rule. */
export const SETTINGS = {
  site: changesOf(siteFields),
  contact: changesOf(contactFields),
  social: changesOf(socialFields),
} as const;

export type SettingsSection = keyof typeof SETTINGS;

/** Which keys a section has, in the order of its form. */
export const SETTING_KEYS: Record<SettingsSection, readonly string[]> = {
  site: Object.keys(siteFields),
  contact: Object.keys(contactFields),
  social: Object.keys(socialFields),
};

/** Keys that hold a whole number. */
export const NUMBER_KEYS: ReadonlySet<string> = new Set([
  'option_hours',
  'option_hours_near',
  'near_days',
  'full_payment_days',
  'gap_max_nights',
  'child_age_max',
  'baby_age_max',
  'exchange_margin',
  'vat_rate',
  'accommodation_tax_rate',
]);

/** Keys that hold a telephone number, kept as E.164. */
export const PHONE_KEYS: ReadonlySet<string> = new Set(['site_phone', 'whatsapp_phone']);

export type SettingsChanges = Record<string, string | number | null | undefined> & {
  version?: number | undefined;
};
