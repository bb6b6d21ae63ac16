import type { Translate } from '../../../server/i18n.ts';
import type { BtransRow } from '../../../server/schemas/answers/btrans.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type Column, Folded } from '../../components/dashboard/data-table.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { RowDoubts, RowFaults } from './facts.tsx';

/** The list's columns in their order; slots fold them into the phone's record. */
export const btransColumns = (t: Translate): Column<BtransRow>[] => [
  {
    key: 'reservation_id',
    label: t('btrans:column.reservation_id'),
    slot: 'a1',
    cell: ({ id, reservation_id }) => (
      <a className="row-link code" href={paths.dashboard.villaReservation(id)}>
        {reservation_id}
      </a>
    ),
  },
  {
    key: 'villa',
    label: t('btrans:column.villa'),
    slot: 'b1',
    cell: ({ villa_id, villa_name }) => (
      <a className="over wrapping" href={paths.dashboard.villa(villa_id, 'permit')}>
        {villa_name}
      </a>
    ),
  },
  {
    key: 'owner',
    label: t('btrans:column.owner'),
    cell: (row) => <Owner t={t} row={row} />,
  },
  {
    key: 'stay',
    label: t('btrans:column.stay'),
    slot: 'b2',
    cell: ({ check_in, check_out, dated_on }) => (
      <>
        {`${tableDay(check_in)} – ${tableDay(check_out)}`}
        <Folded on="laptop">{said(t, 'dated_on', tableDay(dated_on))}</Folded>
      </>
    ),
  },
  {
    key: 'dated_on',
    label: t('btrans:column.dated_on'),
    folds: { into: 'stay', on: 'laptop' },
    cell: ({ dated_on }) => <span className="dim">{tableDay(dated_on)}</span>,
  },
  ...moneyColumns(t),
  {
    key: 'state',
    label: t('btrans:column.state'),
    slot: 'c1',
    cell: (row) => <RowState t={t} row={row} />,
  },
];

const moneyColumns = (t: Translate): Column<BtransRow>[] => [
  {
    key: 'total',
    label: t('btrans:column.total'),
    align: 'end',
    slot: 'a2',
    cell: ({ total_kurus, commission_kurus, collected_on }) => (
      <>
        {formatMoney(total_kurus)}
        <Folded on="laptop">{said(t, 'commission', formatMoney(commission_kurus))}</Folded>
        <Folded on="laptop">{said(t, 'collected_on', tableDay(collected_on))}</Folded>
      </>
    ),
  },
  {
    key: 'commission',
    label: t('btrans:column.commission'),
    align: 'end',
    folds: { into: 'total', on: 'laptop' },
    cell: ({ commission_kurus, commission_percent }) => (
      <span title={t('btrans:commission_of', { percent: commission_percent })}>
        {formatMoney(commission_kurus)}
      </span>
    ),
  },
  {
    key: 'collected_on',
    label: t('btrans:column.collected_on'),
    folds: { into: 'total', on: 'laptop' },
    cell: ({ collected_on }) => tableDay(collected_on),
  },
];

/** In another column's cell, as its own heading calls it: 'Komisyon ₺5.715'. */
const said = (t: Translate, name: 'dated_on' | 'commission' | 'collected_on', value: string) =>
  `${t(`btrans:column.${name}`)} ${value}`;

interface RowProps {
  t: Translate;
  row: BtransRow;
}

function Owner({ t, row: { owner_id, owner_name, owner_number_masked } }: RowProps) {
  if (owner_id === null) return <span className="dim">{t('btrans:no_owner')}</span>;
  return (
    <>
      <a className="over wrapping" href={paths.dashboard.user(owner_id)}>
        {owner_name}
      </a>
      {owner_number_masked && <span className="masked dim">{owner_number_masked}</span>}
    </>
  );
}

function RowState({ t, row }: RowProps) {
  if (row.state === 'MISSING') return <RowFaults t={t} row={row} />;
  return (
    <>
      <span className="state-dot ok">{t('btrans:state.READY')}</span>
      <RowDoubts t={t} row={row} />
    </>
  );
}
