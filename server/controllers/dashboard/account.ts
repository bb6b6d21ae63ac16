import type { Request, Response } from 'express';

import { AccountPage } from '../../../views/dashboard/account/index.tsx';
import type { Site } from '../../../views/layouts/site.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { presentSession } from '../../presenters/accounts/account.ts';
import { presentTotp } from '../../presenters/accounts/totp.ts';
import { listSessionsOf } from '../../queries/accounts/sessions.ts';
import { findOwnTotp } from '../../queries/accounts/totp.ts';

export async function show(req: Request, res: Response) {
  const actor = actorOf(res);
  const { site } = res.locals as { site: Site };
  const sessions = await listSessionsOf(db, actor);
  const shown = { issuer: site.settings.site_name, account: actor.email };
  await sendDashboardPage(req, res, AccountPage, {
    sessions: sessions.map(presentSession),
    totp: presentTotp(await findOwnTotp(db, actor.id), shown),
  });
}
