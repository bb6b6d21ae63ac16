import type { StayChoice } from '../../../islands/live-quote-types.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Icon } from '../../components/icon.tsx';
import { Island } from '../../components/island.tsx';
import type { Site } from '../../layouts/site.ts';
import type { VillaData } from './villa.ts';

interface AvailabilityProps {
  site: Site;
  villa: VillaData;
  choice: StayChoice;
}

/** Two months of the calendar, the way to all twelve, and what its cells mean. */
export function Availability({ site, villa, choice }: AvailabilityProps) {
  const { t } = site;
  const allMonths = paths.villaCalendar(villa.slug);
  return (
    <section className="block" id="takvim">
      <Island
        name="availability"
        props={{
          kind: 'villa',
          title: t('villa:availability.title'),
          all_months: allMonths,
          availability: villa.availability,
          gaps: villa.gaps,
          choice,
        }}
      />
      <p className="small-print">
        {t('villa:availability.note')}{' '}
        <a className="link" href={allMonths}>
          {t('villa:availability.all')}
        </a>
      </p>
      <Legend site={site} />
      <CalendarSymbol />
    </section>
  );
}

/** The sprite holds what a page shows; the months a visitor turns to may be the first to need it. */
export const CalendarSymbol = () => (
  <span hidden>
    <Icon name="moon" />
  </span>
);

const KINDS = ['free', 'busy', 'in0', 'out0', 'oi', 'opt', 'sel'] as const;

export function Legend({ site }: { site: Pick<Site, 't'> }) {
  return (
    <ul className="legend">
      {KINDS.map((kind) => (
        <li key={kind}>
          <i className={kind === 'sel' ? 'seli' : kind} />
          {site.t(`villa:availability.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
