import { createHmac } from 'node:crypto';

import { now } from '../../../server/clock.ts';
import { env } from '../../../server/env.ts';
import { guestLinkToken, isGuestLinkToken } from '../../../server/services/guests/guest-links.ts';
import {
  parsePaymentLinkCode,
  paymentLinkCode,
} from '../../../server/services/payments/payment-links.ts';
import { db, signedIn, signIn, site } from '../../support/api.ts';
import { createUser } from '../../support/factories.ts';

const OLD = env.SESSION_SECRET;
const STRANGERS = 'z'.repeat(40);
const HOLDER = {
  reservation_id: 'K7M2-Q4XH9T',
  customer_email: 'ayse@ornek.example',
  customer_phone: '+905321234567',
};

let link: string;
let proof: string;

beforeAll(() => {
  link = paymentLinkCode();
  proof = guestLinkToken('own', HOLDER, now());
  env.SESSION_SECRET = 'another secret, of this year, long enough';
  env.SESSION_SECRET_OLD = OLD;
});

describe('while the secret is being changed', () => {
  test('a session is signed with the new one, and known by the old one', async () => {
    const cookie = await signIn('ADMIN');
    const { sid } = await db
      .selectFrom('sessions')
      .select('sid')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const signed = (secret: string) => {
      const mark = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
      return `sid=${encodeURIComponent(`s:${sid}.${mark}`)}`;
    };
    const open = async (value: string) =>
      (await site.get('/dashboard').set('cookie', value)).status;

    expect(cookie).toContain(signed(env.SESSION_SECRET));
    expect(await open(signed(env.SESSION_SECRET))).toBe(200);
    expect(await open(signed(OLD))).toBe(200);
    expect(await open(signed(STRANGERS))).toBe(303);
  });

  test('links in mailboxes go on', () => {
    expect(parsePaymentLinkCode(link)).toBe(link);
    expect(isGuestLinkToken(proof, { link: 'own', holder: HOLDER, now: now() })).toBe(true);
  });

  test('and end with the old one', () => {
    env.SESSION_SECRET_OLD = undefined;

    expect(parsePaymentLinkCode(link)).toBeNull();
    expect(isGuestLinkToken(proof, { link: 'own', holder: HOLDER, now: now() })).toBe(false);
    expect(parsePaymentLinkCode(paymentLinkCode())).not.toBeNull();
  });
});

test('who is signed in stays so while the secret of tokens is being changed, and is out with the old one', async () => {
  const user = await createUser();
  const { bearer: before } = await signedIn(user);
  env.JWT_SECRET_OLD = env.JWT_SECRET;
  env.JWT_SECRET = 'another secret of tokens, long enough too';
  const { bearer: since } = await signedIn(user);
  const read = async (token: string) =>
    (await site.get('/v1/admin/unreadcount').set('authorization', token)).status;

  expect([await read(before), await read(since)]).toEqual([200, 200]);
  env.JWT_SECRET_OLD = undefined;
  expect([await read(before), await read(since)]).toEqual([401, 200]);
});
