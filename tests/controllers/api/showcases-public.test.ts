import { PublicShowcase } from '../../../server/schemas/answers/showcases-public.ts';
import { db, site } from '../../support/api.ts';
import { createVilla } from '../../support/factories.ts';

async function createShowcase(own: { title: string; position: number; active?: boolean }) {
  const { id } = await db
    .insertInto('showcases')
    .values({ subtitle: 'Alt başlık', link: '/listing?sort=newest', ...own })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const add = (showcase_id: number, villa_id: number, position: number) =>
  db.insertInto('showcase_villas').values({ showcase_id, villa_id, position }).execute();

test('the rows that are shown, with their villas on sale, in staff’s order', async () => {
  const [first, second] = [await createVilla(), await createVilla()];
  const off = await createVilla({ active: false });
  const later = await createShowcase({ title: 'Yeni villalar', position: 2 });
  const sooner = await createShowcase({ title: 'Öne çıkanlar', position: 1 });
  const hidden = await createShowcase({ title: 'Kapalı', position: 0, active: false });
  await add(sooner, second.id, 1);
  await add(sooner, first.id, 2);
  await add(sooner, off.id, 0);
  await add(later, first.id, 1);
  await add(hidden, first.id, 1);

  const response = await site.get('/v1/showcases').expect(200);

  const showcases = PublicShowcase.array().parse(response.body.content);
  expect(showcases.map(({ title, villas }) => [title, villas.map(({ id }) => id)])).toEqual([
    ['Öne çıkanlar', [second.id, first.id]],
    ['Yeni villalar', [first.id]],
  ]);
  expect(showcases[1]).toMatchObject({
    ...{ id: later, subtitle: 'Alt başlık', link: '/listing?sort=newest' },
    villas: [{ slug: first.slug, permit_no: first.permit_no, from_price_kurus: 10_000_00 }],
  });
});
