import { calendarLabels } from '../../../islands/calendar-labels.ts';
import { MonthTable } from '../../../islands/month-table.tsx';
import { StayRules } from '../../../islands/stay-rules.tsx';
import { type Availability, monthsFrom } from '../../../server/shared/availability.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { LinkButton } from '../../components/button.tsx';
import { PrintStyle } from '../../components/print-style.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { CalendarSymbol, Legend } from '../villas/availability.tsx';
import type { OpenGap } from '../villas/villa.ts';

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
  listing: {
    name: string;
    slug: string;
    /** A villa's. */
    permit_no?: string;
    availability: Availability;
    gaps?: OpenGap[];
  };
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
      <div className="wrap villa-head">
        <Breadcrumbs site={site} trail={trail} noindex />
        <div className="page-head">
          <h1>{title}</h1>
          <p className="no-print">{t(`${words}:availability.page_text`)}</p>
          {listing.permit_no && (
            <p className="fine">{t('cards:permit', { number: listing.permit_no })}</p>
          )}
          <div className="row no-print">
            <LinkButton href={page(slug)} icon="arrow-left">
              {t(`${words}:availability.back`)}
            </LinkButton>
          </div>
        </div>
      </div>
    </PublicLayout>
  );
}

const NO_STAY = { check_in: '', check_out: '', adults: 0, children: 0, babies: 0 };

function Months({ site, kind, listing: { availability, gaps = [] } }: ListingCalendarProps) {
  const { words } = KINDS[kind];
  const labels = calendarLabels[kind];
  const { whole_days } = availability;
  const months = monthsFrom(availability.today);
  return (
    <div className="wrap villa">
      <StayRules {...{ availability, labels, months, gaps }} />
      <CalendarSymbol />
      <div className="months all">
        {months.map((month) => (
          <div key={month} id={`ay-${month}`}>
            <MonthTable
              month={month}
              availability={availability}
              choice={NO_STAY}
              labels={labels.days}
            />
          </div>
        ))}
      </div>
      <p className="small-print">
        {site.t(whole_days ? 'boats:availability.trips_note' : `${words}:availability.note`)}
      </p>
      <Legend site={site} kind={kind} whole_days={whole_days} />
      <PrintStyle site={site} />
    </div>
  );
}
