import type { PublicOffer } from '../../../server/schemas/answers/offers.ts';

/** The stay as an address carries it. */
export const stayOf = ({ check_in, check_out, adults, children, babies }: PublicOffer) => ({
  check_in,
  check_out,
  adults,
  ...(children > 0 ? { children } : {}),
  ...(babies > 0 ? { babies } : {}),
});
