import type { Request, Response } from 'express';

import { databaseAnswers } from '../db/index.ts';
import { metricsText } from '../metrics.ts';
import { isDraining } from '../readiness.ts';
import { askApart } from '../services/cache-listener.ts';

/** The process runs. */
export function alive(_req: Request, res: Response) {
  res.set('Cache-Control', 'no-store').type('text').send('ok');
}

/** The process can serve: its database answers and it is not on its way out. */
export async function ready(_req: Request, res: Response) {
  const isReady = !isDraining() && (await databaseAnswers(askApart));
  res
    .status(isReady ? 200 : 503)
    .set('Cache-Control', 'no-store')
    .type('text')
    .send(isReady ? 'ready' : 'not ready');
}

export async function metrics(_req: Request, res: Response) {
  const { type, text } = await metricsText();
  res.set('Cache-Control', 'no-store').type(type).send(text);
}
