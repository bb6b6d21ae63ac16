import type { DeskRate } from '../../../server/presenters/prices/exchange-desk.ts';
import { formatMoney, formatPrice } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { differenceText } from '../../../server/shared/rate-difference.ts';
import { Button } from '../../components/button.tsx';
import { ActionForm, FieldError } from '../../components/dashboard/action-form.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { fieldId } from '../../components/field.tsx';
import type { Site } from '../../layouts/site.ts';
import { rateText, SIGNS } from './format.ts';
import type { ExchangePageProps } from './index.tsx';
import { Trend } from './trend.tsx';

/** What the table shows each rate with. */
const EXAMPLE_KURUS = 18_500_00;

/** The three rates beside the bank's and what is suggested. */
export function RatesForm({ site, rates, state }: ExchangePageProps) {
  const { t } = site;
  const suggested = Object.fromEntries(
    rates.flatMap(({ field, suggested_rate }) =>
      suggested_rate ? [[field, rateText(suggested_rate)]] : [],
    ),
  );
  return (
    <ActionForm
      t={t}
      className="form"
      method="PUT"
      path={paths.api.setExchangeRates()}
      success={paths.dashboard.exchangeSettings()}
      toast={t('exchange:saved')}
      log={paths.dashboard.audit({ entity: 'settings', action: 'exchange_rates.edited' })}
    >
      <StaleNote t={t} version={state.version} />
      <Panel
        title={t('exchange:rates')}
        aside={t('exchange:rates_aside')}
        action={
          Object.keys(suggested).length > 0 && (
            <Button
              type="button"
              small
              icon="check"
              className="needs-script no-print"
              data-put={JSON.stringify(suggested)}
            >
              {t('exchange:use_all')}
            </Button>
          )
        }
      >
        <table className="rates">
          <Head site={site} />
          <tbody>
            {rates.map((rate) => (
              <RateRow key={rate.field} site={site} rate={rate} />
            ))}
          </tbody>
        </table>
      </Panel>
      <SaveBar t={t} back={paths.dashboard.exchangeSettings()} />
    </ActionForm>
  );
}

function Head({ site: { t } }: { site: Site }) {
  return (
    <thead>
      <tr>
        <th scope="col">{t('exchange:column.currency')}</th>
        <th scope="col" className="end">
          {t('exchange:column.bank')}
        </th>
        <th scope="col">{t('exchange:column.trend')}</th>
        <th scope="col" className="end">
          {t('exchange:column.suggested')}
        </th>
        <th scope="col">{t('exchange:column.site')}</th>
        <th scope="col" className="end">
          {t('exchange:column.difference')}
        </th>
        <th scope="col" className="end">
          {t('exchange:column.example', { amount: formatMoney(EXAMPLE_KURUS) })}
        </th>
      </tr>
    </thead>
  );
}

function RateRow({ site, rate }: { site: Site; rate: DeskRate }) {
  const { t } = site;
  const { currency, field, bank_rate, suggested_rate, difference, trend } = rate;
  const name = t(`exchange:currency.${currency}`);
  return (
    <tr
      data-rate-row=""
      data-bank-rate={bank_rate ?? undefined}
      data-rate-currency={currency}
      data-field={field}
      data-amount={EXAMPLE_KURUS}
      data-far={t('exchange:far', { difference: '{{difference}}' })}
    >
      <th scope="row">
        <b>{SIGNS[currency]}</b> {name}
      </th>
      <td className="end" data-label={t('exchange:column.bank')}>
        {bank_rate ? rateText(bank_rate) : '—'}
      </td>
      <td className="trend-cell">
        <Trend t={t} name={name} rates={trend} />
      </td>
      <td className="end" data-label={t('exchange:column.suggested')}>
        {suggested_rate ? rateText(suggested_rate) : '—'}
      </td>
      <td className="field" data-label={t('exchange:column.site')}>
        <label className="hidden-text" htmlFor={fieldId(field)}>
          {t('exchange:field.rate', { currency: name })}
        </label>
        <input
          type="text"
          inputMode="decimal"
          className="input"
          id={fieldId(field)}
          name={field}
          data-type="rate"
          data-stored={rate.rate ?? ''}
          defaultValue={rate.rate ? rateText(rate.rate) : ''}
          maxLength={12}
          autoComplete="off"
          aria-describedby={`${fieldId(field)}-error`}
        />
        <FieldError name={field} id={`${fieldId(field)}-error`} />
        <p className="hint due" data-far-note="" role="status" />
      </td>
      <td className="end" data-label={t('exchange:column.difference')}>
        <span
          data-difference=""
          className={difference !== null && Math.abs(difference) > 50 ? 'due' : undefined}
        >
          {difference === null ? '—' : differenceText(difference)}
        </span>
      </td>
      <td className="end muted" data-example="" data-label={formatMoney(EXAMPLE_KURUS)}>
        {rate.rate ? example(rate, rate.rate) : '—'}
      </td>
    </tr>
  );
}

const example = ({ currency, field }: DeskRate, rate: string) =>
  formatPrice(EXAMPLE_KURUS, currency, { ...NO_RATES, [field]: rate });

const NO_RATES = {
  dollar_exchange_rate: '',
  euro_exchange_rate: '',
  sterling_exchange_rate: '',
};
