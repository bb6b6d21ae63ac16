import { guestDocumentOf } from '../../server/domain/guest-documents.ts';

test.each([
  ['a citizen’s identity number', '10000000146', 'TR', 'TCKN', '100******46'],
  ['with spaces', '100 000 001 46', 'TR', 'TCKN', '100******46'],
  ['a resident foreigner’s number', '99000000042', 'DE', 'YKN', '990******42'],
  ['a passport', 'u 1234567', 'DE', 'PASSPORT', 'U*****67'],
])('%s is kept as what it is', (_, typed, nationality, kind, masked) => {
  const found = guestDocumentOf(typed, nationality);

  expect(found).toMatchObject({ kind, masked });
  expect(found?.number).toBe(typed.replaceAll(' ', '').toUpperCase());
});

test.each([
  ['a number with a wrong check digit', '10000000147', 'TR'],
  ['a passport of a citizen', 'U1234567', 'TR'],
  ['a resident foreigner’s number with a wrong check digit', '99000000043', 'DE'],
  ['letters alone', 'PASAPORT', 'DE'],
  ['too short', 'A1', 'DE'],
  ['nothing', '', 'TR'],
])('%s is none', (_, typed, nationality) => {
  expect(guestDocumentOf(typed, nationality)).toBeNull();
});
