import { env } from './env.ts';
import { cardGateway, chooseProviders } from './services/gateways/index.ts';
import { onStop } from './shutdown.ts';

/** With DEMO=1 and no keys of a provider, cards are taken by one that takes no money. */
export async function offerDemoPayments(): Promise<void> {
  if (!env.DEMO || env.APP_ENV === 'production' || cardGateway()) return;
  const { startFakeProvider } = await import('./dev/fake-provider/index.ts');
  const fake = await startFakeProvider();
  onStop(fake.close);
  chooseProviders([fake.iyzico()]);
}
