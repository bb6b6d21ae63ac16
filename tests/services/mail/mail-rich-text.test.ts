import { isRichText, richBlock } from '../../../server/services/mail/mail-rich-text.ts';

const shown = (html: string) =>
  richBlock(html).passages.map((passage) =>
    passage.kind === 'picture'
      ? `picture ${passage.url} ${passage.alt}`
      : `${passage.kind} ${passage.mark}${passage.runs
          .map(({ text, strong, em, url }) => {
            const marked = `${strong ? '*' : ''}${em ? '_' : ''}${text}`;
            return url ? `${marked}→${url}` : marked;
          })
          .join('|')}`,
  );

test.each([
  ['<p>Bir</p><p>İki</p>', ['paragraph Bir', 'paragraph İki']],
  [
    '<h2>Koylar</h2><p>A &amp; <strong>B <em>C</em></strong></p>',
    ['heading Koylar', 'paragraph A & |*B |*_C'],
  ],
  [
    '<p>Bak: <a href="/listing" rel="x">liste</a></p>',
    ['paragraph Bak: |liste→http://koy.test/listing'],
  ],
  ['<ul><li><p>bir</p></li><li>iki</li></ul>', ['item •bir', 'item •iki']],
  ['<ol><li><p>bir</p></li><li><p>iki</p></li></ol>', ['item 1.bir', 'item 2.iki']],
  ['<blockquote><p>söz</p></blockquote><p>son</p>', ['quote söz', 'paragraph son']],
  ['<p>üst<br>alt</p>', ['paragraph üst|\n|alt']],
  ['<p></p><hr><p> </p>', []],
  ['<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', ['paragraph a| |b| ']],
  ['<img src="/media/ab/9.jpg" alt="Liman">', ['picture http://koy.test/media/ab/9.jpg Liman']],
])('%s', (html, passages) => {
  expect(shown(html)).toEqual(passages);
});

test.each([
  ['<p>Merhaba</p>', true],
  ['Merhaba,\n\nBu hafta', false],
  ['<script>x</script>', false],
  ['2 < 3', false],
])('%j is rich: %s', (text, expected) => {
  expect(isRichText(text)).toBe(expected);
});
