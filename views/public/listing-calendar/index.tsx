import { MonthTable } from '../../../islands/month-table.tsx';
import { type Availability, monthsFrom } from '../../../server/shared/availability.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { LinkButton } from '../../components/button.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { catalogues } from '../../locales/index.ts';
import { Legend } from '../villas/availability.tsx';

/** What the page is of: its addresses, and the namespace that speaks of its kind. */
const KINDS = {
  villa: {
    words: 'villa',
    all: 'villa:villas',
    list: () => paths.villas(),
    page: paths.villa,
    calendar: paths.villaCalendar,
  },
  boat: {
    words: 'boats',
    all: 'boats:boats',
    list: () => paths.boats(),
    page: paths.boat,
    calendar: paths.boatCalendar,
  },
} as const;

interface ListingCalendarProps {
  site: Site;
  kind: keyof typeof KINDS;
  listing: { name: string; slug: string; availability: Availability };
}

/** All twelve months at once: where the months of a villa's or boat's page lead without a script. */
export function ListingCalendarPage({ site, kind, listing }: ListingCalendarProps) {
  const { t } = site;
  const { name, slug } = listing;
  const { words, all, list, page, calendar } = KINDS[kind];
  const title = t(`${words}:availability.page_title`, { name });
  const trail = [
    { text: t(all), href: list() },
    { text: name, href: page(slug) },
    { text: t(`${words}:availability.title`), href: calendar(slug) },
  ];
  return (
    <PublicLayout
      site={site}
      title={title}
      canonical={page(slug)}
      noindex
      styles={['villa']}
      lateStyle="villa-late"
      bodyClass="villa-calendar"
      below={<Months site={site} kind={kind} listing={listing} />}
    >
      <div className="wrap">
        <Breadcrumbs site={site} trail={trail} noindex />
        <div className="page-head">
          <h1>{title}</h1>
          <p>{t(`${words}:availability.page_text`)}</p>
          <LinkButton href={page(slug)} icon="arrow-left">
            {t(`${words}:availability.back`)}
          </LinkButton>
        </div>
      </div>
    </PublicLayout>
  );
}

const NO_STAY = { check_in: '', check_out: '', adults: 0, children: 0, babies: 0 };

function Months({ site, kind, listing: { availability } }: ListingCalendarProps) {
  const { words } = KINDS[kind];
  return (
    <div className="wrap">
      <div className="months all">
        {monthsFrom(availability.today).map((month) => (
          <div key={month} id={`ay-${month}`}>
            <MonthTable
              month={month}
              availability={availability}
              choice={NO_STAY}
              labels={catalogues[site.locale][words].calendar.days}
            />
          </div>
        ))}
      </div>
      <p className="small-print">{site.t(`${words}:availability.note`)}</p>
      <Legend site={site} />
    </div>
  );
}
