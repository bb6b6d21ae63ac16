/** Who takes the card. `FAKE` is the provider of demos and tests, which takes no money. */
export type Provider = 'IYZICO' | 'PAYTR' | 'FAKE';

/** Who pays, as far as providers want to know it. */
export interface Buyer {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  ip: string;
  /** Where the listing is: guests are not asked where they live. */
  place: string;
  city: string;
}

/** One attempt to pay: everything is ours and fixed before the guest is sent anywhere. */
export interface CardOrder {
  /** Ours, of this very attempt: letters and digits only, which is all that PayTR takes. */
  conversation_id: string;
  reservation_code: string;
  amount_kurus: number;
  title: string;
  buyer: Buyer;
  /** Where the provider sends the guest's browser, by POST, with its token. */
  return_url: string;
  /** What the guest sees in the end. */
  result_url: string;
}

/** The provider's page for one attempt. */
export interface PaymentPage {
  token: string;
  page_url: string;
  expires_at: Temporal.Instant;
}

/** What became of asking for a page. `silent`: nobody knows, and nobody was given a page. */
export type Opening =
  | { kind: 'opened'; page: PaymentPage }
  | { kind: 'refused'; code: string; text: string }
  | { kind: 'silent'; reason: string };

/** An attempt as its provider knows it; `token` null: we never heard of one. */
export interface Attempt {
  conversation_id: string;
  reservation_code: string;
  token: string | null;
}

/** Words of the provider's that are kept beside a payment: an allow-list, never a card's number. */
export type ProviderFacts = Record<string, string | number | null>;

/**
 * What a provider says of an attempt, checked against its signature. `waiting`: it knows of no
 * decision yet. `silent`: it did not say anything that can be read, so nothing is known. `distrusted`:
 * badly signed, or about another order: a person has to look.
 */
export type Verdict =
  | {
      kind: 'paid' | 'review';
      payment_id: string;
      /** Without what the guest pays on top for instalments. */
      amount_kurus: number;
      card_last_four: string | null;
      installments: number | null;
      facts: ProviderFacts;
    }
  | { kind: 'failed'; code: string; text: string; facts: ProviderFacts }
  | { kind: 'waiting' }
  | { kind: 'silent'; reason: string }
  | { kind: 'distrusted'; reason: string };

export interface RefundOrder {
  /** The provider's number of the payment. */
  payment_id: string;
  /** Ours, of the payment. */
  conversation_id: string;
  /** Ours, of this refund. */
  reference: string;
  amount_kurus: number;
  /** All of it, on the day it was paid: can be called off instead of sent back. */
  same_day_whole: boolean;
  ip: string;
}

export type Refunding =
  | { kind: 'sent'; facts: ProviderFacts }
  | { kind: 'refused'; code: string; text: string }
  | { kind: 'silent'; reason: string };

/** A line of the provider's own report. Amounts of refunds are positive. */
export interface ReportedMovement {
  kind: 'PAYMENT' | 'REFUND';
  payment_id: string;
  /** Ours; null where the provider does not say it. */
  conversation_id: string | null;
  amount_kurus: number;
}

/** A card provider with a page of its own, so that no card number ever reaches this server. */
export interface PaymentGateway {
  readonly provider: Provider;
  /** The protocol spoken, which names the callback's address. */
  readonly protocol: 'iyzico' | 'paytr';
  /** As the catalogue names it. */
  readonly name: 'iyzico' | 'paytr' | 'fake';
  /** Hosts that a form on the payment page may lead to (CSP `form-action`). */
  readonly form_hosts: readonly string[];
  readonly offers_instalments: boolean;
  open(order: CardOrder): Promise<Opening>;
  ask(attempt: Attempt): Promise<Verdict>;
  refund(order: RefundOrder): Promise<Refunding>;
  /** All that went back of one payment so far, in kuruş; null: the provider does not say. */
  refunded(payment: { payment_id: string; conversation_id: string }): Promise<number | null>;
  /** Everything that moved on a day in Istanbul; null: the provider does not say. */
  report(day: Temporal.PlainDate): Promise<ReportedMovement[] | null>;
}
