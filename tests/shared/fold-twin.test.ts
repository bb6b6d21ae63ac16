import { sql } from 'kysely';

import { db } from '../support/db.ts';
import { foldCases } from './fold-cases.ts';

test('the database folds every text as the code does', async () => {
  const texts = foldCases.map(([text]) => text);
  const { rows } = await sql<{ text: string; folded: string }>`
    select value as text, tr_fold(value) as folded
    from unnest(${texts}::text[]) with ordinality as given (value, place) order by place
  `.execute(db);
  expect(rows.map(({ text, folded }) => [text, folded])).toEqual(foldCases);
});
