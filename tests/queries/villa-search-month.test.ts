import { searchVillas } from '../../server/queries/search/villa-search.ts';
import { db } from '../support/db.ts';
import { createClosing, createSeason, createVilla } from '../support/factories.ts';
import { context, elsewhere, parse } from './searched-villas.ts';

describe('any day of the month', () => {
  const july = { check_in: '2090-07-10', check_out: '2090-07-17' };
  const price = async (villa_id: number) => {
    const seasons = [
      ['[2090-06-01,2090-07-20)', 10_000_00],
      ['[2090-07-20,2090-09-01)', 8_000_00],
    ] as const;
    for (const [days, nightly_price_kurus] of seasons)
      await createSeason({ villa_id, days, nightly_price_kurus });
  };
  const searched = async (query: object) => {
    const { villas } = await searchVillas(db, parse({ ...july, ...query }), context);
    return villas.map(({ check_in, check_out, total_kurus }) => [check_in, check_out, total_kurus]);
  };

  test('finds the nearest free week, or the cheapest one', async () => {
    const district = await elsewhere();
    const villa = await createVilla({ district_id: district.id, nightly_price_kurus: null });
    await price(villa.id);
    await createClosing(villa.id, { check_in: '2090-07-05', check_out: '2090-07-13' });
    const query = { district: district.slug, flex: 'month' };
    expect(await searched({ ...query, flex: '2' })).toEqual([]);
    expect(await searched(query)).toEqual([['2090-07-13', '2090-07-20', 70_000_00]]);
    expect(await searched({ ...query, sort: 'price_asc' })).toEqual([
      ['2090-07-20', '2090-07-27', 56_000_00],
    ]);
    await createClosing(villa.id, { check_in: '2090-07-13', check_out: '2090-08-01' });
    expect(await searched(query)).toEqual([]);
  });
});
