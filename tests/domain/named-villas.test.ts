import { villasNamedIn } from '../../server/domain/named-villas.ts';

const link = (href: string) => `<p>Bakın: <a href="${href}">ev</a>.</p>`;

test.each([
  ['a villa', link('/villa/villa-mercan'), ['villa-mercan']],
  ['a villa on days', link('/villa/villa-mercan?check_in=2026-08-15'), ['villa-mercan']],
  ['a villa by its whole address', link('https://koy.example/villa/villa-nar'), ['villa-nar']],
  ['a villa’s calendar', link('/villa/villa-mercan/takvim'), []],
  ['another page', link('/kalkan'), []],
  ['nothing', '<p>/villa/villa-mercan</p>', []],
])('a text that links to %s', (_, html, slugs) => {
  expect(villasNamedIn(html, 4)).toEqual(slugs);
});

test('each once, in the order of the text, and no more than asked for', () => {
  const html = ['b', 'a', 'b', 'c', 'd'].map((name) => link(`/villa/villa-${name}`)).join('');

  expect(villasNamedIn(html, 3)).toEqual(['villa-b', 'villa-a', 'villa-c']);
});
