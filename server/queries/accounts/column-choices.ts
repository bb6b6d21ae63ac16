import type { Db } from '../../db/index.ts';

interface Choice {
  user_id: number;
  list: string;
  hidden: string[];
}

export const putColumnChoice = (db: Db, choice: Choice) =>
  db
    .insertInto('column_choices')
    .values(choice)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list']).doUpdateSet({ hidden: choice.hidden }),
    )
    .execute();
