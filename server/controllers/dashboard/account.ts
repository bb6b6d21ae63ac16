import type { Request, Response } from 'express';

import { AccountPage } from '../../../views/dashboard/account/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { presentSession } from '../../presenters/account.ts';
import { listSessionsOf } from '../../queries/sessions.ts';

export async function show(req: Request, res: Response) {
  const sessions = await listSessionsOf(db, actorOf(res));
  await sendDashboardPage(req, res, AccountPage, { sessions: sessions.map(presentSession) });
}
