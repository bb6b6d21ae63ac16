/**
 * What guests answer, call, and make their contract with (domain §2.3, §2.5): it may change, but once it is
 * there it is not emptied, or contracts would name nobody.
 */
export const LASTING_KEYS: ReadonlySet<string> = new Set([
  'site_phone',
  'site_email',
  'company_title',
  'company_address',
  'company_mersis_no',
  'tursab_no',
]);
