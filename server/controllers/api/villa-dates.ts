import type { Request, Response } from 'express';
import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  presentTakenDates,
  presentVillaWithDates,
  takenDateColumns,
} from '../../presenters/calendars/villa-dates.ts';
import { getClosing, listVillasWithDates } from '../../queries/calendars/villa-dates.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { NewVillaDate, VillaDateChanges, VillasWithDates } from '../../schemas/villa-dates.ts';
import { closingAnswer } from '../../services/calendars/closing-answers.ts';
import { closeDates, moveClosing, openDates } from '../../services/calendars/villa-dates.ts';

export async function list(req: Request, res: Response) {
  const { started_at, finished_at, ...search } = parseQuery(VillasWithDates, req.query);
  const actor = actorOf(res);
  const days = { from: started_at ?? beginningFor(finished_at), until: finished_at };
  if (search.format !== 'json') return sendTakenDates(req, res, { ...search, ...days });
  const { rows, total } = await listVillasWithDates(db, actor, { ...search, ...days });
  const { skip, take } = search;
  res.json({ content: rows.map(presentVillaWithDates), total, skip, take });
}

/** Of an end alone: from today on, or all that was where it is past. */
function beginningFor(end: string | undefined): string | null {
  const day = today().toString();
  return end !== undefined && end <= day ? null : day;
}

/** A row of the file for each taken range. */
const sendTakenDates = (
  req: Request,
  res: Response,
  search: Parameters<typeof listVillasWithDates>[2] & { format: 'json' | 'csv' | 'xlsx' },
) =>
  sendList(req, res, search, {
    name: 'villa_dates',
    read: async (source, page) => {
      const found = await listVillasWithDates(source, actorOf(res), { ...search, ...page });
      return {
        rows: found.rows.flatMap(presentTakenDates),
        read: found.rows.length,
        total: found.total,
      };
    },
    present: (row) => row,
    columns: takenDateColumns,
  });

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewVillaDate, req);
  const closing = await closeDates(db, wanted, doer(req, res));
  res.status(201).json({ content: closingAnswer(closing) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getClosing(db, id);
  const changes = parseBody(VillaDateChanges, req);
  const closing = await moveClosing(db, id, changes, doer(req, res));
  res.json({ content: closingAnswer(closing) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getClosing(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await openDates(db, id, version, doer(req, res));
  res.json({ content: { id } });
}
