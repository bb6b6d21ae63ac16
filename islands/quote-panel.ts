import type { Currency, Rates } from '../server/shared/currency.ts';
import type { LiveQuote, StayChoice } from './live-quote-types.ts';
import type { GuestAges, QuoteLabels } from './quote-labels.ts';
import type { QuoteState } from './use-quote.ts';

/** What the page knows when it is made. */
export interface LiveQuoteProps {
  villa: {
    id: number;
    slug: string;
    max_guests: number;
    instant_booking: boolean;
    /** Lowest nightly price over bookable future nights, kuruş. */
    from_price_kurus: number | null;
  };
  choice: StayChoice;
  /** Null while no stay is chosen. */
  quote: LiveQuote | null;
  days_refused: boolean;
  /** The first day that can be chosen, ISO. */
  today: string;
  /** A chat with the agency; null where it has no number for that. */
  whatsapp: string | null;
  currency: Currency;
  /** Null: only TL can be shown. */
  rates: Rates | null;
  ages: GuestAges;
}

/** What each part of the panel is shown with, once it is alive as well. */
export interface PanelProps extends LiveQuoteProps {
  labels: QuoteLabels;
  state: QuoteState;
  live: boolean;
}
