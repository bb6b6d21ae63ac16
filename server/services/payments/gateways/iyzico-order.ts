import { iyzicoAmount } from './amounts.ts';
import type { CardOrder } from './port.ts';

/** What iyzico's form offers beside paying at once; a card that cannot shows only that. */
const INSTALMENTS = [1, 2, 3, 6, 9];

/** What is sent for a guest of whom no identity number was asked (domain.md §3.2). */
const UNKNOWN_IDENTITY = '11111111111';

/** The body that asks for a checkout form: one item, whose price is the whole. */
export function iyzicoOrder(order: CardOrder) {
  const { buyer } = order;
  const price = iyzicoAmount(order.amount_kurus);
  const { name, surname } = namesOf(buyer.name);
  return {
    locale: 'tr',
    conversationId: order.conversation_id,
    price,
    paidPrice: price,
    currency: 'TRY',
    basketId: order.reservation_code,
    paymentGroup: 'PRODUCT',
    callbackUrl: order.return_url,
    enabledInstallments: INSTALMENTS,
    forceThreeDS: 1,
    buyer: {
      id: order.reservation_code,
      name,
      surname,
      identityNumber: UNKNOWN_IDENTITY,
      email: buyer.email,
      gsmNumber: buyer.phone,
      registrationAddress: buyer.place,
      city: buyer.city,
      country: 'Turkey',
      ip: buyer.ip,
    },
    billingAddress: {
      contactName: buyer.name,
      city: buyer.city,
      country: 'Turkey',
      address: buyer.place,
    },
    basketItems: [
      {
        id: order.reservation_code,
        name: order.title,
        category1: 'Accommodation',
        itemType: 'VIRTUAL',
        price,
      },
    ],
  };
}

/** 'Ayşe Nur Demirtaş' → 'Ayşe Nur' and 'Demirtaş'; a single name stands for both. */
function namesOf(whole: string): { name: string; surname: string } {
  const words = whole.trim().split(/\s+/);
  const surname = words.at(-1) ?? whole;
  return { name: words.slice(0, -1).join(' ') || surname, surname };
}
