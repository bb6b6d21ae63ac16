import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseUpload } from '../../middleware/uploads.ts';
import { sendPaper } from '../../paper.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentPermitFile } from '../../presenters/listings/villa-permit-files.ts';
import { getPermitFile, listPermitFiles } from '../../queries/listings/villa-permit-files.ts';
import { requireVilla } from '../../queries/listings/villas.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import { NewPermitFile } from '../../schemas/villa-permit-files.ts';
import { addPermitFile, deletePermitFile } from '../../services/listings/villa-permit-files.ts';

/** `/v1/admin/villas/{id}/permit-files`: what is kept of a villa's permit. */
export async function list(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireVilla(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: (await listPermitFiles(db, id)).map(presentPermitFile) });
}

export async function create(req: Request, res: Response) {
  const { id: villa_id } = parse(IdParams, req.params);
  await requireVilla(db, villa_id);
  const { fields, files } = parseUpload(NewPermitFile, req);
  const [file] = files as [(typeof files)[number]];
  const id = await addPermitFile(db, { ...fields, villa_id, file }, doer(req, res));
  res.status(201).json({ content: presentPermitFile(await getPermitFile(db, id)) });
}

export async function download(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const { file_name: name, hash, mime } = await getPermitFile(db, id);
  parseQuery(Nothing, req.query);
  await sendPaper(res, { name, hash, mime });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getPermitFile(db, id);
  parseBody(Nothing, req);
  await deletePermitFile(db, id, doer(req, res));
  res.json({ content: { id } });
}
