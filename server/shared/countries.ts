/** Where most guests come from, these first. */
const COMMON =
  'TR DE GB NL BE FR AT CH SE NO DK FI PL RU UA BY KZ AZ GE IR IQ SY LB JO SA AE KW QA BH OM EG IL GR BG RO RS BA HU CZ SK IT ES PT IE US CA AU CN JP KR IN PK UZ TM KG';

/** All others in which people live (ISO 3166-1), and Kosovo by the code in use for it. */
const OTHERS =
  'AD AF AG AI AL AM AO AR AS AW AX BB BD BF BI BJ BL BM BN BO BQ BR BS BT BW BZ CC CD CF CG CI ' +
  'CK CL CM CO CR CU CV CW CX CY DJ DM DO DZ EC EE EH ER ET FJ FK FM FO GA GD GF GG GH GI GL GM ' +
  'GN GP GQ GT GU GW GY HK HN HR HT ID IM IS JE JM KE KH KI KM KN KP KY LA LC LI LK LR LS LT LU ' +
  'LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
  'NP NR NU NZ PA PE PF PG PH PM PN PR PS PW PY RE RW SB SC SD SG SH SI SJ SL SM SN SO SR SS ST ' +
  'SV SX SZ TC TD TG TH TJ TK TL TN TO TT TV TW TZ UG UY VA VC VE VG VI VN VU WF WS XK YE YT ZA ' +
  'ZM ZW';

const names = new Intl.DisplayNames('tr', { type: 'region', fallback: 'code' });

/** 'DE' → 'Almanya'; what is no code of a country is said as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

/** Every country a guest may be of, by its two letters: the common ones, then by their names. */
export const COUNTRIES: readonly string[] = [
  ...COMMON.split(' '),
  ...OTHERS.split(' ').toSorted((one, other) =>
    countryName(one).localeCompare(countryName(other), 'tr'),
  ),
];

const known = new Set(COUNTRIES);

export const isCountry = (code: string): boolean => known.has(code);

/** 'Türkiye 12, Almanya 4' */
export const nationalityText = (guests: readonly { code: string; guests: number }[]): string =>
  guests.map(({ code, guests: count }) => `${countryName(code)} ${count}`).join(', ');
