import { paths } from '../../../server/shared/paths.ts';
import { signIn, site } from '../../support/api.ts';
import { elementsOf, screenWordsOf } from '../../views/render.ts';

const { dashboard } = paths;
const BLAMED = /[Ff]iltre(?:lerle|lere uyan)|Filtreleri (?:temizle|kaldır)|Bütün .* göster/;

let staff: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
});

/** What stands where the rows would. */
async function emptyOf(address: string): Promise<string> {
  const { text } = await site.get(address).set('cookie', staff).expect(200);
  return /<div class="empty">.*?<\/div>(?:<\/div>)?/s.exec(text)?.[0] ?? '';
}

test.each([
  [dashboard.reservations('villa'), '?customer_name=yok', dashboard.newReservation('villa')],
  [dashboard.reservations('boat'), '?customer_name=yok', dashboard.newReservation('boat')],
  [dashboard.transactions(), '?needs_action=1', dashboard.reservations('villa')],
  [dashboard.closings(), '?status=APPROVED', null],
  [dashboard.occupancy(), '?isActive=true', dashboard.newVilla()],
  [dashboard.occupancy({ kind: 'boat' }), '&isActive=true', dashboard.newBoat()],
  [dashboard.villaReport(), '?only=stays', dashboard.newVilla()],
])(
  'the list %s without a row blames a filter only where there is one',
  async (list, filter, way) => {
    const [bare, ordered, narrowed] = [
      await emptyOf(list),
      await emptyOf(`${list}${list.includes('?') ? '&' : '?'}take=50`),
      await emptyOf(list + filter),
    ];

    for (const empty of [bare, ordered]) {
      expect(screenWordsOf(empty)).not.toMatch(BLAMED);
      expect(elementsOf(empty, 'a').map(({ href }) => href)).toEqual(way ? [way] : []);
    }
    expect(elementsOf(narrowed, 'a')[0]?.href?.split('?period')[0]).toBe(list);
  },
);

test.each([
  [dashboard.blog(), dashboard.newPost()],
  [dashboard.offers(), dashboard.newOffer()],
  [dashboard.newsletters(), dashboard.newNewsletter()],
  [dashboard.questions(), dashboard.questions({ add: 'new_group' })],
])('the list %s without a row leaves its main button at its head', async (list, way) => {
  const empty = await emptyOf(list);

  expect(elementsOf(empty, 'a').map(({ href }) => href)).toEqual([way]);
  expect(empty).not.toContain('primary');
});

test('an owner to whom no villa belongs yet is told whom to ask for it', async () => {
  const owner = await signIn('OWNER');
  const { text } = await site.get(dashboard.villas()).set('cookie', owner).expect(200);

  expect(screenWordsOf(text)).toContain('Hesabınıza bağlı villa yok. Acenteye yazın.');
});
