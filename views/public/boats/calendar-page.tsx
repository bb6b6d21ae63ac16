import { MonthTable } from '../../../islands/month-table.tsx';
import { monthsFrom } from '../../../server/shared/availability.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { LinkButton } from '../../components/button.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { catalogues } from '../../locales/index.ts';
import { Legend } from '../villas/availability.tsx';
import type { BoatData } from './boat.ts';

interface BoatCalendarPageProps {
  site: Site;
  boat: BoatData;
}

const NO_DAYS = { check_in: '', check_out: '', adults: 0, children: 0, babies: 0 };

/** All twelve months at once: where the months of the boat's page lead without a script. */
export function BoatCalendarPage({ site, boat }: BoatCalendarPageProps) {
  const { t } = site;
  const { name, slug, availability } = boat;
  const title = t('boats:availability.page_title', { name });
  const trail = [
    { text: t('boats:boats'), href: paths.boats() },
    { text: name, href: paths.boat(slug) },
    { text: t('boats:availability.title'), href: paths.boatCalendar(slug) },
  ];
  return (
    <PublicLayout
      site={site}
      title={title}
      canonical={paths.boat(slug)}
      noindex
      styles={['villa']}
      lateStyle="villa-late"
      bodyClass="villa-calendar"
      below={<Months site={site} availability={availability} />}
    >
      <div className="wrap">
        <Breadcrumbs site={site} trail={trail} />
        <div className="page-head">
          <h1>{title}</h1>
          <p>{t('boats:availability.page_text')}</p>
          <LinkButton href={paths.boat(slug)} icon="arrow-left">
            {t('boats:availability.back')}
          </LinkButton>
        </div>
      </div>
    </PublicLayout>
  );
}

function Months({ site, availability }: { site: Site } & Pick<BoatData, 'availability'>) {
  return (
    <div className="wrap">
      <div className="months all">
        {monthsFrom(availability.today).map((month) => (
          <div key={month} id={`ay-${month}`}>
            <MonthTable
              month={month}
              availability={availability}
              choice={NO_DAYS}
              labels={catalogues[site.locale].boats.calendar.days}
            />
          </div>
        ))}
      </div>
      <p className="small-print">{site.t('boats:availability.note')}</p>
      <Legend site={site} />
    </div>
  );
}
