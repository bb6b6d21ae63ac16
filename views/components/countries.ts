/** Where most guests come from; somebody else's own country is added. */
const COMMON =
  'TR DE GB NL BE FR AT CH SE NO DK FI PL RU UA BY KZ AZ GE IR IQ SY LB JO SA AE KW QA BH OM EG IL GR BG RO RS BA HU CZ SK IT ES PT IE US CA AU CN JP KR IN PK UZ TM KG'.split(
    ' ',
  );
const NAMES = new Intl.DisplayNames('tr', { type: 'region' });
const ALL = COMMON.map((code) => ({ code, name: NAMES.of(code) ?? code }));

/** Countries to choose from, by their ISO codes, in Turkish. */
export const countries = (own: string): { code: string; name: string }[] =>
  ALL.some(({ code }) => code === own) ? ALL : [...ALL, { code: own, name: NAMES.of(own) ?? own }];
