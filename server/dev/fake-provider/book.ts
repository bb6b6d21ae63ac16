import { randomBytes } from 'node:crypto';

/** What can go right or wrong with a payment; the guest of the demo, or a test, chooses. */
export const OUTCOMES = [
  'success',
  'three_ds',
  'failure',
  'review',
  'lost',
  'doubled',
  'late',
  'wrong_amount',
  'bad_signature',
  'html_502',
  'timeout',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** One attempt as the provider keeps it. Money in kuruş. */
export interface FakeOrder {
  protocol: 'iyzico' | 'paytr';
  token: string;
  conversation_id: string;
  basket_id: string;
  amount_kurus: number;
  title: string;
  /** Where the browser goes back to: by POST with the token (iyzico), or by GET (PayTR). */
  return_url: string;
  state: 'open' | 'paid' | 'failed' | 'review';
  outcome: Outcome | null;
  payment_id: string;
  paid_at: Temporal.Instant | null;
  /** Questions about it that still go wrong, and how. */
  trouble: { kind: 'html_502' | 'timeout' | 'hidden'; left: number } | null;
  /** Sent twice, to see what the second does. */
  notices: number;
  refunds: { reference: string; amount_kurus: number; at: Temporal.Instant }[];
}

type NewOrder = Pick<
  FakeOrder,
  'protocol' | 'conversation_id' | 'basket_id' | 'amount_kurus' | 'title' | 'return_url'
>;

/** What was paid before the book was opened. */
type PaidOrder = Pick<
  FakeOrder,
  'conversation_id' | 'basket_id' | 'payment_id' | 'amount_kurus' | 'refunds'
> & { paid_at: Temporal.Instant };

/** All attempts, in memory: a restart forgets what nobody tells it of again. */
export class FakeBook {
  readonly orders: FakeOrder[] = [];
  #count = 0;

  open(order: NewOrder): FakeOrder {
    this.#count += 1;
    const opened: FakeOrder = {
      ...order,
      token: newToken(),
      state: 'open',
      outcome: null,
      payment_id: `9${String(Date.now()).slice(-9)}${this.#count}`,
      paid_at: null,
      trouble: null,
      notices: 0,
      refunds: [],
    };
    this.orders.push(opened);
    return opened;
  }

  /** Takes in what the shop's books say was paid, so that both tell the same of it. */
  remember(paid: PaidOrder[]): void {
    for (const order of paid)
      this.orders.push({
        ...order,
        ...{ protocol: 'iyzico', token: newToken(), title: '', return_url: '' },
        ...{ state: 'paid', outcome: 'success', trouble: null, notices: 0 },
      });
  }

  byToken(token: unknown): FakeOrder | undefined {
    return this.orders.find((order) => order.token === token);
  }

  byConversation(conversation_id: unknown): FakeOrder | undefined {
    return this.orders.findLast((order) => order.conversation_id === conversation_id);
  }

  byPayment(payment_id: unknown): FakeOrder | undefined {
    return this.orders.find((order) => order.payment_id === payment_id);
  }

  /** What the guest's choice does at once; what is told to the shop is another matter. */
  decide(order: FakeOrder, outcome: Outcome): void {
    if (order.state !== 'open') return;
    order.outcome = outcome;
    order.paid_at = Temporal.Now.instant();
    order.state = STATES[outcome] ?? 'paid';
    const trouble = TROUBLES[outcome];
    order.trouble = trouble ? { ...trouble } : null;
  }

  /** The bank looked, and the money is there or not. */
  approve(order: FakeOrder, state: 'paid' | 'failed'): void {
    order.state = state;
    order.trouble = null;
  }
}

const newToken = () => randomBytes(16).toString('hex');

const STATES: Partial<Record<Outcome, FakeOrder['state']>> = {
  failure: 'failed',
  review: 'review',
};

const TROUBLES: Partial<Record<Outcome, NonNullable<FakeOrder['trouble']>>> = {
  html_502: { kind: 'html_502', left: 2 },
  timeout: { kind: 'timeout', left: 2 },
  late: { kind: 'hidden', left: Number.POSITIVE_INFINITY },
};
