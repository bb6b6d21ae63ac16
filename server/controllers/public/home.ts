import type { Request, Response } from 'express';

import { HomePage } from '../../../views/public/home/index.tsx';
import { keepPage, sendPage } from '../../page.ts';
import { presentHome } from '../../presenters/listings/home.ts';
import { getHome } from '../../services/listings/home-page.ts';

export async function show(req: Request, res: Response) {
  const home = await getHome();
  keepPage(res, 'villas', 'boats');
  sendPage(req, res, HomePage, presentHome(home));
}
