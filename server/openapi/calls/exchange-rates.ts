import {
  CentralBankRates,
  ExchangeRatesAnswer,
  PastExchangeRate,
} from '../../schemas/answers/exchange-rates.ts';
import { Nothing } from '../../schemas/common.ts';
import { ExchangeHistory, ExchangeRates } from '../../schemas/exchange-rates.ts';
import { type Calls, one, paged } from '../call.ts';

const RATES = {
  dollar_exchange_rate: '48.6992',
  euro_exchange_rate: '55.8986',
  sterling_exchange_rate: '64.1200',
};

// biome-ignore format: one line per call is what makes this table readable
export const exchangeRates: Calls = {
  listExchangeRates:    { route: 'GET /v1/admin/exchange',      query: ExchangeHistory, answer: paged(PastExchangeRate) },
  updateExchangeRates:  { route: 'PUT /v1/admin/exchange/edit', body: ExchangeRates,    answer: one(ExchangeRatesAnswer), errors: { 409: ['stale'] }, example: RATES },
  suggestExchangeRates: { route: 'GET /v1/admin/getexchange',   query: Nothing,         answer: one(CentralBankRates), errors: { 502: ['exchange_unavailable'] } },
};
