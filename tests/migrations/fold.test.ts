import { type RawBuilder, sql } from 'kysely';

import { db } from '../support/db.ts';

const answerTo = async (expression: RawBuilder<unknown>): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(db);
  return rows[0]?.value;
};

test.each([
  ["IŞIKLAR Villası'nda İnşaat & Ölüdeniz’e", 'isiklar villasi nda insaat oludeniz e'],
  ['ÇĞIİÖŞÜ çğıiöşü ÂÎÛ âîû', 'cgiiosu cgiiosu aiu aiu'],
  ['Çeşme'.normalize('NFD'), 'cesme'],
  ['Café Müller 3+1', 'cafe muller 3 1'],
  ['  Kaş!  ', 'kas'],
])('tr_fold(%s) is %s', async (text, folded) => {
  expect(await answerTo(sql`tr_fold(${text})`)).toBe(folded);
});

test.each([
  ['TR330006100519786457841326', true],
  ['TR320010009999901234567890', true],
  ['TR330006100519786457841327', false],
  ['TR33 0006 1005 1978 6457 8413 26', false],
  ['DE89370400440532013000', true],
  ['', false],
])('is_iban(%s) is %s', async (iban, valid) => {
  expect(await answerTo(sql`is_iban(${iban})`)).toBe(valid);
});
