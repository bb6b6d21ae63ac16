import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { formatMoney, shortWeekdayName } from '../../../server/shared/format.ts';
import { PhoneName } from '../../components/dashboard/phone-name.tsx';

/** A rule as a table shows it: what the row says, else faded what holds for the whole listing. */
export function Rule<Value>(props: {
  own: Value | null;
  usual: Value;
  text: (value: Value) => ReactNode;
  /** What it is called in a phone's record, which has no heads of columns. */
  name?: string;
}) {
  const { own, usual, text, name } = props;
  return (
    <>
      {name && <PhoneName>{name}</PhoneName>}
      {own === null ? <span className="dim">{text(usual)}</span> : text(own)}
    </>
  );
}

/** [6] → 'Cmt'; null and all seven: any day. */
export const weekdaysText = (t: Translate, days: readonly number[] | null): string =>
  days === null || days.length === 7
    ? t('prices:any_day')
    : days.map((day) => shortWeekdayName(day)).join(', ');

export const nightsText = (t: Translate) => (nights: number) => t('prices:nights', { nights });

/** '5 geceden az: ₺3.000'; '—' where there is no such fee. */
export function shortStayText(t: Translate, limit: number, fee_kurus: number): string {
  if (limit <= 1 || fee_kurus === 0) return '—';
  return t('prices:short_stay', { limit, fee: formatMoney(fee_kurus) });
}
