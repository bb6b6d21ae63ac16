import type { Request, Response } from 'express';

import { VillaPermitPage } from '../../../views/dashboard/villas/permit.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { showPaper } from '../../paper.ts';
import { parsePath } from '../../parse.ts';
import { presentPermitFile } from '../../presenters/listings/villa-permit-files.ts';
import { getPermitFile, listPermitFiles } from '../../queries/listings/villa-permit-files.ts';
import { IdParams } from '../../schemas/common.ts';
import { tabOf } from './villa-tabs.ts';

/** A villa's permit with its papers. */
export async function show(req: Request, res: Response) {
  const tab = await tabOf(req, res);
  const files = await listPermitFiles(db, tab.villa.id);
  await sendDashboardPage(req, res, VillaPermitPage, {
    ...tab,
    files: files.map(presentPermitFile),
  });
}

/** One of its papers: a picture in the browser, a PDF as a file. */
export async function file(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const { file_name: name, hash, mime } = await getPermitFile(db, id);
  await showPaper(res, { name, hash, mime });
}
