import type { Translate } from '../../../server/i18n.ts';
import type {
  SeasonCopyAnswer,
  VillaPricesAnswer,
} from '../../../server/schemas/answers/villa-prices.ts';
import type { PricesPageQuery } from '../../../server/schemas/price-pages.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { FormMoney } from '../../components/dashboard/form-money.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { VillaEditor, type VillaEditorProps } from '../villas/editor.tsx';
import { BULK, BulkEdit, writtenAs } from './bulk-edit.tsx';
import { ListingSheet } from './listing-sheet.tsx';
import type { RangeForm } from './range-fields.tsx';
import { RangePanel } from './range-form.tsx';
import { RangePreview } from './range-preview.tsx';
import { seasonsOf, yearShown, yearsOf } from './season-days.ts';
import { SeasonForm } from './season-form.tsx';
import { type PricesAddress, SeasonPanel } from './season-panel.tsx';
import { type VillaSeason, villaRuleColumns, villaSeasons } from './villa-columns.tsx';
import { VillaSeasonFields } from './villa-fields.tsx';
import { type NightPlan, NightRangeFields, nightRangeRules } from './villa-range.tsx';
import { CopyPanel, CopyPreview, type YearCopyPlan } from './year-copy.tsx';

interface VillaPricesPageProps extends VillaEditorProps {
  prices: VillaPricesAnswer;
  query: PricesPageQuery;
  today: string;
  /** What a copy to `query.copy_to` would do; null when none is asked for. */
  copy: SeasonCopyAnswer | null;
  /** A change of a range of nights: its form, and what it would do; null when nothing is asked for. */
  range: { form: RangeForm; plan: NightPlan | null };
  /** Of the season whose form is open, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/villas/{id}/prices`: the year's seasons, and for staff their forms. */
export function VillaPricesPage(props: VillaPricesPageProps) {
  const { site, shell, head, prices, query, today, copy, range } = props;
  const { t } = site;
  const isStaff = shell.user.role === 'ADMIN';
  const all = villaSeasons(prices.seasons);
  const year = yearShown(query, all, today);
  const seasons = seasonsOf(all, year);
  const address: PricesAddress = (search) =>
    paths.dashboard.villa(head.id, 'prices', { year, ...search });
  return (
    <VillaEditor site={site} shell={shell} head={head} tab="prices">
      <ListingSheet site={site} />
      {copy && query.copy_to && (
        <CopyPreview
          {...{ t, year, copy_to: query.copy_to, percent: query.percent }}
          kind="villa"
          listing_id={head.id}
          copy={planOf(copy)}
          back={address({})}
          done={address({ year: query.copy_to })}
        />
      )}
      {isStaff && range.plan && (
        <RangePreview
          {...{ t, plan: range.plan, rules: nightRangeRules(t, prices.rules) }}
          kind="villa"
          listing_id={head.id}
          back={address({})}
        />
      )}
      {isStaff && <VillaBulk t={t} seasons={seasonsOf(prices.seasons, year)} />}
      <SeasonPanel
        {...{ t, year, seasons, today, address }}
        kind="villa"
        years={yearsOf(all, today)}
        columns={villaRuleColumns(t, prices.rules)}
        editable={isStaff}
      />
      {isStaff && <Desk {...props} {...{ year, address }} seasons={all} />}
    </VillaEditor>
  );
}

const planOf = ({ seasons, overlaps }: SeasonCopyAnswer): YearCopyPlan => ({
  seasons: seasons.map(({ former_nightly_price_kurus, nightly_price_kurus, ...season }) => ({
    ...season,
    former_kurus: former_nightly_price_kurus,
    price_kurus: nightly_price_kurus,
  })),
  overlaps,
});

interface DeskProps extends VillaPricesPageProps {
  year: number;
  seasons: VillaSeason[];
  address: PricesAddress;
}

/** The form of one season; beside it the copy to another year, or what was done to this one. */
function Desk(props: DeskProps) {
  const { site, head, prices, query, range, history, year, seasons, address } = props;
  const { t } = site;
  const season = seasons.find(({ id }) => id === query.season) ?? null;
  const stored = prices.seasons.find(({ id }) => id === query.season);
  return (
    <div className="main-and-side no-print">
      <SeasonForm
        {...{ t, season }}
        kind="villa"
        listing_id={head.id}
        written={stored ? writtenAs(stored) : null}
        proposed={query}
        back={address({})}
      >
        <VillaSeasonFields t={t} season={season} rules={prices.rules} />
      </SeasonForm>
      <aside aria-label={t('prices:beside')}>
        <RangePanel {...{ t, shown: { year }, form: range.form }} kind="villa" listing_id={head.id}>
          <NightRangeFields t={t} form={range.form} />
        </RangePanel>
        <CopyPanel
          {...{ t, year }}
          kind="villa"
          listing_id={head.id}
          copy_to={query.copy_to ?? year + 1}
          percent={query.percent}
        />
        {season && <HistoryPanel t={t} events={history} />}
      </aside>
    </div>
  );
}

function VillaBulk({ t, seasons }: { t: Translate; seasons: VillaPricesAnswer['seasons'] }) {
  const count = (name: 'min_nights' | 'short_stay_limit') => (
    <FormInput
      t={t}
      scope={BULK}
      name={name}
      label={t(`prices:field.${name}`)}
      inputMode="numeric"
      data-type="int"
      data-optional=""
    />
  );
  return (
    <BulkEdit t={t} kind="villa" seasons={seasons}>
      {count('min_nights')}
      {count('short_stay_limit')}
      <FormMoney
        t={t}
        scope={BULK}
        name="short_stay_fee_kurus"
        label={t('prices:field.short_stay_fee_kurus')}
        amount_kurus={null}
        data-optional=""
      />
    </BulkEdit>
  );
}
