import type { Translate } from '../../../server/i18n.ts';
import { Icon } from '../../components/icon.tsx';
import type { ListingChoice } from './index.tsx';

interface TypedProps {
  t: Translate;
  value: string | undefined;
}

export function CustomerSearch({ t, value }: TypedProps) {
  return (
    <div className="affixed search-field">
      <span>
        <Icon name="search" size="small" />
      </span>
      <input
        className="input"
        name="customer_name"
        defaultValue={value}
        aria-label={t('reservations:filter.customer_name')}
        placeholder={t('reservations:filter.customer_name')}
      />
    </div>
  );
}

export function CodeField({ t, value }: TypedProps) {
  return (
    <input
      className="input code"
      name="reservation_id"
      defaultValue={value}
      aria-label={t('reservations:filter.reservation_id')}
      placeholder={t('reservations:filter.reservation_id')}
      autoComplete="off"
    />
  );
}

interface ListingFilterProps {
  name: 'villa_id' | 'boat_id';
  label: string;
  all: string;
  chosen: number | undefined;
  listings: ListingChoice[];
}

export function ListingFilter({ name, label, all, chosen, listings }: ListingFilterProps) {
  return (
    <select className="input" name={name} defaultValue={chosen ?? ''} aria-label={label}>
      <option value="">{all}</option>
      {listings.map(({ id, name: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
