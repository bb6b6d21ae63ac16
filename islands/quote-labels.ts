import { quote } from '../views/locales/tr/villa.json';
import { fill } from './fill.ts';

/** Texts of the price panel; holes as {{name}}. */
export type QuoteLabels = typeof quote;

/** Whole years up to which a guest is a child, or a baby. */
export interface GuestAges {
  child_max: number;
  baby_max: number;
}

/** The panel's texts, with the ages staff set. */
export const quoteLabels = ({ child_max, baby_max }: GuestAges): QuoteLabels => ({
  ...quote,
  adults_hint: fill(quote.adults_hint, { from: child_max + 1 }),
  children_hint: fill(quote.children_hint, { from: baby_max + 1, until: child_max }),
  babies_hint: fill(quote.babies_hint, { until: baby_max }),
});
