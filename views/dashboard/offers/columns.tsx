import type { Translate } from '../../../server/i18n.ts';
import type { OfferRow } from '../../../server/schemas/answers/offers.ts';
import {
  formatMoney,
  formatShortInstant,
  formatShortStay,
  unbroken,
} from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { PhoneName } from '../../components/dashboard/phone-name.tsx';
import { guestsText, OfferState } from './state.tsx';

/** The list's columns in their order; slots fold them into the phone's record. */
export const offerColumns = (t: Translate): Column<OfferRow>[] => [
  {
    key: 'customer',
    label: t('offers:column.customer'),
    slot: 'a1',
    cell: ({ id, customer_name }) => (
      <a className="row-link wrapping" href={paths.dashboard.offer(id)}>
        <b>{customer_name}</b>
      </a>
    ),
  },
  {
    key: 'status',
    label: t('offers:column.status'),
    slot: 'a2',
    cell: ({ status }) => <OfferState t={t} status={status} />,
  },
  {
    key: 'stay',
    label: t('offers:column.stay'),
    order: 'check_in',
    slot: 'b1',
    cell: ({ check_in, check_out, nights }) =>
      `${formatShortStay(check_in, check_out)} · ${unbroken(t('offers:nights', { count: nights }))}`,
  },
  {
    key: 'guests',
    label: t('offers:column.guests'),
    cell: (offer) => <span className="wrapping">{guestsText(t, offer)}</span>,
  },
  {
    key: 'villas',
    label: t('offers:column.villas'),
    align: 'end',
    slot: 'c1',
    cell: ({ villas_count }) => t('offers:villa_count', { count: villas_count }),
  },
  {
    key: 'total',
    label: t('offers:column.lowest'),
    align: 'end',
    slot: 'b2',
    cell: ({ lowest_total_kurus }) =>
      lowest_total_kurus === null ? <Nothing /> : <b>{formatMoney(lowest_total_kurus)}</b>,
  },
  ...timeColumns(t),
];

const timeColumns = (t: Translate): Column<OfferRow>[] => [
  {
    key: 'opened',
    label: t('offers:column.opened'),
    cell: ({ opened_at }) => (opened_at ? formatShortInstant(opened_at) : <Nothing />),
  },
  {
    key: 'valid_until',
    label: t('offers:column.valid_until'),
    order: 'valid_until',
    slot: 'c2',
    cell: ({ valid_until }) => (
      <>
        <PhoneName>{t('offers:column.valid_until')}</PhoneName>
        {formatShortInstant(valid_until)}
      </>
    ),
  },
  {
    key: 'created_at',
    label: t('offers:column.created_at'),
    order: 'created_at',
    cell: ({ created_at, created_by_name }) => (
      <span className="dim wrapping">
        {[formatShortInstant(created_at), created_by_name].filter(Boolean).join(' · ')}
      </span>
    ),
  },
];
