import { currencies } from '../../server/shared/currency.ts';
import { currencyNote } from '../components/currency-note.ts';
import { Icon } from '../components/icon.tsx';
import { LateIcon } from '../components/late-icon.tsx';
import { PREFERENCES_FORM } from './preferences.tsx';
import type { ShellSite } from './site.ts';

/** The currency switcher; without rates only TL can be chosen. */
export function CurrencyMenu({ site }: { site: ShellSite }) {
  const { t, currency } = site;
  return (
    <details name="menu" className="wide" data-menu>
      <summary className="button small" data-currency-label>
        <span className="hidden-text">{t('layout:currency_button')}</span>
        {t(`layout:currency.${currency}.short`)}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className="menu right">
        {offered(site).map((each) => (
          <button
            key={each}
            className="item"
            type="submit"
            form={PREFERENCES_FORM}
            name="currency"
            value={each}
            aria-pressed={each === currency}
            data-currency
          >
            <span className="mark">{t(`layout:currency.${each}.mark`)}</span>
            {t(`layout:currency.${each}.name`)}
            {each === currency && (
              <span className="chosen">
                <LateIcon site={site} name="check" size="small" />
              </span>
            )}
          </button>
        ))}
        <p>{currencyNote(site)}</p>
      </div>
    </details>
  );
}

/** The same choice as one row, for the drawer. */
export function CurrencySegment({ site }: { site: ShellSite }) {
  const { t, currency } = site;
  return (
    <div className="segment">
      {offered(site).map((each) => (
        <button
          key={each}
          type="submit"
          form={PREFERENCES_FORM}
          name="currency"
          value={each}
          aria-pressed={each === currency}
          data-currency
        >
          {t(`layout:currency.${each}.short`)}
          <span className="hidden-text">{t(`layout:currency.${each}.name`)}</span>
        </button>
      ))}
    </div>
  );
}

const offered = ({ rates }: ShellSite) => (rates ? currencies : currencies.slice(0, 1));
