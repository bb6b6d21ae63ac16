import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { formatMoney, formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { nightsText, weekdaysText } from './rule-text.tsx';
import type { VillaRules } from './villa-columns.tsx';

interface RangeRules {
  nightly_price_kurus: number;
  min_nights: number | null;
  arrival_weekdays: number[] | null;
}

/** What a change of a range of nights would do. */
export interface RangePreviewPlan {
  start_date: string;
  /** The last night. */
  end_date: string;
  /** The nights that change, season by season. */
  changed: {
    id: number;
    name: string;
    start_date: string;
    end_date: string;
    nights: number;
    before: RangeRules;
    after: RangeRules;
  }[];
  unpriced_nights: number;
  /** What the call takes. */
  replaced: { id: number; version: number }[];
  seasons: object[];
}

interface RangePreviewProps {
  t: Translate;
  villa_id: number;
  plan: RangePreviewPlan;
  /** Where a season is silent. */
  rules: VillaRules;
  /** The tab without the preview. */
  back: string;
}

/** Each night that would change, with what holds for it now and afterwards; only then it is written. */
export function RangePreview({ t, villa_id, plan, rules, back }: RangePreviewProps) {
  const nights = plan.changed.reduce((sum, each) => sum + each.nights, 0);
  const days = formatStayWithYear(plan.start_date, plan.end_date);
  return (
    <Panel id="range" title={t('prices:range.preview', { days })}>
      <ActionForm
        t={t}
        className="form"
        method="PUT"
        path={paths.api.listingRows('villa', 'price')}
        success={back}
        toast={t('prices:range.done', { nights })}
        undo={{
          said: t('prices:range.done', { nights }),
          call: `PUT ${paths.api.listingRows('villa', 'price')}`,
          rows: {},
        }}
      >
        <input type="hidden" name="villa_id" value={villa_id} data-type="int" />
        <Json name="replaced" value={plan.replaced} />
        <Json name="seasons" value={plan.seasons} />
        {plan.unpriced_nights > 0 && (
          <InlineBar
            tone="warn"
            title={t('prices:range.unpriced', { nights: plan.unpriced_nights })}
          >
            {t('prices:range.unpriced_text')}
          </InlineBar>
        )}
        <DataTable
          label={t('prices:range.table')}
          columns={columns(t, rules)}
          rows={plan.changed}
          row_key={({ id }) => id}
          empty={<p className="muted">{t('prices:range.nothing')}</p>}
        />
        <p className="hint">{t('prices:sold_stay')}</p>
        <div className="row wrapping">
          {nights > 0 && (
            <button type="submit" className="button primary" data-busy={t('common:saving')}>
              {t('prices:range.submit', { nights })}
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

const Json = ({ name, value }: { name: string; value: object[] }) => (
  <input type="hidden" name={name} data-type="json" value={JSON.stringify(value)} />
);

type Changed = RangePreviewPlan['changed'][number];

const columns = (t: Translate, rules: VillaRules): Column<Changed>[] => [
  {
    key: 'days',
    label: t('prices:column.season'),
    slot: 'a1',
    cell: ({ start_date, end_date, nights, name }) => (
      <>
        <b>{formatStayWithYear(start_date, end_date)}</b>{' '}
        <span className="dim">
          {[name, t('prices:nights', { nights })].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'price',
    label: t('prices:column.nightly'),
    align: 'end',
    slot: 'a2',
    cell: ({ before, after }) =>
      change(formatMoney(before.nightly_price_kurus), formatMoney(after.nightly_price_kurus)),
  },
  {
    key: 'min_nights',
    label: t('prices:column.min_nights'),
    align: 'end',
    slot: 'b1',
    cell: ({ before, after }) =>
      change(
        nightsText(t)(before.min_nights ?? rules.min_nights),
        nightsText(t)(after.min_nights ?? rules.min_nights),
      ),
  },
  {
    key: 'arrival',
    label: t('prices:column.arrival'),
    slot: 'b2',
    cell: ({ before, after }) =>
      change(
        weekdaysText(t, before.arrival_weekdays ?? rules.arrival_weekdays),
        weekdaysText(t, after.arrival_weekdays ?? rules.arrival_weekdays),
      ),
  },
];

const change = (before: string, after: string): ReactNode =>
  before === after ? (
    <span className="dim">{after}</span>
  ) : (
    <>
      <del className="dim">{before}</del> <span aria-hidden="true">→</span> <b>{after}</b>
    </>
  );
