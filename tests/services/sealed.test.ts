import { seal, unseal } from '../../server/services/sealed.ts';

const PLACE = 'users.tckn';

test('a sealed number can be read again, and looks different each time', () => {
  const [one, two] = [seal('10000000146', PLACE), seal('10000000146', PLACE)];

  expect(one).not.toBe(two);
  expect(one).not.toContain('10000000146');
  expect([unseal(one, PLACE), unseal(two, PLACE)]).toEqual(['10000000146', '10000000146']);
});

test.each<[what: string, change: (sealed: string) => string, place: string]>([
  ['changed', (sealed) => `${sealed.slice(0, -4)}AAAA`, PLACE],
  ['cut', (sealed) => sealed.slice(0, 20), PLACE],
  ['moved to another column', (sealed) => sealed, 'users.foreign_identity'],
  ['of another form', () => 'düz metin', PLACE],
])('one that was %s cannot', (_what, change, place) => {
  expect(() => unseal(change(seal('10000000146', PLACE)), place)).toThrow();
});
