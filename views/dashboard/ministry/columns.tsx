import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import type { MinistryRow } from '../../../server/schemas/answers/ministry.ts';
import type { MinistryColumn } from '../../../server/schemas/ministry.ts';
import { nationalityText } from '../../../server/shared/countries.ts';
import { formatCount, formatMoney, formatPlateCode } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type Column, Folded, type Slot } from '../../components/dashboard/data-table.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { Nothing } from '../../components/dashboard/nothing.tsx';

const SLOTS: Partial<Record<MinistryColumn, Slot>> = {
  villa_name: 'a1',
  amount_kurus: 'a2',
  permit_no: 'b1',
  nights: 'b2',
  town: 'c1',
  guests: 'c2',
};

const SORTED = new Set<MinistryColumn>(['villa_name', 'stays', 'nights', 'guests', 'amount_kurus']);

/** The chosen columns in the order chosen; slots fold the usual ones into the phone's record. */
export const ministryColumns = (
  t: Translate,
  chosen: readonly MinistryColumn[],
): Column<MinistryRow>[] =>
  chosen.map((name) => ({
    key: name,
    label: t(`ministry:column.${name}`),
    order: SORTED.has(name) ? name : undefined,
    align: NUMBERS.has(name) ? 'end' : undefined,
    slot: SLOTS[name],
    folds: FOLDS[name],
    cell: (row) => (
      <>
        {cellOf(t, name, row)}
        {chosen
          .filter((other) => FOLDS[other]?.into === name)
          .map((other) => (
            <Folded key={other} on="tablet">
              {cellOf(t, other, row)}
            </Folded>
          ))}
      </>
    ),
  }));

/** What a small desk reads below a permit's villa and number. */
const FOLDS: Partial<Record<MinistryColumn, Column<MinistryRow>['folds']>> = {
  town: { into: 'villa_name', on: 'tablet' },
  permit_holder: { into: 'permit_no', on: 'tablet' },
};

const NUMBERS = new Set<MinistryColumn>([
  'permit_capacity',
  'stays',
  'nights',
  'guests',
  'guest_nights',
  'domestic_guests',
  'foreign_guests',
  'unlisted_guests',
  'amount_kurus',
]);

const nothing = <Nothing />;

function cellOf(t: Translate, name: MinistryColumn, row: MinistryRow): ReactNode {
  switch (name) {
    case 'villa_name':
      return (
        <a className="row-link wrapping" href={paths.dashboard.villa(row.villa_id, 'permit')}>
          <b>{row.villa_name}</b>
        </a>
      );
    case 'permit_no':
      return <Permit t={t} row={row} />;
    case 'permit_type':
      return row.permit_type ? t(`villas:choice.permit_type.${row.permit_type}`) : nothing;
    case 'permit_date':
      return row.permit_date ? tableDay(row.permit_date) : nothing;
    case 'permit_holder':
      return row.permit_holder ? <span className="wrapping">{row.permit_holder}</span> : nothing;
    case 'il_code':
      return row.il_code === null ? nothing : formatPlateCode(row.il_code);
    case 'ilce_code':
      return row.ilce_code ?? nothing;
    case 'nationalities':
      return <span className="wrapping">{nationalityText(row.nationalities) || nothing}</span>;
    case 'amount_kurus':
      return row.amount_kurus === 0 ? nothing : formatMoney(row.amount_kurus);
    case 'nights':
    case 'guests':
      return <Counted count={row[name]} unit={t(`ministry:unit.${name}`)} />;
    default:
      return plain(row[name]);
  }
}

/** Zeros stand back, so that the eye finds what is there. */
function plain(value: string | number | null): ReactNode {
  if (value === null || value === '') return nothing;
  if (typeof value === 'string') return value;
  return value === 0 ? <span className="dim">0</span> : formatCount(value);
}

/** On a phone no heading says what a number counts. */
const Counted = ({ count, unit }: { count: number; unit: string }) => (
  <>
    {plain(count)}
    <span className="on-phone"> {unit}</span>
  </>
);

function Permit({ t, row }: { t: Translate; row: MinistryRow }) {
  if (row.permit_no === null) return <span className="down">{t('ministry:no_permit')}</span>;
  return (
    <>
      {row.permit_no}
      {!row.permit_verified && <span className="due"> {t('ministry:unverified')}</span>}
    </>
  );
}
