import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentExport } from '../../presenters/calendars/feeds.ts';
import { getExport, listExports } from '../../queries/calendars/calendar-exports.ts';
import { requireVilla } from '../../queries/listings/villas.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { ExportList, ExportRenewal, NewExport } from '../../schemas/feeds.ts';
import {
  createExport,
  removeExport,
  renewExportCode,
} from '../../services/calendars/calendar-exports.ts';

export async function list(req: Request, res: Response) {
  const { villa_id } = parseQuery(ExportList, req.query);
  await requireVilla(db, villa_id, actorOf(res));
  res.json({ content: (await listExports(db, villa_id)).map(presentExport) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewExport, req);
  const created = await createExport(db, wanted, doer(req, res));
  res.status(201).json({ content: presentExport(created) });
}

export async function renew(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getExport(db, id);
  const { version } = parseBody(ExportRenewal, req);
  res.json({ content: presentExport(await renewExportCode(db, { id, version }, doer(req, res))) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getExport(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await removeExport(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}
