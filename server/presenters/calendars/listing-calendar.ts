import { parseDays } from '../../domain/stay.ts';

/** Seasons as a calendar's cells want them: half-open days and the price of a night or a day. */
export const pricedRanges = (seasons: { days: string; price_kurus: number }[]) =>
  seasons.map(({ days, price_kurus }) => {
    const { from, until } = parseDays(days);
    return { from: from.toString(), until: until.toString(), price_kurus };
  });
