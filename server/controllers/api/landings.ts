import type { Request, Response } from 'express';
import type { z } from 'zod';

import { type Db, db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { IdParams, Nothing, Ranking } from '../../schemas/common.ts';
import type { Doer } from '../../services/audit.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { rerank } from '../../services/ranks.ts';

interface Paging {
  skip: number;
  take: number;
}

interface LandingCalls<List extends Paging, Listed, Line, New, Changes, Row> {
  table: 'regions' | 'towns' | 'districts' | 'villa_types' | 'boat_types';
  rows: {
    entity: string;
    create: (db: Db, wanted: New, doer: Doer) => Promise<number>;
    edit: (db: Db, id: number, changes: Changes, doer: Doer) => Promise<void>;
    remove: (db: Db, id: number, doer: Doer) => Promise<void>;
  };
  /** What the calls take. */
  List: z.ZodType<List & { format: 'json' | 'csv' | 'xlsx' }>;
  New: z.ZodType<New>;
  Changes: z.ZodType<Changes>;
  listed: (db: Db, list: List) => Promise<{ rows: Listed[]; total: number }>;
  presentLine: (row: Listed) => Line;
  /** What a file of the list shows. */
  columns: Columns<Line>;
  /** @throws 404 */
  get: (db: Db, id: number) => Promise<Row>;
  /** @throws 404, before anything else is said about a call */
  require: (db: Db, id: number) => Promise<void>;
  present: (row: Row) => object;
}

/** The calls of rows with a page of their own: regions, towns, districts, the types of villas and boats. */
export const landingCalls = <List extends Paging, Listed, Line, New, Changes, Row>({
  table,
  rows,
  ...calls
}: LandingCalls<List, Listed, Line, New, Changes, Row>) => ({
  async list(req: Request, res: Response) {
    const wanted = parseQuery(calls.List, req.query);
    await sendList(req, res, wanted, {
      name: table,
      read: (source, page) => calls.listed(source, { ...wanted, ...page }),
      present: calls.presentLine,
      columns: calls.columns,
    });
  },

  async show(req: Request, res: Response) {
    const { id } = parse(IdParams, req.params);
    const row = await calls.get(db, id);
    parseQuery(Nothing, req.query);
    res.json({ content: calls.present(row) });
  },

  async create(req: Request, res: Response) {
    const id = await rows.create(db, parseBody(calls.New, req), doer(req, res));
    res.status(201).json({ content: calls.present(await calls.get(db, id)) });
  },

  async update(req: Request, res: Response) {
    const { id } = parse(IdParams, req.params);
    await calls.require(db, id);
    await rows.edit(db, id, parseBody(calls.Changes, req), doer(req, res));
    res.json({ content: calls.present(await calls.get(db, id)) });
  },

  async order(req: Request, res: Response) {
    const ranking = parseBody(Ranking, req);
    await rerank(db, { table, entity: rows.entity }, ranking, doer(req, res));
    res.json({ content: ranking });
  },

  async remove(req: Request, res: Response) {
    const { id } = parse(IdParams, req.params);
    await calls.require(db, id);
    parseBody(Nothing, req);
    await rows.remove(db, id, doer(req, res));
    res.json({ content: { id } });
  },
});
