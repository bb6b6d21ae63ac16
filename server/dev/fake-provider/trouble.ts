import type { Response } from 'express';

import type { FakeOrder } from './book.ts';

/** Whether the question went wrong: the answer is a gateway's HTML page, or never comes. */
export async function troubled(order: FakeOrder | undefined, res: Response): Promise<boolean> {
  const trouble = order?.trouble;
  if (!trouble || trouble.kind === 'hidden' || trouble.left <= 0) return false;
  trouble.left -= 1;
  if (trouble.kind === 'html_502') {
    res.status(502).type('html').send('<html><body><h1>502 Bad Gateway</h1></body></html>');
    return true;
  }
  await new Promise((resolve) => res.once('close', resolve));
  return true;
}
