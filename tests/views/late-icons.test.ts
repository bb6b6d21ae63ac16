import { readFileSync } from 'node:fs';

import { LATE_ICONS, lateIconName, lateIconsFile } from '../../views/components/late-icons.ts';

test('static/icons/late.svg holds every late icon as Lucide draws it today', () => {
  expect(readFileSync('static/icons/late.svg', 'utf8')).toBe(lateIconsFile());
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
