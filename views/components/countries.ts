import { COUNTRIES, countryName, isCountry } from '../../server/shared/countries.ts';

interface Country {
  code: string;
  name: string;
}

const said = (code: string): Country => ({ code, name: countryName(code) });
const ALL = COUNTRIES.map(said);

/** Countries to choose from, in Turkish; what was kept or typed stays among them until it is put right. */
export const countries = (own: string): Country[] => (isCountry(own) ? ALL : [...ALL, said(own)]);
