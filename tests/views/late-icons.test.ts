import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import featureTexts from '../../server/seed/texts/features.json' with { type: 'json' };
import { factIconsFile } from '../../views/components/fact-icons.ts';
import { LATE_ICONS, lateIconName, lateIconsFile } from '../../views/components/late-icons.ts';
import { catalogues } from '../../views/locales/index.ts';

test('static/icons/late.svg holds every late icon as Lucide draws it today', () => {
  expect(readFileSync('static/icons/late.svg', 'utf8')).toBe(lateIconsFile());
});

test('static/icons/facts.svg holds what cards count as Lucide draws it today', () => {
  expect(readFileSync('static/icons/facts.svg', 'utf8')).toBe(factIconsFile());
});

test('every symbol a feature can be given is there, and every one of the demo has its words', () => {
  const named = Object.keys(catalogues.tr.changes.value.icon);
  const demo = JSON.stringify(featureTexts).matchAll(/"icon":"([^"]+)"/g);

  expect(named.filter((name) => !LATE_ICONS.includes(name))).toEqual([]);
  expect([...demo].map(([, name]) => name).filter((name) => !named.includes(name!))).toEqual([]);
});

test('every symbol that a page names is there', () => {
  const named = readdirSync('views', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join('views', name), 'utf8'))
    .flatMap((code) => [...code.matchAll(/<LateIcon\b[^>]*?\bname="([^"]+)"/g)])
    .map(([, name = '']) => name);

  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !LATE_ICONS.includes(name))).toEqual([]);
});

test('every late icon is drawn', () => {
  const empty = LATE_ICONS.filter((name) =>
    lateIconsFile().includes(`id="${name}" viewBox="0 0 24 24"></`),
  );

  expect(empty).toEqual([]);
});

test('a name that is not there is a tick', () => {
  expect(lateIconName('wifi')).toBe('wifi');
  expect(lateIconName('no-such-icon')).toBe('check');
  expect(lateIconName(null)).toBe('check');
});
