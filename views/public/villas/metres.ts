import { formatRating } from '../../../server/shared/format.ts';

/** Centimetres as metres: 450 → '4,5', 900 → '9'. */
export const metres = (centimetres: number): string =>
  formatRating(centimetres / 100).replace(/,0$/, '');
