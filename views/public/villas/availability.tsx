import type { StayChoice } from '../../../islands/live-quote-types.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
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
      <Legend site={site} kind="villa" />
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

const CELLS = ['free', 'busy', 'in0', 'out0', 'oi', 'opt', 'sel'] as const;

/** Days on which one party leaves and another may come. */
const HALVES: ReadonlySet<string> = new Set(['in0', 'out0', 'oi']);

interface LegendProps {
  site: Pick<Site, 't'>;
  kind: ListingKind;
  /** Nobody arrives where another leaves: the boat is sold by day trips alone. */
  whole_days?: boolean | undefined;
}

export function Legend({ site: { t }, kind, whole_days = false }: LegendProps) {
  return (
    <ul className="legend">
      {CELLS.filter((cell) => !(whole_days && HALVES.has(cell))).map((cell) => (
        <li key={cell}>
          <i className={cell === 'sel' ? 'seli' : cell} />
          {kind === 'boat' && (cell === 'in0' || cell === 'out0')
            ? t(`boats:availability.legend.${cell}`)
            : t(`villa:availability.legend.${cell}`)}
        </li>
      ))}
    </ul>
  );
}
