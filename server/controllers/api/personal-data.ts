import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { t } from '../../i18n.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody } from '../../parse.ts';
import { presentPersonalData } from '../../presenters/guests/personal-data.ts';
import { PersonalDataErasure, PersonalDataWish } from '../../schemas/personal-data.ts';
import { erasePersonalData } from '../../services/guests/erase-person.ts';
import { zipPersonalData } from '../../services/guests/export-person.ts';
import { findPersonalData, personOf } from '../../services/guests/personal-data.ts';
import { sendPieces } from '../../stream.ts';

export async function search(req: Request, res: Response) {
  const { contact } = parseBody(PersonalDataWish, req);
  const found = await findPersonalData(db, personOf(contact), doer(req, res));
  res.json({ content: presentPersonalData(found) });
}

/** An archive for the guest; its name says nothing of them. */
export async function take(req: Request, res: Response) {
  const { contact } = parseBody(PersonalDataWish, req);
  const pieces = await zipPersonalData(db, personOf(contact), doer(req, res));
  res.attachment(t('personaldata:file', { day: today().toString() }));
  await sendPieces(res, 'application/zip', pieces);
}

export async function erase(req: Request, res: Response) {
  const { contact, reason } = parseBody(PersonalDataErasure, req);
  const why = { doer: doer(req, res), reason };
  res.json({ content: await erasePersonalData(db, personOf(contact), why) });
}
