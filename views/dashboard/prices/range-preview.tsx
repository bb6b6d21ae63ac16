import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import { formatStayWithYear } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { lengthText } from './season-panel.tsx';

/** What a change of a range of days would do; of a villa's nights, of days of one unit of a boat. */
export interface RangePreviewPlan<Rules> {
  start_date: string;
  /** The last night or day. */
  end_date: string;
  /** The days that change, season by season. */
  changed: RangeChanged<Rules>[];
  unpriced_days: number;
  /** What the call takes. */
  replaced: { id: number; version: number }[];
  seasons: object[];
}

interface RangeChanged<Rules> {
  id: number;
  name: string;
  start_date: string;
  end_date: string;
  days: number;
  before: Rules;
  after: Rules;
}

/** A rule of a season, before the change and after it. */
export interface RangeRule<Rules> {
  key: string;
  label: string;
  slot?: Column<never>['slot'];
  align?: 'end';
  text: (rules: Rules) => string;
}

interface RangePreviewProps<Rules> {
  t: Translate;
  kind: ListingKind;
  listing_id: number;
  /** What of the listing changes: a boat's unit. */
  subject?: string;
  plan: RangePreviewPlan<Rules>;
  rules: RangeRule<Rules>[];
  /** The tab without the preview. */
  back: string;
}

/** The list of a listing's prices in its call's body. */
const LISTS = { villa: 'seasons', boat: 'prices' } as const;

/** Each day that would change, with what holds for it now and afterwards; only then it is written. */
export function RangePreview<Rules>(props: RangePreviewProps<Rules>) {
  const { t, kind, listing_id, subject, plan, back } = props;
  const days = formatStayWithYear(plan.start_date, plan.end_date);
  const changed = plan.changed.reduce((sum, { days }) => sum + days, 0);
  const done = t(`prices:range.${kind}.done`, { days: changed });
  const path = paths.api.listingRows(kind, 'price');
  return (
    <Panel
      id="range"
      title={t('prices:range.preview', { days: [subject, days].filter(Boolean).join(', ') })}
    >
      <ActionForm
        {...{ t, path }}
        className="form"
        method="PUT"
        success={back}
        toast={done}
        undo={{ said: done, call: `PUT ${path}`, rows: {} }}
      >
        <input type="hidden" name={`${kind}_id`} value={listing_id} data-type="int" />
        <Json name="replaced" value={plan.replaced} />
        <Json name={LISTS[kind]} value={plan.seasons} />
        <Changed {...props} />
        <p className="hint">{t('prices:sold_stay')}</p>
        <div className="row wrapping">
          {changed > 0 && (
            <button type="submit" className="button primary" data-busy={t('common:saving')}>
              {t(`prices:range.${kind}.submit`, { days: changed })}
            </button>
          )}
          <a className="button quiet" href={back}>
            {t('common:cancel')}
          </a>
        </div>
      </ActionForm>
    </Panel>
  );
}

function Changed<Rules>({ t, kind, plan, rules }: RangePreviewProps<Rules>) {
  const { unpriced_days: days } = plan;
  return (
    <>
      {days > 0 && (
        <InlineBar tone="warn" title={t(`prices:range.${kind}.unpriced`, { days })}>
          {t('prices:range.unpriced_text')}
        </InlineBar>
      )}
      <DataTable
        label={t(`prices:range.${kind}.table`)}
        columns={[daysColumn(t, kind), ...rules.map(ruleColumn<Rules>)]}
        rows={plan.changed}
        row_key={({ id }) => id}
        empty={<p className="muted">{t(`prices:range.${kind}.nothing`)}</p>}
      />
    </>
  );
}

const Json = ({ name, value }: { name: string; value: object[] }) => (
  <input type="hidden" name={name} data-type="json" value={JSON.stringify(value)} />
);

const daysColumn = <Rules,>(t: Translate, kind: ListingKind): Column<RangeChanged<Rules>> => ({
  key: 'days',
  label: t('prices:column.season'),
  slot: 'a1',
  cell: ({ start_date, end_date, days, name }) => (
    <>
      <b>{formatStayWithYear(start_date, end_date)}</b>{' '}
      <span className="dim">{[name, lengthText(t, kind, days)].filter(Boolean).join(' · ')}</span>
    </>
  ),
});

const ruleColumn = <Rules,>({
  text,
  ...column
}: RangeRule<Rules>): Column<RangeChanged<Rules>> => ({
  ...column,
  cell: ({ before, after }) => change(text(before), text(after)),
});

const change = (before: string, after: string): ReactNode =>
  before === after ? (
    <span className="dim">{after}</span>
  ) : (
    <>
      <del className="dim">{before}</del> <span aria-hidden="true">→</span> <b>{after}</b>
    </>
  );
