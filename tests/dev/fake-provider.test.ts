import { startFakeProvider } from '../../server/dev/fake-provider/index.ts';
import { env } from '../../server/env.ts';

test('the fake provider is refused in production', async () => {
  const before = env.APP_ENV;
  env.APP_ENV = 'production';
  try {
    await expect(startFakeProvider()).rejects.toThrow('not for production');
  } finally {
    env.APP_ENV = before;
  }
});

test('it believes nobody who does not sign', async () => {
  const fake = await startFakeProvider();
  const answers = await Promise.all([
    fetch(`${fake.origin}/payment/detail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).then((answer) => answer.json()),
    fetch(`${fake.origin}/odeme/durum-sorgu`, {
      method: 'POST',
      body: new URLSearchParams({ merchant_id: '100100', merchant_oid: 'A1' }),
    }).then((answer) => answer.json()),
  ]);
  await fake.close();

  expect(answers).toEqual([
    expect.objectContaining({ status: 'failure', errorCode: '1000' }),
    expect.objectContaining({ status: 'error', err_no: '001' }),
  ]);
});
