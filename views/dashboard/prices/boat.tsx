import type { Translate } from '../../../server/i18n.ts';
import type {
  BoatPriceCopyAnswer,
  BoatPricesAnswer,
} from '../../../server/schemas/answers/boat-prices.ts';
import type { PricesPageQuery } from '../../../server/schemas/price-pages.ts';
import { CHARTER_UNIT_NAMES } from '../../../server/shared/listing-choices.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { BoatEditor, type BoatEditorProps } from '../boats/editor.tsx';
import { type BoatUnit, boatRuleColumns } from './boat-columns.tsx';
import { BoatPriceFields } from './boat-fields.tsx';
import { type DayPlan, DayRangeFields, dayRangeRules } from './boat-range.tsx';
import { BULK, BulkEdit, writtenAs } from './bulk-edit.tsx';
import { ListingSheet } from './listing-sheet.tsx';
import type { RangeForm } from './range-fields.tsx';
import { RangePanel } from './range-form.tsx';
import { RangePreview } from './range-preview.tsx';
import { seasonsOf, yearShown, yearsOf } from './season-days.ts';
import { SeasonForm } from './season-form.tsx';
import { type PricesAddress, SeasonPanel } from './season-panel.tsx';
import { CopyPanel, CopyPreview, type YearCopyPlan } from './year-copy.tsx';

interface BoatPricesPageProps extends BoatEditorProps {
  prices: BoatPricesAnswer;
  query: PricesPageQuery;
  today: string;
  /** What a copy to `query.copy_to` would do; null when none is asked for. */
  copy: BoatPriceCopyAnswer | null;
  /** The unit whose prices are shown. */
  unit: BoatUnit;
  /** A change of a range of days: its form, and what it would do; null when nothing is asked for. */
  range: { form: RangeForm; plan: DayPlan | null };
  /** Of the price whose form is open, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/boats/{id}/prices`: a year's prices of one unit, and their form. */
export function BoatPricesPage(props: BoatPricesPageProps) {
  const { site, shell, head, prices, query, unit, today, copy, range } = props;
  const { t } = site;
  const all = prices.prices.filter((price) => price.unit === unit);
  const year = yearShown(query, all, today);
  const address: PricesAddress = (search) =>
    paths.dashboard.boat(head.id, 'prices', { year, unit, ...search });
  const rules = { rules: prices.rules, unit };
  return (
    <BoatEditor site={site} shell={shell} head={head} tab="prices">
      <ListingSheet site={site} />
      {copy && query.copy_to && (
        <CopyPreview
          {...{ t, year, copy_to: query.copy_to, percent: query.percent }}
          kind="boat"
          listing_id={head.id}
          copy={planOf(copy)}
          back={address({})}
          done={address({ year: query.copy_to })}
        />
      )}
      {range.plan && (
        <RangePreview
          {...{ t, plan: range.plan, rules: dayRangeRules(t, rules) }}
          kind="boat"
          listing_id={head.id}
          subject={t(`states:unit.${unit}`)}
          back={address({})}
        />
      )}
      <BoatBulk t={t} unit={unit} prices={seasonsOf(all, year)} />
      <SeasonPanel
        {...{ t, year, today, address }}
        kind="boat"
        years={yearsOf(all, today)}
        seasons={seasonsOf(all, year)}
        columns={boatRuleColumns(t, rules)}
        editable
        tools={<UnitTabs t={t} unit={unit} address={address} />}
      />
      <Desk {...props} {...{ year, address }} />
    </BoatEditor>
  );
}

interface DeskProps extends BoatPricesPageProps {
  year: number;
  address: PricesAddress;
}

/** The form of one price; beside it changes of many days, or what was done to this one. */
function Desk(props: DeskProps) {
  const { site, head, prices, query, unit, range, history, year, address } = props;
  const { t } = site;
  const open = prices.prices.find(({ id }) => id === query.season) ?? null;
  return (
    <div className="main-and-side no-print">
      <SeasonForm
        t={t}
        kind="boat"
        listing_id={head.id}
        season={open}
        written={open && writtenAs(open)}
        proposed={query}
        back={address({})}
      >
        <BoatPriceFields t={t} price={open} unit={unit} rules={prices.rules} />
      </SeasonForm>
      <aside aria-label={t('prices:beside')}>
        <RangePanel
          {...{ t, shown: { year, unit }, form: range.form }}
          kind="boat"
          listing_id={head.id}
        >
          <DayRangeFields t={t} unit={unit} form={range.form} />
        </RangePanel>
        <CopyPanel
          {...{ t, year }}
          kind="boat"
          listing_id={head.id}
          copy_to={query.copy_to ?? year + 1}
          percent={query.percent}
        />
        {open && <HistoryPanel t={t} events={history} />}
      </aside>
    </div>
  );
}

const planOf = ({ prices, overlaps }: BoatPriceCopyAnswer): YearCopyPlan => ({
  seasons: prices.map((price) => ({ ...price, former_kurus: price.former_price_kurus })),
  overlaps,
});

function UnitTabs(props: { t: Translate; unit: BoatUnit; address: PricesAddress }) {
  const { t, unit, address } = props;
  return (
    <nav className="segment years" aria-label={t('prices:field.unit')}>
      {CHARTER_UNIT_NAMES.map((each) => (
        <a
          key={each}
          href={address({ unit: each })}
          aria-current={each === unit ? 'true' : undefined}
        >
          {t(`states:unit.${each}`)}
        </a>
      ))}
    </nav>
  );
}

interface BoatBulkProps {
  t: Translate;
  unit: BoatUnit;
  prices: BoatPricesAnswer['prices'];
}

function BoatBulk({ t, unit, prices }: BoatBulkProps) {
  return (
    <BulkEdit t={t} kind="boat" seasons={prices}>
      {unit !== 'TRIP' && (
        <FormInput
          t={t}
          scope={BULK}
          name="min_days"
          label={t('prices:field.min_days')}
          inputMode="numeric"
          data-type="int"
          data-optional=""
        />
      )}
    </BulkEdit>
  );
}
