import type { Request, Response } from 'express';

import { HomePage } from '../../../views/public/home/index.tsx';
import { keepPage, sendPage } from '../../page.ts';
import { homeOf } from '../../services/listings/home-page.ts';

export async function show(req: Request, res: Response) {
  const props = await homeOf();
  keepPage(res, 'villas', 'boats');
  sendPage(req, res, HomePage, props);
}
