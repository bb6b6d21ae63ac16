import { z } from 'zod';

import { CharterQuoteAnswer } from '../../schemas/answers/boat-quotes.ts';
import { QuoteAnswer } from '../../schemas/answers/quotes.ts';
import {
  ComparedBoatAnswer,
  ComparedVillaAnswer,
  SearchAnswer,
  SearchOptions,
  SuggestedVilla,
} from '../../schemas/answers/search.ts';
import { ShortTermOffer } from '../../schemas/answers/short-term.ts';
import { PublicShowcase } from '../../schemas/answers/showcases-public.ts';
import { EitherQuoteQuery } from '../../schemas/charters.ts';
import { Nothing } from '../../schemas/common.ts';
import { ComparedListings } from '../../schemas/compared-listings.ts';
import { SearchQuery, TypedSearch } from '../../schemas/search.ts';
import { ShortTermQuery } from '../../schemas/short-term.ts';
import { all, type Calls, one, paged } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const search: Calls = {
  showQuote:         { route: 'GET /v1/quote',          query: EitherQuoteQuery, answer: one(z.union([QuoteAnswer, CharterQuoteAnswer])), errors: { 404: ['not_found'] } },
  searchVillas:      { route: 'GET /v2/search',         query: SearchQuery,    answer: { status: 200, schema: SearchAnswer } },
  searchShortTerm:   { route: 'GET /v1/search/shortterm', query: ShortTermQuery, answer: paged(ShortTermOffer) },
  listShownVillas:   { route: 'GET /v1/showcases',      query: Nothing,        answer: all(PublicShowcase) },
  suggestVillas:     { route: 'GET /v1/search/input',   query: TypedSearch,    answer: all(SuggestedVilla) },
  listSearchOptions: { route: 'GET /v1/search/options', query: Nothing,        answer: one(SearchOptions) },
  compareVillas:     { route: 'GET /v1/villas/compare', query: ComparedListings, answer: all(ComparedVillaAnswer) },
  compareBoats:      { route: 'GET /v1/boats/compare',  query: ComparedListings, answer: all(ComparedBoatAnswer) },
};
