import { env } from '../../../env.ts';
import { iyzicoGateway } from './iyzico.ts';
import type { IyzicoKeys } from './iyzico-signatures.ts';
import { paytrGateway } from './paytr.ts';
import type { PaytrKeys } from './paytr-hashes.ts';
import type { PaymentGateway, Provider } from './port.ts';

export type * from './port.ts';

export const PAYTR_URL = 'https://www.paytr.com';

/** A provider with the keys that its notices are checked by. */
export type Chosen =
  | { gateway: PaymentGateway; protocol: 'iyzico'; keys: IyzicoKeys }
  | { gateway: PaymentGateway; protocol: 'paytr'; keys: PaytrKeys };

let chosen: readonly Chosen[] | undefined;

/** The configured providers, the one for new payments first; none: bank transfer only. */
const providers = (): readonly Chosen[] => (chosen ??= configured());

/** Says which providers there are: the demo's fake one, and tests. */
export function chooseProviders(given: readonly Chosen[]): void {
  chosen = given;
}

/** Who takes new card payments; undefined: cards are not offered. */
export const cardGateway = (): PaymentGateway | undefined => providers()[0]?.gateway;

/** All of them. */
export const cardGateways = (): PaymentGateway[] => providers().map(({ gateway }) => gateway);

/** Who took a payment; undefined where its keys were taken out of the configuration. */
export const gatewayOf = (provider: string | null): PaymentGateway | undefined =>
  providers().find(({ gateway }) => gateway.provider === (provider as Provider))?.gateway;

/** The keys for a protocol's notices. More than one where a fake stands beside a real one. */
export const keysFor = <Protocol extends Chosen['protocol']>(protocol: Protocol) =>
  providers().flatMap((each) => (each.protocol === protocol ? [each.keys] : [])) as Extract<
    Chosen,
    { protocol: Protocol }
  >['keys'][];

/** iyzico, or a fake that speaks like it. */
export function iyzicoProvider(options: Parameters<typeof iyzicoGateway>[0]): Chosen {
  const { api_key, secret_key } = options;
  return {
    gateway: iyzicoGateway(options),
    protocol: 'iyzico',
    keys: { api_key, secret_key },
  };
}

/** PayTR, or a fake that speaks like it. */
export function paytrProvider(options: Parameters<typeof paytrGateway>[0]): Chosen {
  const { merchant_id, key, salt } = options;
  return { gateway: paytrGateway(options), protocol: 'paytr', keys: { merchant_id, key, salt } };
}

function configured(): Chosen[] {
  const { IYZICO_API_KEY, IYZICO_SECRET_KEY, PAYTR_MERCHANT_ID, PAYTR_KEY, PAYTR_SALT } = env;
  const found: Chosen[] = [];
  if (IYZICO_API_KEY && IYZICO_SECRET_KEY)
    found.push(
      iyzicoProvider({
        api_key: IYZICO_API_KEY,
        secret_key: IYZICO_SECRET_KEY,
        url: env.IYZICO_URL.replace(/\/+$/, ''),
      }),
    );
  if (PAYTR_MERCHANT_ID && PAYTR_KEY && PAYTR_SALT)
    found.push(
      paytrProvider({
        merchant_id: PAYTR_MERCHANT_ID,
        key: PAYTR_KEY,
        salt: PAYTR_SALT,
        url: PAYTR_URL,
        is_test: env.APP_ENV !== 'production',
      }),
    );
  return found;
}
