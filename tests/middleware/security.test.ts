import { paths } from '../../server/shared/paths.ts';
import { pages, withParameters } from '../routes/walk.ts';
import { site } from '../support/api.ts';

const byCode = pages
  .filter(({ method, address }) => method === 'get' && /:(code|attempt)\b/.test(address))
  .map(({ address }) => address);

test.each(byCode)(
  'what is fetched from %s does not hear of the code in its address',
  async (address) => {
    const { headers } = await site.get(withParameters(address, 'K7M2-Q4XH9T'));

    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('a page that opens nothing tells what is fetched from it as browsers do', async () => {
  const { headers } = await site.get('/about');

  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test.each(['name=%C3%28%FF', Buffer.from([0x6e, 0x3d, 0xc3, 0x28])])(
  'a form’s letters that are none are refused too',
  async (body) => {
    const { status } = await site
      .post(paths.contact())
      .set('content-type', 'application/x-www-form-urlencoded')
      .serialize((sent) => sent)
      .send(body);

    expect(status).toBe(415);
  },
);

test('a call’s letters that are none are refused, not kept as a mark for none', async () => {
  const body = Buffer.concat([
    Buffer.from('{"email":"'),
    Buffer.from([0xc3, 0x28, 0xff]),
    Buffer.from('"}'),
  ]);

  const { status, body: answer } = await site
    .post('/v1/website/subscribe')
    .set('content-type', 'application/json')
    .serialize((sent) => sent)
    .send(body);

  expect([status, answer.code]).toEqual([415, 'bad_encoding']);
});
