import type { Request, Response } from 'express';

import { PersonalDataPage } from '../../../views/dashboard/personal-data/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';

/** Whose data it is stands in no address: the page is empty, and a script asks and shows. */
export async function show(req: Request, res: Response) {
  await sendDashboardPage(req, res, PersonalDataPage, {});
}
