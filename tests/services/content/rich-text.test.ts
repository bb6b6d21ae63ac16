import { sanitiseRichText } from '../../../server/services/content/rich-text.ts';

const link = (href: string) => `<p><a href="${href}">Plaj</a></p>`;
const outside = 'rel="nofollow noopener ugc"';

test.each([
  ['http://koy.example/plaj?a=1', `href="https://koy.example/plaj?a=1" ${outside}`],
  ['HTTP://koy.example', `href="https://koy.example" ${outside}`],
  ['https://koy.example', `href="https://koy.example" ${outside}`],
  ['/listing', 'href="/listing"'],
  ['http://koy.test/villa/asma?adults=2#fiyat', 'href="/villa/asma?adults=2#fiyat"'],
  ['https://KOY.test/', 'href="/"'],
  ['https://koy.test//koy.example', 'href="/koy.example"'],
  ['https://koy.test.example/a', `href="https://koy.test.example/a" ${outside}`],
  ['mailto:a@koy.example', 'href="mailto:a@koy.example"'],
])('a link to %s keeps its address', (href, kept) => {
  expect(sanitiseRichText(link(href))).toBe(`<p><a ${kept}>Plaj</a></p>`);
});

test('a link of this site that was kept as another’s is followed again', () => {
  expect(sanitiseRichText(`<a href="https://koy.test/kalkan" ${outside}>Kalkan</a>`)).toBe(
    '<a href="/kalkan">Kalkan</a>',
  );
});

test.each([
  'javascript:alert(1)',
  'ftp://koy.example',
  '//koy.example',
  'http:javascript:alert(1)',
])('a link to %s loses it', (href) => {
  expect(sanitiseRichText(link(href))).toBe('<p><a>Plaj</a></p>');
});

test('a picture of another place is left out, whatever its address begins with', () => {
  expect(sanitiseRichText('<p>Bak <img src="http://koy.example/a.jpg"></p>')).toBe('<p>Bak </p>');
});
