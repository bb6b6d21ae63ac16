import type { Translate } from '../../../server/i18n.ts';
import { formatDay, formatPercent } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { EDITOR_KINDS } from '../../components/dashboard/editor-kinds.ts';
import { tableDay } from '../../components/dashboard/format.ts';
import { HistoryPanel } from '../../components/dashboard/history.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { type Discount, discountName } from './discount.ts';
import { DiscountForm } from './discount-form.tsx';
import { ListingEditor } from './listing-editor.tsx';
import type { ListingTab } from './listing-tab.ts';

/** `…/discounts`: dated discounts with their conditions, and the form of one of them. */
export function DiscountsPage(props: ListingTab<Discount>) {
  const { site, shell, kind, head, rows, edited, today, history } = props;
  const { t } = site;
  const address = (id?: number) => EDITOR_KINDS[kind].editor(head.id, 'discounts', { id });
  return (
    <ListingEditor site={site} shell={shell} kind={kind} head={head} tab="discounts">
      <div className="main-and-side">
        <div>
          <DataTable
            label={t('editor:tab.discounts')}
            columns={discountColumns(t, { kind, today, address })}
            rows={rows}
            row_key={({ id }) => id}
            row_tone={(row) => (stateOf(row, today) === 'over' || !row.active ? 'past' : undefined)}
            empty={
              <EmptyState
                heading="h2"
                title={t('discounts:empty.title')}
                text={t('discounts:empty.text')}
              />
            }
          />
          <p className="hint">{t(`discounts:best_one.${kind}`)}</p>
        </div>
        <aside className="no-print" aria-label={edited ? t('discounts:edit') : t('discounts:add')}>
          <DiscountForm {...{ t, kind, listing_id: head.id, discount: edited }} back={address()} />
          {edited && <HistoryPanel t={t} events={history} />}
        </aside>
      </div>
    </ListingEditor>
  );
}

type DiscountState = 'off' | 'over' | 'coming' | 'running';

const STATE_TONES: Record<DiscountState, string> = {
  off: 'plain',
  over: 'plain',
  coming: 'info ring',
  running: 'ok',
};

/** Whether it can still lower a price: a booking date that is over ends it before its nights do. */
function stateOf(discount: Discount, today: string): DiscountState {
  const { active, start_date, end_date, book_before } = discount;
  if (!active) return 'off';
  if (end_date < today || (book_before !== null && book_before < today)) return 'over';
  return start_date > today ? 'coming' : 'running';
}

interface ColumnFacts {
  kind: ListingKind;
  today: string;
  address: (id: number) => string;
}

const discountColumns = (
  t: Translate,
  { kind, today, address }: ColumnFacts,
): Column<Discount>[] => [
  {
    key: 'name',
    label: t('discounts:column.name'),
    slot: 'a1',
    cell: ({ id, kind: of, name }) => (
      <>
        <a className="row-link" href={`${address(id)}#form`}>
          <b>{discountName(t, kind, of)}</b>
        </a>
        {name !== discountName(t, kind, of) && <span className="dim">{` ${name}`}</span>}
      </>
    ),
  },
  {
    key: 'percent',
    label: t('discounts:column.percent'),
    align: 'end',
    slot: 'a2',
    cell: ({ percent }) => <b>{formatPercent(percent)}</b>,
  },
  {
    key: 'days',
    label: t(`discounts:column.days.${kind}`),
    slot: 'b',
    cell: ({ start_date, end_date }) => `${tableDay(start_date)} – ${tableDay(end_date)}`,
  },
  {
    key: 'conditions',
    label: t('discounts:column.conditions'),
    slot: 'c1',
    cell: (row) => (
      <span className="wrapping">{conditionsOf(t, kind, row).join(' · ') || <Nothing />}</span>
    ),
  },
  {
    key: 'state',
    label: t('discounts:column.state'),
    slot: 'c2',
    cell: (row) => {
      const state = stateOf(row, today);
      return (
        <span className={`state-dot nowrap ${STATE_TONES[state]}`}>
          {t(`discounts:state.${state}`)}
        </span>
      );
    },
  },
];

/** Every condition that must hold, in words. */
function conditionsOf(t: Translate, kind: ListingKind, discount: Discount): string[] {
  const { unit, book_before, within_days, min_nights } = discount;
  return [
    unit ? t(`states:unit.${unit}`) : '',
    book_before ? t('discounts:until', { day: formatDay(book_before) }) : '',
    within_days === null ? '' : t(`discounts:within.${kind}`, { days: within_days }),
    min_nights === null ? '' : t(`discounts:at_least.${kind}`, { nights: min_nights }),
  ].filter(Boolean);
}
