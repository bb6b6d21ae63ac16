import { cardGateway } from '../payments/gateways/index.ts';

/**
 * Whether asking for a stay books it: staff allow it for the villa or boat, and cards are taken, as
 * it is the paid prepayment that confirms (product §6).
 */
export const booksAtOnce = ({ instant_booking }: { instant_booking: boolean }): boolean =>
  instant_booking && cardGateway() !== undefined;
