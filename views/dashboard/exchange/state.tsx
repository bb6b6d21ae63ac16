import { formatDay, formatList, formatShortInstant } from '../../../server/shared/format.ts';
import { minutesBetween } from '../../components/dashboard/format.ts';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { cronWords } from '../ops/cron-words.ts';
import { rateText } from './format.ts';
import type { ExchangePageProps } from './index.tsx';

/** Days after which nobody should trust a rate (domain.md §4). */
const STALE_DAYS = 4;

/** Says so when nobody has looked at the rates for days. */
export function StaleRates({ site, state, now }: ExchangePageProps) {
  const { t } = site;
  if (!state.updated_at)
    return (
      <InlineBar tone="bad" title={t('exchange:never_title')}>
        {t('exchange:never')}
      </InlineBar>
    );
  const days = Math.floor(minutesBetween(state.updated_at, now) / (24 * 60));
  if (days < STALE_DAYS) return null;
  return (
    <InlineBar tone="warn" title={t('exchange:stale_title', { days })}>
      {t('exchange:stale', { when: formatShortInstant(state.updated_at) })}
    </InlineBar>
  );
}

/** Says which rates of the bank's moved too far to be suggested, and how they are believed. */
export function RefusedRates({ site: { t }, refused }: ExchangePageProps) {
  if (refused.length === 0) return null;
  const rates = refused.map(({ currency, rate, bulletin_date }) =>
    t('exchange:refused_rate', {
      currency: t(`exchange:currency.${currency}`),
      rate: rateText(rate),
      day: formatDay(bulletin_date),
    }),
  );
  return (
    <InlineBar tone="warn" title={t('exchange:refused_title')}>
      {formatList(rates)}. {t('exchange:refused')}
    </InlineBar>
  );
}

/** Where the bank's numbers in the table come from. */
export function BankNote({ site, bank, source, state, cron }: ExchangePageProps) {
  const { t } = site;
  const set = state.updated_at
    ? t('exchange:set', {
        when: formatShortInstant(state.updated_at),
        who: state.updated_by_name ?? t('exchange:nobody'),
      })
    : null;
  if (!bank)
    return (
      <InlineBar tone={source === 'unavailable' ? 'bad' : 'info'} title={t('exchange:no_bank')}>
        {t(source === 'unavailable' ? 'exchange:unavailable' : 'exchange:ask_first')} {set}
      </InlineBar>
    );
  const bulletin = { day: formatDay(bank.bulletin_date), number: bank.bulletin_no ?? '—' };
  return (
    <InlineBar
      tone={source === 'unavailable' ? 'warn' : 'info'}
      icon="rotate-cw"
      title={t(bank.of_today ? 'exchange:bank_today' : 'exchange:bank_earlier', bulletin)}
    >
      {t(`exchange:source.${source as 'asked' | 'kept' | 'unavailable'}`, {
        when: cronWords(t, cron),
      })}{' '}
      {set}
    </InlineBar>
  );
}
