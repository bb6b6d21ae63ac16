import { paths } from '../../../server/shared/paths.ts';
import { site } from '../../support/api.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

describe.each([
  ['villas', paths.villas, 'Şu an yayında villamız yok', 'Bu aramaya uyan villa yok'],
  ['boats', paths.boats, 'Şu an yayında teknemiz yok', 'Bu aramaya uyan tekne yok'],
] as const)('a site without %s', (_, list, none, unfit) => {
  const read = async (address: string) => (await site.get(address).expect(200)).text;

  test('says so, blames no search, and leads to the agency', async () => {
    const text = await read(list());
    const [, main = ''] = text.split('<main');
    const [, empty = ''] = main.split('class="empty"');

    expect(wordsOf(main)).toContain(none);
    expect(wordsOf(main)).not.toContain(unfit);
    expect(elementsOf(empty, 'a')[0]?.href).toBe(paths.contact());
    expect(/name="description" content="([^"]*)"/.exec(text)?.[1]).not.toMatch(/ 0 /);
  });

  test('still tells a search from that', async () => {
    const words = wordsOf(await read(list({ adults: 9 })));

    expect(words).toContain(unfit);
    expect(words).not.toContain('şu an yayında');
  });
});
