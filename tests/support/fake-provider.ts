import { now } from '../../server/clock.ts';
import {
  type FakeOrder,
  type FakeProvider,
  type Outcome,
  startFakeProvider,
} from '../../server/dev/fake-provider/index.ts';
import { env } from '../../server/env.ts';
import { chooseProviders } from '../../server/services/payments/gateways/index.ts';
import { paths } from '../../server/shared/paths.ts';
import { origin, site } from './api.ts';
import { db } from './db.ts';
import { createLegalDocuments } from './factories.ts';
import { acceptTexts } from './payment-page.ts';

export type { FakeOrder, Outcome };

/** Short, as a provider that never answers is waited for. */
const MILLISECONDS = 300;

export const fake: FakeProvider = await startFakeProvider();

beforeAll(createLegalDocuments);
afterAll(() => fake.close());

/** Cards are taken by this protocol of the fake provider, which tells this test's own site. */
export function takeCardsBy(protocol: 'iyzico' | 'paytr'): void {
  env.PUBLIC_URL = origin();
  chooseProviders([fake[protocol]({ milliseconds: MILLISECONDS })]);
}

/** The guest accepts what is to be accepted and presses "pay" on our page. Resolves with the provider's order. */
export async function goToPay(code: string): Promise<FakeOrder> {
  await acceptTexts(code);
  const response = await site.post(paths.payment(code)).expect(303);
  const order = fake.book.byToken(String(response.headers.location).split('/').at(-1));
  if (!order) throw new Error(`Sent to ${response.headers.location}, not to the provider`);
  return order;
}

/** The guest decides on the provider's page; nothing is told to the shop by it. */
export const decide = (order: FakeOrder, outcome: Outcome): void =>
  fake.book.decide(order, outcome);

/** The guest's browser comes back as it does from another site: without a cookie of ours. */
export function comeBack({ token }: Pick<FakeOrder, 'token'>) {
  return site
    .post(paths.paymentReturn('iyzico'))
    .set('sec-fetch-site', 'cross-site')
    .set('origin', fake.origin)
    .type('form')
    .send({ token });
}

/** As if an hour had gone by since the guest went to pay: the option and the provider's page are over. */
export async function optionAndPageEnd(kind: 'villa' | 'boat', id: number): Promise<void> {
  const past = now().subtract({ minutes: 40 }).toString();
  await db
    .updateTable(kind === 'villa' ? 'reservations' : 'boat_reservations')
    .set({ option_until: past })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable(kind === 'villa' ? 'villa_occupancies' : 'boat_occupancies')
    .set({ expires_at: past })
    .where('reservation_id', '=', id)
    .execute();
  await db
    .updateTable('transactions')
    .set({ provider_expires_at: past })
    .where(kind === 'villa' ? 'reservation_id' : 'boat_reservation_id', '=', id)
    .execute();
}

/** Keeps the next answer of the provider to a call of this address until `release`; `asked` once it has given it. */
export function holdNextAnswer(address: string): { asked: Promise<void>; release: () => void } {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const call = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const answer = await call(...given);
    if (!String(given[0]).includes(address)) return answer;
    globalThis.fetch = call;
    const text = await answer.text();
    asked.resolve();
    await released.promise;
    return new Response(text, answer);
  };
  return { asked: asked.promise, release: released.resolve };
}
