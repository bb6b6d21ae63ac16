import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogues } from '../../views/locales/index.ts';

const texts = Object.entries(catalogues.tr).flatMap(([name, node]) => leaves(node, `${name}:`));

/** `toast={t('…')}`, `toast: t('…')`, `data-copied={t('…')}`, up to where its expression ends. */
const SAYING = /\b(?:toast|copied|undone)(?:=\{|: )([^;]*?)(?:\}\n|,\n|\} )/g;

/** 'Yazı silindi.' is a sentence; the one word the specification prescribes, 'Başarılı', is none. */
test('every toast is a sentence and ends as one', () => {
  const said = texts.filter(([key]) => forms.some((form) => form.test(key)));

  expect(said.length).toBeGreaterThan(130);
  expect(said.filter(([, text]) => !/[.?]$/.test(text))).toEqual([]);
});

const forms = readdirSync('views', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join('views', name), 'utf8'))
  .flatMap((code) => [...code.matchAll(SAYING)])
  .flatMap(([, expression = '']) => [...expression.matchAll(/t\(\s*(['`])(\w+:.+?)\1/g)])
  .map(([, , key = '']) => new RegExp(`^${key.replaceAll(/\$\{.+?\}/g, '\\w+')}(_one|_other)?$`));

function leaves(node: object, prefix: string): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}
