import type { Request, Response } from 'express';

import { QuestionsPage } from '../../../views/dashboard/questions/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { parseLenient } from '../../parse.ts';
import { presentGroup } from '../../presenters/content/faq-desk.ts';
import { listGroups, listLandings } from '../../queries/content/faq-desk.ts';
import type { EntryAnswer, GroupAnswer } from '../../schemas/answers/faq.ts';
import { QuestionsQuery } from '../../schemas/faq-desk.ts';
import { historyOf } from './history.ts';

/** The groups, the questions of one of them, and the form of either. */
export async function list(req: Request, res: Response) {
  const query = parseLenient(QuestionsQuery, req.query);
  const groups = (await listGroups(db)).map(presentGroup);
  const { group, entry } = opened(groups, query);
  const history = await changesOf(query.add ? {} : { group: query.group && group, entry });
  await sendDashboardPage(req, res, QuestionsPage, {
    groups,
    landings: await listLandings(db),
    group,
    entry,
    form: formOf(query),
    history,
  });
}

/** What the address names; without a name the first group. @throws 404 */
function opened(groups: GroupAnswer[], { group: group_id, entry: entry_id }: QuestionsQuery) {
  const entry = groups.flatMap(({ entries }) => entries).find(({ id }) => id === entry_id) ?? null;
  if (entry_id !== undefined && !entry) throw notFound('faq entry');
  const wanted = entry?.group_id ?? group_id;
  const group = wanted === undefined ? groups[0] : groups.find(({ id }) => id === wanted);
  if (wanted !== undefined && !group) throw notFound('faq group');
  return { group: group ?? null, entry };
}

function formOf({ add, group, entry }: QuestionsQuery) {
  if (add) return add;
  if (entry !== undefined) return 'entry';
  return group === undefined ? null : 'group';
}

const changesOf = (row: {
  group?: GroupAnswer | null | 0 | undefined;
  entry?: EntryAnswer | null;
}) => (row.entry ? historyOf('faq_entry', row.entry) : historyOf('faq_group', row.group || null));
