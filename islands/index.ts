import { Availability } from './availability.tsx';
import { DateRange } from './date-range.tsx';
import { FavouritesCompare } from './favourites-compare.tsx';
import { LiveQuote } from './live-quote.tsx';

/** Every React island by the name its place in a page carries. Forgetting one does not compile. */
export const islands = {
  availability: Availability,
  'date-range': DateRange,
  'favourites-compare': FavouritesCompare,
  'live-quote': LiveQuote,
};

export type Islands = typeof islands;
export type IslandName = keyof Islands;
