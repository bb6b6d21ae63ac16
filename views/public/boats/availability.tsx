import { paths } from '../../../server/shared/paths.ts';
import { Island } from '../../components/island.tsx';
import type { Site } from '../../layouts/site.ts';
import { CalendarSymbol, Legend } from '../villas/availability.tsx';
import type { BoatData, WishedCharter } from './boat.ts';

interface BoatAvailabilityProps {
  site: Site;
  boat: BoatData;
  charter: WishedCharter;
}

/** Two months of the calendar and the way to all twelve; days picked in it stand in the form. */
export function BoatAvailability({ site, boat, charter }: BoatAvailabilityProps) {
  const { t } = site;
  const allMonths = paths.boatCalendar(boat.slug);
  const { unit, ...choice } = charter.wish;
  const one_day = unit === 'trip';
  const { whole_days } = boat.availability;
  return (
    <section className="block" id="takvim">
      <Island
        name="availability"
        props={{
          kind: 'boat',
          title: t('boats:availability.title'),
          all_months: allMonths,
          availability: boat.availability,
          gaps: [],
          choice: { ...choice, one_day, ...(one_day && { check_out: '' }) },
        }}
      />
      <p className="small-print">
        {t(whole_days ? 'boats:availability.trips_note' : 'boats:availability.note')}{' '}
        <a className="link" href={allMonths}>
          {t('boats:availability.all')}
        </a>
      </p>
      <Legend site={site} kind="boat" whole_days={whole_days} />
      <CalendarSymbol />
    </section>
  );
}
