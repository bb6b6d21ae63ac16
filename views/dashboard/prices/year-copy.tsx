import type { Translate } from '../../../server/i18n.ts';
import { formatMoney, formatPercent, formatStayWithYear } from '../../../server/shared/format.ts';
import type { CharterUnitName } from '../../../server/shared/listing-choices.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { EDITOR_KINDS } from '../../components/dashboard/editor-kinds.ts';
import { HiddenValues } from '../../components/dashboard/hidden-values.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';

interface CopyPanelProps {
  t: Translate;
  kind: ListingKind;
  listing_id: number;
  /** The year that is shown: where from. */
  year: number;
  copy_to: number;
  percent: number;
}

/** Asks for a preview; the seasons of the shown year would go to another, prices changed by a percent. */
export function CopyPanel({ t, kind, listing_id, year, copy_to, percent }: CopyPanelProps) {
  return (
    <Panel title={t('prices:copy.title')}>
      <form
        className="form no-print"
        action={`${EDITOR_KINDS[kind].editor(listing_id, 'prices')}#copy`}
        method="get"
      >
        <input type="hidden" name="year" value={year} />
        <p className="hint">{t('prices:copy.text', { year })}</p>
        <div className="fields">
          <div className="field">
            <label htmlFor="copy-to">{t('prices:copy.to')}</label>
            <select className="input" id="copy-to" name="copy_to" defaultValue={copy_to}>
              {[1, 2, 3].map((years) => (
                <option key={years} value={year + years}>
                  {year + years}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="copy-percent">{t('prices:copy.percent')}</label>
            <span className="affixed">
              <span aria-hidden="true">%</span>
              <input
                className="input"
                id="copy-percent"
                name="percent"
                type="number"
                min={-90}
                max={1000}
                defaultValue={percent}
              />
            </span>
          </div>
        </div>
        <button type="submit" className="button outline">
          {t('prices:copy.preview')}
        </button>
      </form>
    </Panel>
  );
}

/** A season or a boat's price that would be written. */
interface CopiedSeason {
  copied_from: number;
  copied_version: number;
  name: string;
  /** A boat's. */
  unit?: CharterUnitName;
  start_date: string;
  end_date: string;
  former_kurus: number;
  price_kurus: number;
}

export interface YearCopyPlan {
  seasons: CopiedSeason[];
  /** Of the other year, in the way. */
  overlaps: { id: number; version: number; start_date: string; end_date: string }[];
}

interface CopyPreviewProps extends CopyPanelProps {
  copy: YearCopyPlan;
  /** The tab without the preview, and with the other year. */
  back: string;
  done: string;
}

/** What a copy would write, price by price, and which seasons of the other year would make room. */
export function CopyPreview(props: CopyPreviewProps) {
  const { t, kind, listing_id, year, copy_to, percent, copy, back, done } = props;
  const { seasons, overlaps } = copy;
  return (
    <Panel
      id="copy"
      title={t('prices:copy.preview_title', {
        from: year,
        to: copy_to,
        percent: formatPercent(percent),
      })}
    >
      <ActionForm
        t={t}
        className="form"
        method="POST"
        path={paths.api.seasonCopy(kind)}
        success={done}
        toast={t('prices:copy.done', { year: copy_to })}
      >
        {Object.entries({
          [`${kind}_id`]: listing_id,
          from_year: year,
          to_year: copy_to,
          percent,
        }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} data-type="int" />
        ))}
        <HiddenValues texts={{}} values={{ split: overlaps.length > 0, seen: seenIn(copy) }} />
        {overlaps.length > 0 && (
          <InlineBar tone="warn" title={t('prices:copy.overlaps', { seasons: overlaps.length })}>
            {t('prices:copy.overlaps_text', {
              days: overlaps
                .map(({ start_date, end_date }) => formatStayWithYear(start_date, end_date))
                .join(', '),
            })}
          </InlineBar>
        )}
        <DataTable
          label={t('prices:copy.table')}
          columns={copyColumns(t)}
          rows={seasons}
          row_key={({ copied_from }) => copied_from}
          empty={<p className="muted">{t('prices:copy.nothing', { year })}</p>}
        />
        <div className="row wrapping">
          {seasons.length > 0 && (
            <button type="submit" className="button primary" data-busy={t('common:saving')}>
              {t('prices:copy.submit', { seasons: seasons.length, year: copy_to })}
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

/** The rows that the preview was made of: the copy is refused once they are others. */
const seenIn = ({ seasons, overlaps }: YearCopyPlan) => [
  ...seasons.map(({ copied_from: id, copied_version: version }) => ({ id, version })),
  ...overlaps.map(({ id, version }) => ({ id, version })),
];

const copyColumns = (t: Translate): Column<CopiedSeason>[] => [
  {
    key: 'days',
    label: t('prices:column.season'),
    slot: 'a1',
    cell: ({ start_date, end_date, name, unit }) => (
      <>
        <b>{formatStayWithYear(start_date, end_date)}</b>{' '}
        <span className="dim">
          {[unit && t(`states:unit.${unit}`), name].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'former',
    label: t('prices:copy.former'),
    align: 'end',
    slot: 'b1',
    cell: ({ former_kurus }) => <s className="dim">{formatMoney(former_kurus)}</s>,
  },
  {
    key: 'price',
    label: t('prices:copy.new'),
    align: 'end',
    slot: 'a2',
    cell: ({ price_kurus }) => <b>{formatMoney(price_kurus)}</b>,
  },
];
