import { db } from './db/index.ts';
import type { FakeProvider } from './dev/fake-provider/index.ts';
import { env } from './env.ts';
import { listTakenPayments } from './queries/payments/taken-payments.ts';
import { cardGateway, chooseProviders } from './services/payments/gateways/index.ts';
import { onStop } from './shutdown.ts';

/**
 * With DEMO=1 and no keys of a provider, cards are taken by one that takes no money. It is told what it took
 * before: without, the nightly comparison would miss the demo's payments, and none could be given back.
 * Undefined: there is a real one.
 */
export async function offerDemoPayments(): Promise<FakeProvider | undefined> {
  if (!env.DEMO || env.APP_ENV === 'production' || cardGateway()) return undefined;
  const { startFakeProvider } = await import('./dev/fake-provider/index.ts');
  const fake = await startFakeProvider();
  onStop(fake.close);
  const taken = await listTakenPayments(db, 'FAKE');
  fake.book.remember(
    taken.map(({ paid_at, refunds, ...payment }) => ({
      ...payment,
      paid_at: paid_at.toTemporalInstant(),
      refunds: refunds.map((back) => ({ ...back, at: Temporal.Instant.from(back.at) })),
    })),
  );
  chooseProviders([fake.iyzico()]);
  return fake;
}
