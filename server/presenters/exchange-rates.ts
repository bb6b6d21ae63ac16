import type { Bulletin } from '../domain/exchange-rates.ts';
import type { ExchangeRateRow } from '../queries/exchange-rates.ts';
import type { CentralBankRates, PastExchangeRate } from '../schemas/answers/exchange-rates.ts';

/** `today` in Istanbul, ISO. */
export const presentBulletin = (
  { bulletin_date, bulletin_no, rates }: Bulletin,
  today: string,
): CentralBankRates => ({
  bulletin_date,
  bulletin_no,
  of_today: bulletin_date === today,
  dollar_exchange_rate: rates.DOLLAR,
  euro_exchange_rate: rates.EURO,
  sterling_exchange_rate: rates.POUND,
});

export const presentPastRate = (row: ExchangeRateRow): PastExchangeRate => ({
  id: row.id,
  currency: row.currency as PastExchangeRate['currency'],
  rate: row.rate,
  source: row.source as PastExchangeRate['source'],
  bulletin_date: row.bulletin_date,
  bulletin_no: row.bulletin_no,
  note: row.note,
  created_by_name: row.created_by_name,
  created_at: new Date(row.created_at).toISOString(),
});
