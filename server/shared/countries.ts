const countries = new Intl.DisplayNames('tr', { type: 'region', fallback: 'code' });

/** 'DE' → 'Almanya' */
export const countryName = (code: string): string => countries.of(code) ?? code;

/** 'Türkiye 12, Almanya 4' */
export const nationalityText = (guests: readonly { code: string; guests: number }[]): string =>
  guests.map(({ code, guests: count }) => `${countryName(code)} ${count}`).join(', ');
