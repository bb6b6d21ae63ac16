import type { GridDays } from '../../../server/domain/occupancy-line.ts';
import type { Translate } from '../../../server/i18n.ts';
import type { OccupancyPage } from '../../../server/schemas/occupancy.ts';
import { addDays } from '../../../server/shared/days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';

interface GridActsProps {
  t: Translate;
  query: OccupancyPage;
  days: GridDays;
  /** The calendar is drawn, so that days can be taken in it. */
  isGrid: boolean;
}

/** What can be done with what is shown: its stays as a file, a villa's days taken. */
export function GridActs({ t, query, days, isGrid }: GridActsProps) {
  const ofBoats = query.kind === 'boat';
  const chosen = { dateStart: days.from, dateEnd: addDays(days.until, -1) };
  const call = ofBoats ? paths.api.boatOccupancy : paths.api.occupancy;
  const filters = ofBoats ? boatFiltersOf(query) : filtersOf(query);
  return (
    <>
      <ExportButtons t={t} file={(format) => call({ ...filters, ...chosen, format })} />
      {isGrid && !ofBoats && (
        <Button
          type="button"
          kind="primary"
          icon="lock"
          className="needs-script no-print"
          data-take-dates=""
        >
          {t('occupancy:take_dates')}
        </Button>
      )}
    </>
  );
}

/** What the call's file is narrowed to. */
const filtersOf = ({ villa_id, region_id, ...query }: OccupancyPage) => ({
  villa_id: villa_id.join(','),
  region_id: region_id.join(','),
  ...boatFiltersOf(query),
});

const boatFiltersOf = ({ type_id, isActive }: Pick<OccupancyPage, 'type_id' | 'isActive'>) => ({
  type_id: type_id.join(','),
  isActive: isActive === undefined ? undefined : Number(isActive),
});
