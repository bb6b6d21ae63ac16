import type { Request, Response } from 'express';

import { env } from '../../server/env.ts';
import { limitDesk } from '../../server/middleware/rate-limit.ts';
import { bearer, site } from '../support/api.ts';

afterEach(() => {
  env.RATE_LIMITS = 'off';
});

test('calls of the back-office are counted by address, apart from what guests read', async () => {
  env.RATE_LIMITS = 'on';
  const req = { ip: '127.0.0.1' } as Request;
  for (let call = 0; call < 1_800; call += 1) await limitDesk(req, {} as Response, () => {});

  const refused = await site.get('/v1/admin/villas').set('authorization', await bearer('ADMIN'));
  const page = await site.get('/v1/website/homepage');

  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(page.status).not.toBe(429);
});
