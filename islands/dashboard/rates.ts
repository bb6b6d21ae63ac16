import type { Currency } from '../../server/shared/currency.ts';
import { formatPrice } from '../../server/shared/format.ts';
import { differenceText, FAR_TENTHS } from '../../server/shared/rate-difference.ts';
import { readTyped } from './fields.ts';

/**
 * While a rate is typed: how far it is from the central bank's, and what a price becomes by it. What was
 * typed before this script was there is told at once.
 */
export function keepRates(): void {
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-rate-row]')) {
    const field = row.querySelector('input');
    if (field && field.value !== field.defaultValue) tell(row, field.value);
  }
  document.addEventListener('input', ({ target }) => {
    const row = (target as Element).closest<HTMLElement>('tr[data-rate-row]');
    if (row) tell(row, (target as HTMLInputElement).value);
  });
}

function tell(row: HTMLElement, typed: string): void {
  const { bankRate, rateCurrency, field = '', amount, far = '' } = row.dataset;
  const rate = Number(readTyped('rate', typed));
  const example = row.querySelector('[data-example]');
  if (example)
    example.textContent =
      rate > 0
        ? formatPrice(Number(amount), rateCurrency as Currency, {
            ...NO_RATES,
            [field]: String(rate),
          })
        : '—';
  const difference = row.querySelector<HTMLElement>('[data-difference]');
  const warning = row.querySelector<HTMLElement>('[data-far-note]');
  if (!difference || !warning) return;
  const bank = Number(bankRate);
  const tenths = rate > 0 && bank > 0 ? Math.round(((rate - bank) * 1000) / bank) : null;
  difference.textContent = tenths === null ? '—' : differenceText(tenths);
  const isFar = tenths !== null && Math.abs(tenths) > FAR_TENTHS;
  warning.textContent = isFar
    ? far.replace('{{difference}}', differenceText(Math.abs(tenths)).replace('+', ''))
    : '';
}

const NO_RATES = {
  dollar_exchange_rate: '',
  euro_exchange_rate: '',
  sterling_exchange_rate: '',
};
