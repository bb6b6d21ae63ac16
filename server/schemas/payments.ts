import { z } from 'zod';

import { Accepted, Text } from './common.ts';

/** `/odeme/:code`: a payment link's code, or a reservation's. */
export const PaymentParams = z.object({ code: z.string().max(40) });

/** `received`: a receipt was taken just now. */
export const PaymentQuery = z.object({ received: z.literal('1').optional() });

export const AttemptParams = z.object({ attempt: z.string().regex(/^[0-9A-Za-z]{20,64}$/) });

/** The boxes before a payment; `mark` names the texts that were read. */
export const PaymentAgreement = z.object({
  accept_information: Accepted,
  accept_contract: Accepted,
  mark: z.string().max(32).catch(''),
});

/** What a receipt comes with. */
export const Receipt = z.object({ note: Text(500).default('') });

/** The browser that iyzico sends back: nothing but the token is looked at. */
export const IyzicoReturn = z.object({ token: z.string().min(1).max(200) });

const Fact = z.union([z.string().max(200), z.number()]).transform(String);

/** iyzico's notice about a checkout form, as far as it is signed. */
export const IyzicoNotice = z.object({
  iyziEventType: Fact,
  iyziPaymentId: Fact.optional(),
  token: Fact,
  paymentConversationId: Fact,
  status: Fact,
});

/** PayTR's notice. */
export const PaytrNotice = z.object({
  merchant_oid: z.string().min(1).max(64),
  status: z.string().max(20),
  total_amount: z.string().max(20),
  hash: z.string().max(100),
  payment_amount: z.string().max(20).optional(),
  installment_count: z.string().max(4).optional(),
  failed_reason_code: z.string().max(20).optional(),
  failed_reason_msg: z.string().max(500).optional(),
});
