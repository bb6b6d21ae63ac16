import type { PastSave } from '../../../views/dashboard/exchange/history.tsx';
import { type Bulletin, withMargin } from '../../domain/exchange-rates.ts';
import type { ExchangeRateRow, ExchangeSaveRow } from '../../queries/prices/exchange-rates.ts';
import type { CentralBankRates, PastExchangeRate } from '../../schemas/answers/exchange-rates.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** `today` in Istanbul, ISO; `margin_percent` is the setting. */
export const presentBulletin = (
  { bulletin_date, bulletin_no, rates }: Bulletin,
  { today, margin_percent }: { today: string; margin_percent: number },
): CentralBankRates => ({
  bulletin_date,
  bulletin_no,
  of_today: bulletin_date === today,
  dollar_exchange_rate: rates.DOLLAR,
  euro_exchange_rate: rates.EURO,
  sterling_exchange_rate: rates.POUND,
  margin_percent,
  suggested: {
    dollar_exchange_rate: suggestedOf(rates.DOLLAR, margin_percent),
    euro_exchange_rate: suggestedOf(rates.EURO, margin_percent),
    sterling_exchange_rate: suggestedOf(rates.POUND, margin_percent),
  },
});

const suggestedOf = (rate: string | null, percent: number) => rate && withMargin(rate, percent);

/** What a file of the history shows. */
export const exchangeColumns: Columns<PastExchangeRate> = {
  created_at: 'instant',
  currency: { code: 'exchange:currency' },
  rate: 'rate',
  source: { code: 'states:rate_source' },
  bulletin_date: 'day',
  bulletin_no: 'text',
  note: 'text',
  created_by_name: 'text',
};

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

export const presentPastSave = ({ total: _, ...row }: ExchangeSaveRow): PastSave => ({
  ...row,
  source: row.source as PastSave['source'],
  created_at: new Date(row.created_at).toISOString(),
});
