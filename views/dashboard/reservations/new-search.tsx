import type { Translate } from '../../../server/i18n.ts';
import { formatCount, formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { StayFields } from './change-form.tsx';
import { DaysNote } from './days-note.tsx';
import type { NewReservationProps } from './new.tsx';

/** Days, people, and, for who knows it already, the villa or boat. */
export function StaySearch({ site: { t }, kind, query, listings }: NewReservationProps) {
  return (
    <form action={paths.dashboard.newReservation(kind)} className="form">
      {query.draft && <input type="hidden" name="draft" value={query.draft} />}
      <Panel title={t('reservations:new.stay')}>
        <div className="fields stay">
          <StayFields t={t} kind={kind} stay={query} />
          <div className="people-fields">
            {(['adults', 'children', 'babies'] as const).map((name) => (
              <FormInput
                key={name}
                t={t}
                scope="search"
                name={name}
                type="number"
                label={t(`reservations:field.${name}`)}
                defaultValue={query[name]}
                min={name === 'adults' ? 1 : 0}
                max={300}
              />
            ))}
          </div>
          {kind === 'villa' && (
            <FormInput
              t={t}
              name="q"
              type="search"
              label={t('reservations:new.words')}
              defaultValue={query.q}
              maxLength={80}
            />
          )}
          <FormSelect
            t={t}
            name="listing"
            label={t(`reservations:new.known.${kind}`)}
            defaultValue={query.listing ?? ''}
            options={[
              { value: '', text: t(`reservations:new.any.${kind}`) },
              ...listings.map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
          />
        </div>
        <div className="row">
          <button type="submit" className="button primary">
            {t('reservations:new.search')}
          </button>
        </div>
      </Panel>
    </form>
  );
}

const PAGE = 20;

/** What can be sold for the days, the cheapest first, each with its total. */
export function FreeListings(props: NewReservationProps) {
  const { site, kind, query, free, problem } = props;
  const { t } = site;
  if (problem) return <DaysNote t={t} kind={kind} problem={problem} />;
  if (!free) return <p className="muted">{t(`reservations:new.first_days.${kind}`)}</p>;
  return (
    <>
      <h2>{t(`reservations:new.free.${kind}`, { total: formatCount(free.total) })}</h2>
      <DataTable
        label={t(`reservations:new.free.${kind}`, { total: formatCount(free.total) })}
        columns={columnsOf(props)}
        rows={free.listings}
        row_key={({ id }) => id}
        empty={
          <EmptyState
            heading="h2"
            title={t('reservations:new.none')}
            text={t('reservations:new.none_text')}
          />
        }
      />
      <ListPaging
        t={t}
        total={free.total}
        skip={(query.page - 1) * PAGE}
        take={PAGE}
        href={({ skip }) =>
          paths.dashboard.newReservation(kind, { ...query, page: skip / PAGE + 1 })
        }
      />
    </>
  );
}

function columnsOf(props: NewReservationProps): Column<FreeRow>[] {
  const { site, kind, query } = props;
  const { t } = site;
  const pick = (listing: number) =>
    paths.dashboard.newReservation(kind, { ...query, page: undefined, listing });
  return [
    {
      key: 'name',
      label: t(`reservations:column.${kind}`),
      slot: 'a1',
      cell: ({ id, name }) => (
        <a className="row-link" href={pick(id)}>
          <b>{name}</b>
        </a>
      ),
    },
    { key: 'place', label: t('reservations:new.place'), slot: 'b1', cell: ({ place }) => place },
    {
      key: 'capacity',
      label: t('reservations:new.capacity'),
      align: 'end',
      slot: 'b2',
      cell: ({ capacity }) => t('reservations:people', { count: capacity }),
    },
    ...priceColumns(props, pick),
  ];
}

type FreeRow = NonNullable<NewReservationProps['free']>['listings'][number];

const permitColumn = (t: Translate): Column<FreeRow> => ({
  key: 'permit',
  label: t('reservations:new.permit'),
  cell: ({ permit_no }) => <span className="dim">{permit_no ?? '—'}</span>,
});

function priceColumns(
  { site: { t }, kind }: NewReservationProps,
  pick: (listing: number) => string,
): Column<FreeRow>[] {
  return [
    ...(kind === 'villa' ? [permitColumn(t)] : []),
    {
      key: 'total',
      label: t('reservations:column.total'),
      align: 'end',
      slot: 'a2',
      cell: ({ total_kurus, before_kurus }) => (
        <>
          {before_kurus !== null && <s className="dim">{formatMoney(before_kurus)}</s>}{' '}
          <b>{total_kurus === null ? '—' : formatMoney(total_kurus)}</b>
        </>
      ),
    },
    {
      key: 'pick',
      label: t('reservations:new.pick'),
      align: 'end',
      silent: true,
      cell: ({ id, name }) => (
        <LinkButton
          small
          className="over"
          href={pick(id)}
          aria-label={t(`reservations:new.pick_row.${kind}`, { name })}
        >
          {t('reservations:new.pick')}
        </LinkButton>
      ),
    },
  ];
}
