import { z } from 'zod';

import { Instant } from './common.ts';

const text = z.string().nullable();
const count = z.int();

/** How often any of the section's keys was saved; sent back with an edit, an old one is 409 `stale`. */
const saved = {
  version: z.int().min(0),
  updated_at: Instant.nullable(),
};

export const SiteSettingsAnswer = z.strictObject({
  site_name: z.string(),
  site_title: z.string(),
  site_footer_text: text,
  home_picture: text,
  home_picture_alt: text,
  option_hours: count,
  option_hours_near: count,
  near_days: count,
  full_payment_days: count,
  gap_max_nights: count,
  child_age_max: count,
  baby_age_max: count,
  exchange_margin: count,
  vat_rate: count,
  accommodation_tax_rate: count,
  ...saved,
});

/** How the agency is reached, and its legal lines. */
export const contactFields = {
  site_phone: text,
  site_email: text,
  whatsapp_phone: text,
  support_hours: text,
  map_url: text,
  company_title: text,
  company_address: text,
  company_mersis_no: text,
  company_kep_address: text,
  company_tax_office: text,
  company_tax_no: text,
  company_trade_registry_no: text,
  company_chamber: text,
  company_responsible: text,
  tursab_no: text,
  tursab_group: text,
  tursab_url: text,
  etbis_url: text,
};

export const ContactSettingsAnswer = z.strictObject({ ...contactFields, ...saved });

export const socialFields = {
  facebook_link: text,
  instagram_link: text,
  twitter_link: text,
  youtube_link: text,
};

export const SocialSettingsAnswer = z.strictObject({ ...socialFields, ...saved });

export type SiteSettingsAnswer = z.infer<typeof SiteSettingsAnswer>;
export type ContactSettingsAnswer = z.infer<typeof ContactSettingsAnswer>;
export type SocialSettingsAnswer = z.infer<typeof SocialSettingsAnswer>;
