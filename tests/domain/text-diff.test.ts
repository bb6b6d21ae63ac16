import { diffLines, paragraphsOf } from '../../server/domain/text-diff.ts';

const signs = { same: ' ', gone: '-', new: '+' };
const diff = (before: string, after: string) =>
  diffLines(before.split(''), after.split(''))
    .map(({ kind, text }) => signs[kind] + text)
    .join('');

test.each([
  ['abc', 'abc', ' a b c'],
  ['', 'ab', '+a+b'],
  ['ab', '', '-a-b'],
  ['abc', 'abxc', ' a b+x c'],
  ['abc', 'ac', ' a-b c'],
  ['abc', 'axc', ' a-b+x c'],
  ['aa', 'a', ' a-a'],
  ['abcd', 'bxd', '-a b-c+x d'],
])('%s became %s: %s', (before, after, expected) => {
  expect(diff(before, after)).toBe(expected);
});

test('what was and what is can be read from it again', () => {
  const before = 'karpuzkabuğu'.split('');
  const after = 'kaputkapısı'.split('');

  const lines = diffLines(before, after);

  const without = (kind: string) => lines.filter((line) => line.kind !== kind);
  expect(without('new').map(({ text }) => text)).toEqual(before);
  expect(without('gone').map(({ text }) => text)).toEqual(after);
});

test('very long texts are told apart without comparing every pair', () => {
  const before = Array.from({ length: 1500 }, (_, at) => `eski ${at}`);
  const after = Array.from({ length: 1500 }, (_, at) => `yeni ${at}`);

  const lines = diffLines(['ilk', ...before], ['ilk', ...after]);

  expect(lines.length).toBe(3001);
  expect(lines[0]).toEqual({ kind: 'same', text: 'ilk' });
});

test.each([
  ['<h2>Biz</h2><p>Koy &amp; <strong>deniz</strong></p>', ['# Biz', 'Koy & deniz']],
  ['<ul><li><p>bir</p></li><li>iki</li></ul>', ['• bir', '• iki']],
  ['<p>üst<br>alt</p><hr>', ['üst', 'alt']],
  ['<img src="/media/ab/1.jpg" alt="Liman"><p></p>', ['[Liman]']],
  ['<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>', ['1 2']],
])('%s is read as paragraphs', (html, paragraphs) => {
  expect(paragraphsOf(html)).toEqual(paragraphs);
});
