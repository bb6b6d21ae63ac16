import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import { addDays } from '../../../server/shared/days.ts';
import { unbroken } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { LinkButton } from '../../components/button.tsx';
import { selectColumn } from '../../components/dashboard/bulk.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import {
  daysText,
  nightCount,
  type PricedDays,
  seasonBefore,
  type UnpricedDays,
  unpricedDays,
} from './season-days.ts';
import { YearBar } from './year-bar.tsx';

/** Makes the tab's address with some of its parameters. */
export type PricesAddress = (search: {
  year?: number;
  unit?: string;
  season?: number;
  start_date?: string;
  end_date?: string;
  copy_to?: number;
}) => string;

interface SeasonPanelProps<Season> {
  t: Translate;
  kind: ListingKind;
  year: number;
  years: number[];
  today: string;
  /** Those of the year, by day. */
  seasons: Season[];
  columns: Column<Season>[];
  address: PricesAddress;
  /** Owners read. */
  editable: boolean;
  /** What was chosen beside the year: a boat's unit. */
  tools?: ReactNode;
}

/** A year's seasons: the bar, what is missing in it, and the table behind it. */
export function SeasonPanel<Season extends PricedDays>(props: SeasonPanelProps<Season>) {
  const { t, kind, year, years, today, seasons, columns, address, editable, tools } = props;
  const all = [daysColumn<Season>({ t, kind }, editable ? address : undefined), ...columns];
  return (
    <Panel
      title={t('prices:title')}
      action={
        <div className="row wrapping">
          {tools}
          <nav className="segment years" aria-label={t('prices:years')}>
            {years.map((each) => (
              <a
                key={each}
                href={address({ year: each })}
                aria-current={each === year ? 'true' : undefined}
              >
                {each}
              </a>
            ))}
          </nav>
        </div>
      }
    >
      <div className="season-year">
        {seasons.length > 0 && <YearBar {...{ t, year, seasons, today }} />}
        {unpricedDays(seasons, year, today).map((gap) => (
          <Gap key={gap.start_date} {...{ t, kind, gap, seasons, address, editable }} />
        ))}
        <DataTable
          label={t('prices:table', { year })}
          columns={editable ? [selectColumn<Season>(t, (season) => daysText(season)), ...all] : all}
          rows={seasons}
          row_key={({ id }) => id}
          row_tone={({ end_date }) => (end_date < today ? 'past' : undefined)}
          empty={<NoSeasons {...{ t, year, editable }} />}
        />
        {seasons.length > 0 && <p className="hint">{t('prices:faded')}</p>}
        {editable && (
          <LinkButton kind="quiet" icon="plus" href={`${address({})}#season`} className="no-print">
            {t('prices:add')}
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}

function daysColumn<Season extends PricedDays>(
  { t, kind }: Pick<SeasonPanelProps<Season>, 't' | 'kind'>,
  address: PricesAddress | undefined,
): Column<Season> {
  return {
    key: 'days',
    label: t('prices:column.season'),
    slot: 'a1',
    cell: (season) => {
      const days = <b>{daysText(season)}</b>;
      return (
        <>
          {address ? (
            <a className="row-link" href={`${address({ season: season.id })}#season`}>
              {days}
            </a>
          ) : (
            days
          )}
          <span className="dim wrapping">
            {season.name ? ` ${season.name}\u00a0· ` : ' '}
            {unbroken(lengthText(t, kind, nightCount(season)))}
          </span>
        </>
      );
    },
  };
}

/** A villa is sold by nights, a boat by days. */
export const lengthText = (t: Translate, kind: ListingKind, count: number): string =>
  kind === 'villa' ? t('prices:nights', { nights: count }) : t('prices:days', { days: count });

interface GapProps<Season> {
  t: Translate;
  kind: ListingKind;
  gap: UnpricedDays;
  seasons: Season[];
  address: PricesAddress;
  editable: boolean;
}

/** Days that nobody can book because they have no price, and the two ways to give them one. */
function Gap<Season extends PricedDays>(props: GapProps<Season>) {
  const { t, kind, gap, seasons, address, editable } = props;
  const { start_date, end_date, between } = gap;
  if (seasons.length === 0) return null;
  const before = seasonBefore(seasons, start_date);
  const joins = before && addDays(before.end_date, 1) === start_date;
  return (
    <InlineBar
      tone={between ? 'bad' : 'info'}
      title={t('prices:gap.title', { days: daysText(gap) })}
      action={
        editable && (
          <div className="row wrapping acts no-print">
            {between && joins && (
              <a className="link" href={`${address({ season: before.id, end_date })}#season`}>
                {t('prices:gap.extend')}
              </a>
            )}
            <a className="link" href={`${address({ start_date, end_date })}#season`}>
              {t('prices:gap.add')}
            </a>
          </div>
        )
      }
    >
      {t('prices:gap.text', { length: lengthText(t, kind, nightCount(gap)) })}
    </InlineBar>
  );
}

function NoSeasons({ t, year, editable }: { t: Translate; year: number; editable: boolean }) {
  return (
    <EmptyState
      title={t('prices:empty.title', { year })}
      text={editable ? t('prices:empty.text') : t('prices:empty.owner')}
    />
  );
}
