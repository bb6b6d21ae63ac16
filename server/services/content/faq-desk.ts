import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import {
  deleteEntryRow,
  deleteGroupRow,
  getEntryForUpdate,
  getGroupForUpdate,
  insertEntry,
  insertGroup,
  isLanding,
  nextPosition,
  updateEntry,
  updateGroup,
} from '../../queries/content/faq-desk.ts';
import type { EntryChanges, GroupChanges, NewEntry, NewGroup } from '../../schemas/faq-desk.ts';
import { audit, type Doer } from '../audit.ts';
import { fieldsBefore } from '../changed-fields.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';
import { sanitiseWritten } from './rich-text.ts';
import { dropPictures, picturesIn } from './text-pictures.ts';

/** Makes a group at the end; its id. 422 for a landing page that is not there. */
export function createGroup(pool: Db, wanted: NewGroup, doer: Doer): Promise<number> {
  return pool.transaction().execute(async (db) => {
    await requireLanding(db, wanted);
    const { id } = await insertGroup(db, wanted);
    await note(db, doer, { entity: 'faq_group', what: 'created', id, after: wanted });
    return id;
  });
}

/** Replaces a group's fields. 409 `stale` */
export function editGroup(
  pool: Db,
  id: number,
  { version, ...after }: GroupChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const group = await getGroupForUpdate(db, id);
    const before = fieldsBefore(group, after);
    refuseStale(group, version, before);
    await requireLanding(db, after);
    await updateGroup(db, id, after);
    await note(db, doer, { entity: 'faq_group', what: 'edited', id, before, after });
  });
}

/** Removes a group with all its questions, which stay in the audit log. @throws 404; 409 `stale` */
export async function deleteGroup(
  pool: Db,
  { id, version }: UnwantedRow,
  doer: Doer,
): Promise<void> {
  const answers = await pool.transaction().execute(async (db) => {
    const group = await getGroupForUpdate(db, id);
    refuseStale(group, version, group);
    const before = await deleteGroupRow(db, id);
    await note(db, doer, { entity: 'faq_group', what: 'deleted', id, before });
    return before.entries.map(({ answer }) => answer);
  });
  await dropPictures(pool, picturesIn(...answers));
}

/** Makes a question at the end of its group; its id. 422 for a group that is not there. */
export function createEntry(pool: Db, wanted: NewEntry, doer: Doer): Promise<number> {
  const entry = cleaned(wanted);
  return pool.transaction().execute(async (db) => {
    const position = await nextPosition(db, entry.group_id);
    const { id } = await insertEntry(db, { ...entry, position });
    await note(db, doer, { entity: 'faq_entry', what: 'created', id, after: entry });
    return id;
  });
}

/** Replaces a question's fields. 409 `stale` */
export async function editEntry(
  pool: Db,
  id: number,
  { version, ...wanted }: EntryChanges,
  doer: Doer,
): Promise<void> {
  const after = cleaned(wanted);
  const former = await pool.transaction().execute(async (db) => {
    const entry = await getEntryForUpdate(db, id);
    const before = fieldsBefore(entry, after);
    refuseStale(entry, version, before);
    const stays = entry.group_id === after.group_id;
    const position = stays ? entry.position : await nextPosition(db, after.group_id);
    await updateEntry(db, id, { ...after, position });
    await note(db, doer, { entity: 'faq_entry', what: 'edited', id, before, after });
    return entry.answer;
  });
  await dropPictures(pool, picturesIn(former));
}

/** @throws 404; 409 `stale` */
export async function deleteEntry(
  pool: Db,
  { id, version }: UnwantedRow,
  doer: Doer,
): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const entry = await getEntryForUpdate(db, id);
    refuseStale(entry, version, entry);
    const before = await deleteEntryRow(db, id);
    await note(db, doer, { entity: 'faq_entry', what: 'deleted', id, before });
    return before.answer;
  });
  await dropPictures(pool, picturesIn(former));
}

interface Noted {
  entity: 'faq_group' | 'faq_entry';
  what: 'created' | 'edited' | 'deleted';
  id: number;
  before?: object;
  after?: object;
}

const note = (db: Db, doer: Doer, { entity, what, id, before, after }: Noted) =>
  audit(db, doer, { action: `${entity}.${what}`, entity, entity_id: id, before, after });

async function requireLanding(
  db: Db,
  { landing_kind, landing_id }: Pick<NewGroup, 'landing_kind' | 'landing_id'>,
): Promise<void> {
  if (landing_kind === null || landing_id === null) return;
  if (!(await isLanding(db, landing_kind, landing_id)))
    throw invalid({ landing_id: 'no_such_row' });
}

/** @throws 422 for an answer that says nothing */
const cleaned = (entry: NewEntry): NewEntry => ({
  ...entry,
  answer: sanitiseWritten(entry.answer, 'answer'),
});
