import { db, send } from '../../support/admin-calls.ts';
import { signIn, site } from '../../support/api.ts';
import { createBoatType } from '../../support/boat-factories.ts';
import { createShowcase, createStoredPicture } from '../../support/catalogue-factories.ts';
import { createFaqGroup } from '../../support/content-factories.ts';
import { createVilla, createVillaType } from '../../support/factories.ts';

/** What the types of villas and those of boats have in common. */
describe.each([
  ['villatypes', createVillaType, 'VILLA_TYPE'],
  ['boattypes', createBoatType, 'BOAT_TYPE'],
])('%s', (address, createType, landing_kind) => {
  test('pictures in a text that is written anew or removed go with it', async () => {
    const [replaced, removed] = [await createStoredPicture(), await createStoredPicture()];
    const show = ({ hash }: { hash: string }) =>
      `<p><img src="/media/${hash}/640.webp" alt="" /></p>`;
    const type = await createType({ body: show(replaced) });
    const path = `/v1/admin/${address}/${type.id}`;

    await send('put', path, { name: 'Tip', body: show(removed), version: 1 }).expect(200);
    expect(await keptOf(replaced, removed)).toEqual([removed.hash]);

    await send('delete', path).expect(200);
    expect(await keptOf(replaced, removed)).toEqual([]);
  });

  test('no showcase leads to a type that is hidden or removed, and its questions keep it', async () => {
    const type = await createType();
    const { id: villa } = await createVilla();
    const showcase = await createShowcase([villa], { link: `/${type.slug}` });
    const { id: group } = await createFaqGroup('Sorular', [['Soru?', '<p>Yanıt.</p>']]);
    await db
      .updateTable('faq_groups')
      .set({ landing_kind, landing_id: type.id })
      .where('id', '=', group)
      .execute();
    const path = `/v1/admin/${address}/${type.id}`;
    const edit = (active: boolean) => send('put', path, { name: 'Tip', active }).expect(200);
    const shown = async () =>
      [site.get('/v1/showcases'), site.get('/')].map(async (call) => {
        const { body, text } = await call.expect(200);
        return body.content
          ? body.content.find(({ id }: { id: number }) => id === showcase.id).link
          : (/<a class="link" href="([^"]+)" aria-label="Tümü: Vitrin/.exec(text)?.[1] ?? null);
      });

    expect(await Promise.all(await shown())).toEqual([`/${type.slug}`, `/${type.slug}`]);
    await edit(false);
    expect(await Promise.all(await shown())).toEqual([null, null]);
    const { text } = await site
      .get(`/dashboard/${address}?id=${type.id}`)
      .set('cookie', await signIn('ADMIN'));
    for (const words of ['1 soru grubu kullanıyor, silinemez', '1 vitrinin “Tümü” bağlantısı'])
      expect(text).toContain(words);
    const refused = await send('delete', path).expect(409);
    expect(refused.body).toMatchObject({ code: 'in_use', used_by: 'faq_groups' });

    await db.deleteFrom('faq_groups').where('id', '=', group).execute();
    await send('delete', path).expect(200);
    const stored = await db
      .selectFrom('showcases')
      .select('link')
      .where('id', '=', showcase.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ link: null });
    await db.deleteFrom('showcases').execute();
  });
});

async function keptOf(...pictures: { hash: string }[]): Promise<string[]> {
  const hashes = pictures.map(({ hash }) => hash);
  const kept = await db
    .selectFrom('stored_pictures')
    .select('hash')
    .where('hash', 'in', hashes)
    .execute();
  return kept.map(({ hash }) => hash);
}
