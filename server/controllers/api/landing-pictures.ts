import type { Request, RequestHandler, Response } from 'express';

import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseUpload } from '../../middleware/uploads.ts';
import { parse, parseBody } from '../../parse.ts';
import { getLandingPicture, type LandingTable } from '../../queries/content/landing-pictures.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import {
  removeLandingPicture,
  setLandingPicture,
} from '../../services/content/landing-pictures.ts';

/** Takes the picture of a type's or place's page: `table` holds it, `entity` is its name in the audit log. */
export const set =
  (table: LandingTable, entity: string): RequestHandler =>
  async (req: Request, res: Response) => {
    const { id } = parse(IdParams, req.params);
    await getLandingPicture(db, table, id);
    const { files } = parseUpload(Nothing, req);
    for (const file of files)
      await setLandingPicture(db, { table, entity, id }, file, doer(req, res));
    res.json({ content: await getLandingPicture(db, table, id) });
  };

export const remove =
  (table: LandingTable, entity: string): RequestHandler =>
  async (req: Request, res: Response) => {
    const { id } = parse(IdParams, req.params);
    await getLandingPicture(db, table, id);
    parseBody(Nothing, req);
    await removeLandingPicture(db, { table, entity, id }, doer(req, res));
    res.json({ content: await getLandingPicture(db, table, id) });
  };
