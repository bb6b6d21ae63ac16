import type { AddressInfo } from 'node:net';

import express, { type RequestHandler } from 'express';

import { log } from '../../server/log.ts';
import { apiErrors } from '../../server/middleware/errors.ts';
import { pageErrors } from '../../server/middleware/page-errors.ts';
import { site } from '../support/api.ts';

const { jest } = import.meta;

test.each(['gzip', 'deflate', 'br'])(
  'a body that is no %s as it says cannot be read',
  async (packed) => {
    const response = await site
      .post('/v1/contact')
      .set({ 'content-type': 'application/json', 'content-encoding': packed })
      .send('{"name":"Ayşe"}');

    expect([response.status, response.body.code]).toEqual([400, 'bad_body']);
  },
);

afterEach(() => jest.restoreAllMocks());

const breaking: RequestHandler = (_req, res) => {
  res.write('begun');
  throw new Error('broken');
};

test.each([
  ['a call', apiErrors],
  ['a page', pageErrors],
])(
  '%s that fails after its answer began is cut off and is one line of the log',
  async (_name, handler) => {
    const noted = jest.spyOn(log, 'error').mockImplementation(() => {});
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    const app = express();
    app.set('env', 'production');
    app.use(breaking, handler);
    const server = app.listen(0);
    const { port } = server.address() as AddressInfo;

    await expect(fetch(`http://127.0.0.1:${port}/`).then((res) => res.text())).rejects.toThrow();

    server.close();
    expect(noted).toHaveBeenCalledTimes(1);
    expect(printed).not.toHaveBeenCalled();
  },
);
