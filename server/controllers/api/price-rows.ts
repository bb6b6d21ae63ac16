import type { Request, Response } from 'express';
import type { z } from 'zod';

import { type Db, db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import { SeenVersion } from '../../schemas/price-fields.ts';
import type { Doer } from '../../services/audit.ts';

interface PriceRowCalls<Row, New, Changes> {
  /** What the calls take. */
  New: z.ZodType<New>;
  Changes: z.ZodType<Changes>;
  /** @throws 404, before anything else is said about a call */
  get: (db: Db, id: number) => Promise<Row>;
  rows: {
    create: (db: Db, wanted: New, doer: Doer) => Promise<Row>;
    edit: (db: Db, id: number, changes: Changes, doer: Doer) => Promise<Row>;
    remove: (db: Db, id: number, version: number | undefined, doer: Doer) => Promise<void>;
  };
  present: (row: Row) => object;
}

/** `POST`, `PUT` and `DELETE` of a listing's extras or discounts. */
export const priceRowCalls = <Row, New, Changes>({
  New,
  Changes,
  get,
  rows,
  present,
}: PriceRowCalls<Row, New, Changes>) => ({
  async create(req: Request, res: Response) {
    const row = await rows.create(db, parseBody(New, req), doer(req, res));
    res.status(201).json({ content: present(row) });
  },

  async update(req: Request, res: Response) {
    const { id } = parse(IdParams, req.params);
    await get(db, id);
    const row = await rows.edit(db, id, parseBody(Changes, req), doer(req, res));
    res.json({ content: present(row) });
  },

  async remove(req: Request, res: Response) {
    const { id } = parse(IdParams, req.params);
    await get(db, id);
    parse(Nothing, req.body);
    const { version } = parseQuery(SeenVersion, req.query);
    await rows.remove(db, id, version, doer(req, res));
    res.json({ content: { id } });
  },
});
