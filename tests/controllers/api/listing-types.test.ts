import { db, send } from '../../support/admin-calls.ts';
import { createBoatType } from '../../support/boat-factories.ts';
import { createStoredPicture } from '../../support/catalogue-factories.ts';
import { createVillaType } from '../../support/factories.ts';

/** What the types of villas and those of boats have in common. */
describe.each([
  ['villatypes', createVillaType],
  ['boattypes', createBoatType],
])('%s', (address, createType) => {
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
