import type { RequestHandler } from 'express';

import { compressFor } from '../compress.ts';
import { etagOf, sendTagged } from '../finished-page.ts';

/**
 * Gives a JSON answer that is not personal its ETag, so that a caller who has it already gets 304
 * without a body (RFC 9110 §13). It may be kept, but is asked after each time.
 */
export const conditional: RequestHandler = (req, res, next) => {
  const { json } = res;
  res.json = (answer) => {
    if (res.statusCode !== 200) return json.call(res, answer);
    if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'public, no-cache');
    res.type('json');
    const body = compressFor(req, res, JSON.stringify(answer));
    sendTagged(req, res, { body, etag: etagOf(body) });
    return res;
  };
  next();
};
