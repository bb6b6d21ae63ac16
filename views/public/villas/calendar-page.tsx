import { MonthTable } from '../../../islands/month-table.tsx';
import { monthsFrom } from '../../../server/shared/availability.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { LinkButton } from '../../components/button.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { catalogues } from '../../locales/index.ts';
import { Legend } from './availability.tsx';
import type { VillaData } from './villa.ts';

interface VillaCalendarPageProps {
  site: Site;
  villa: VillaData;
}

const NO_STAY = { check_in: '', check_out: '', adults: 0, children: 0, babies: 0 };

/** All twelve months at once: where the months of the villa's page lead without a script. */
export function VillaCalendarPage({ site, villa }: VillaCalendarPageProps) {
  const { t } = site;
  const { name, slug, availability } = villa;
  const title = t('villa:availability.page_title', { name });
  return (
    <PublicLayout
      site={site}
      title={title}
      canonical={paths.villa(slug)}
      noindex
      styles={['villa']}
      lateStyle="villa-late"
      bodyClass="villa-calendar"
      below={
        <div className="wrap">
          <div className="months all">
            {monthsFrom(availability.today).map((month) => (
              <div key={month} id={`ay-${month}`}>
                <MonthTable
                  month={month}
                  availability={availability}
                  choice={NO_STAY}
                  labels={catalogues[site.locale].villa.calendar.days}
                />
              </div>
            ))}
          </div>
          <p className="small-print">{t('villa:availability.note')}</p>
          <Legend site={site} />
        </div>
      }
    >
      <div className="wrap">
        <Breadcrumbs
          site={site}
          trail={[
            { text: t('villa:villas'), href: paths.villas() },
            { text: name, href: paths.villa(slug) },
            { text: t('villa:availability.title'), href: paths.villaCalendar(slug) },
          ]}
        />
        <div className="page-head">
          <h1>{title}</h1>
          <p>{t('villa:availability.page_text')}</p>
          <LinkButton href={paths.villa(slug)} icon="arrow-left">
            {t('villa:availability.back')}
          </LinkButton>
        </div>
      </div>
    </PublicLayout>
  );
}
