import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { EDITOR_KINDS } from '../../components/dashboard/editor-kinds.ts';
import { shortMonthName } from '../../components/dashboard/format.ts';
import { HistoryPanel } from '../../components/dashboard/history.tsx';
import { Name } from '../../components/dashboard/name.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { type Extra, isoMonth } from './extra.ts';
import { ExtraForm } from './extra-form.tsx';
import { ListingEditor } from './listing-editor.tsx';
import type { ListingTab } from './listing-tab.ts';

/** `…/extras`: what can be added to a stay and what always is, and the form of one of them. */
export function ExtrasPage(props: ListingTab<Extra>) {
  const { site, shell, kind, head, rows, edited, history } = props;
  const { t } = site;
  const address = (id?: number) => EDITOR_KINDS[kind].editor(head.id, 'extras', { id });
  return (
    <ListingEditor site={site} shell={shell} kind={kind} head={head} tab="extras">
      <div className="main-and-side">
        <div>
          <DataTable
            label={t('editor:tab.extras')}
            columns={extraColumns(t, kind, address)}
            rows={rows}
            row_key={({ id }) => id}
            row_tone={({ active }) => (active ? undefined : 'past')}
            empty={
              <EmptyState
                heading="h2"
                title={t('extras:empty.title')}
                text={t(`extras:empty.text.${kind}`)}
              />
            }
          />
        </div>
        <aside className="no-print" aria-label={edited ? t('extras:edit') : t('extras:add')}>
          <ExtraForm {...{ t, kind, listing_id: head.id, extra: edited }} back={address()} />
          {edited && <HistoryPanel t={t} events={history} />}
        </aside>
      </div>
    </ListingEditor>
  );
}

function extraColumns(
  t: Translate,
  kind: ListingKind,
  address: (id: number) => string,
): Column<Extra>[] {
  const months: Column<Extra> = {
    key: 'months',
    label: t('extras:column.months'),
    slot: 'c1',
    cell: ({ months: offered }) => <span className="wrapping">{monthsText(t, offered)}</span>,
  };
  return [
    {
      key: 'name',
      label: t('extras:column.name'),
      slot: 'a1',
      cell: ({ id, name }) => (
        <a className="row-link" href={`${address(id)}#form`}>
          <Name>{name}</Name>
        </a>
      ),
    },
    {
      key: 'amount',
      label: t('extras:column.amount'),
      align: 'end',
      slot: 'a2',
      cell: ({ amount_kurus, unit }) => (
        <>
          <b>{formatMoney(amount_kurus)}</b>{' '}
          <span className="dim">{t(`extras:unit.${kind}.${unit}`)}</span>
        </>
      ),
    },
    {
      key: 'optional',
      label: t('extras:column.optional'),
      slot: 'b1',
      cell: ({ optional }) => (optional ? t('extras:chosen') : t(`extras:always.${kind}`)),
    },
    ...(kind === 'villa' ? [months] : []),
    {
      key: 'active',
      label: t('extras:column.state'),
      slot: 'b2',
      cell: ({ active }) => (
        <span className={active ? 'state-dot ok' : 'state-dot plain'}>
          {active ? t('extras:state.on') : t('extras:state.off')}
        </span>
      ),
    },
  ];
}

const monthsText = (t: Translate, months: number[] | null | undefined): string =>
  months
    ? months.map((month) => shortMonthName(isoMonth(month))).join(', ')
    : t('extras:whole_year');
