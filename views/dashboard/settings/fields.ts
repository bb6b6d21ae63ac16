import type { SettingsSection } from '../../../server/schemas/settings.ts';

export type SettingKey = keyof typeof FIELDS;

export interface SettingField {
  /** `text` one line, `area` several, `count` a whole number, `choice` one of a few. */
  kind: 'text' | 'area' | 'count' | 'email' | 'tel' | 'url' | 'picture' | 'choice';
  maxLength?: number;
  /** Sent as it is when empty: a name that there must be. */
  needed?: true;
  /** A unit's key in the catalogue, after the number. */
  unit?: 'hours' | 'days' | 'nights' | 'age';
  before?: '%';
  wide?: true;
}

/** How each setting is typed; its rule is in the schema, its words in the catalogue. */
export const FIELDS = {
  site_name: { kind: 'text', maxLength: 60, needed: true },
  site_title: { kind: 'text', maxLength: 120, needed: true },
  site_footer_text: { kind: 'area', maxLength: 500, wide: true },
  home_picture: { kind: 'picture' },
  home_picture_alt: { kind: 'text', maxLength: 200, wide: true },
  option_hours: { kind: 'count', unit: 'hours' },
  option_hours_near: { kind: 'count', unit: 'hours' },
  near_days: { kind: 'count', unit: 'days' },
  full_payment_days: { kind: 'count', unit: 'days' },
  gap_max_nights: { kind: 'count', unit: 'nights' },
  child_age_max: { kind: 'count', unit: 'age' },
  baby_age_max: { kind: 'count', unit: 'age' },
  vat_rate: { kind: 'count', before: '%' },
  accommodation_tax_rate: { kind: 'count', before: '%' },
  site_phone: { kind: 'tel', maxLength: 30 },
  whatsapp_phone: { kind: 'tel', maxLength: 30 },
  site_email: { kind: 'email', maxLength: 254 },
  support_hours: { kind: 'text', maxLength: 120 },
  map_url: { kind: 'url', maxLength: 500, wide: true },
  company_title: { kind: 'text', maxLength: 200, wide: true },
  company_address: { kind: 'text', maxLength: 300, wide: true },
  company_responsible: { kind: 'text', maxLength: 120 },
  company_mersis_no: { kind: 'text', maxLength: 16 },
  company_kep_address: { kind: 'email', maxLength: 254 },
  company_tax_office: { kind: 'text', maxLength: 80 },
  company_tax_no: { kind: 'text', maxLength: 11 },
  company_trade_registry_no: { kind: 'text', maxLength: 60 },
  company_chamber: { kind: 'text', maxLength: 160, wide: true },
  tursab_no: { kind: 'text', maxLength: 10 },
  tursab_group: { kind: 'choice' },
  tursab_url: { kind: 'url', maxLength: 500, wide: true },
  etbis_url: { kind: 'url', maxLength: 500, wide: true },
  facebook_link: { kind: 'url', maxLength: 500, wide: true },
  instagram_link: { kind: 'url', maxLength: 500, wide: true },
  twitter_link: { kind: 'url', maxLength: 500, wide: true },
  youtube_link: { kind: 'url', maxLength: 500, wide: true },
} as const satisfies Record<string, SettingField>;

/** Those that do not speak for themselves; the others have no hint. */
export const HINTED = [
  'site_title',
  'home_picture',
  'home_picture_alt',
  'option_hours',
  'option_hours_near',
  'near_days',
  'full_payment_days',
  'gap_max_nights',
  'child_age_max',
  'baby_age_max',
  'whatsapp_phone',
  'support_hours',
  'map_url',
  'company_mersis_no',
  'company_tax_no',
  'tursab_no',
  'facebook_link',
  'instagram_link',
  'twitter_link',
  'youtube_link',
] as const satisfies SettingKey[];

interface Group {
  key: GroupKey;
  fields: SettingKey[];
}

type GroupKey =
  | 'name'
  | 'home'
  | 'option'
  | 'payment'
  | 'guests'
  | 'tax'
  | 'reach'
  | 'company'
  | 'registry'
  | 'licence'
  | 'networks';

/** What belongs together, in the order of the form. */
export const GROUPS: Record<SettingsSection, Group[]> = {
  site: [
    { key: 'name', fields: ['site_name', 'site_title', 'site_footer_text'] },
    { key: 'home', fields: ['home_picture', 'home_picture_alt'] },
    { key: 'option', fields: ['option_hours', 'option_hours_near', 'near_days'] },
    { key: 'payment', fields: ['full_payment_days'] },
    { key: 'guests', fields: ['gap_max_nights', 'child_age_max', 'baby_age_max'] },
    { key: 'tax', fields: ['vat_rate', 'accommodation_tax_rate'] },
  ],
  contact: [
    {
      key: 'reach',
      fields: ['site_phone', 'whatsapp_phone', 'site_email', 'support_hours', 'map_url'],
    },
    {
      key: 'company',
      fields: ['company_title', 'company_address', 'company_responsible', 'company_kep_address'],
    },
    {
      key: 'registry',
      fields: [
        'company_mersis_no',
        'company_tax_office',
        'company_tax_no',
        'company_trade_registry_no',
        'company_chamber',
      ],
    },
    { key: 'licence', fields: ['tursab_no', 'tursab_group', 'tursab_url', 'etbis_url'] },
  ],
  social: [
    {
      key: 'networks',
      fields: ['facebook_link', 'instagram_link', 'twitter_link', 'youtube_link'],
    },
  ],
};
