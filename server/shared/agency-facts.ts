/**
 * What guests answer, call, and make their contract with (domain §2.3, §2.5). Home asks for what is missing of
 * it; it may change, but once it is there it is not emptied, or contracts would name nobody.
 */
export const AGENCY_FACTS = [
  'site_phone',
  'site_email',
  'company_title',
  'company_address',
  'company_mersis_no',
  'company_responsible',
  'tursab_no',
] as const;

export const isAgencyFact = (key: string): boolean =>
  (AGENCY_FACTS as readonly string[]).includes(key);
