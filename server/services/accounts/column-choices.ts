import type { Db } from '../../db/index.ts';
import { putColumnChoice } from '../../queries/accounts/column-choices.ts';
import type { ColumnChoice } from '../../schemas/column-choices.ts';
import { audit, type Doer } from '../audit.ts';

const entity = 'column_choice';

/** Keeps which columns of a list somebody leaves out; gives their names. */
export function chooseColumns(
  pool: Db,
  user_id: number,
  { list, shown }: ColumnChoice,
  doer: Doer,
): Promise<string[]> {
  const hidden = Object.keys(shown).filter((column) => !shown[column]);
  return pool.transaction().execute(async (db) => {
    await putColumnChoice(db, { user_id, list, hidden });
    await audit(db, doer, {
      action: `${entity}.edited`,
      entity,
      entity_id: null,
      after: { list, hidden },
    });
    return hidden;
  });
}
