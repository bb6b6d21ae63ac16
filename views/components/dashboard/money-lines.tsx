import { formatMoney } from '../../../server/shared/format.ts';

export interface MoneyLine {
  key: string;
  label: string;
  /** null: not known. */
  amount_kurus: number | null;
  tone?: 'discount' | 'total' | 'apart';
}

/** The lines of a price, in the order they add up; zero lines stay so that nothing appears later. */
export function MoneyLines({ lines }: { lines: MoneyLine[] }) {
  return (
    <dl className="money-lines">
      {lines.map(({ key, label, amount_kurus, tone }) => (
        <div key={key} className={tone}>
          <dt>{label}</dt>
          <dd>{amount_kurus === null ? '—' : formatMoney(amount_kurus)}</dd>
        </div>
      ))}
    </dl>
  );
}
