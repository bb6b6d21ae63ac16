import type { DayCustomers } from '../../../server/schemas/answers/day-customers.ts';
import type { DayCustomersPage as DayCustomersQuery } from '../../../server/schemas/day-customers.ts';
import { addDays } from '../../../server/shared/days.ts';
import { formatFullDay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { type DayPart, dayColumns } from './day-columns.tsx';

interface DayCustomersProps {
  site: Site;
  shell: DashboardShell;
  /** Those of the page. */
  day: DayCustomers;
  /** Of the whole day. */
  counts: Record<DayPart, number>;
  total: number;
  query: DayCustomersQuery;
}

const PARTS = ['arrivals', 'departures', 'in_house'] as const;

/** The largest of them puts a whole day of most agencies on one page, for paper. */
const SIZES = [200, 500, 1000];

/** `/dashboard/reservations/day`: who comes, who goes, who is there; made to be printed. */
export function DayCustomersPage(props: DayCustomersProps) {
  const { site, shell, day, counts, total, query } = props;
  const { t } = site;
  const { date } = day;
  return (
    <DashboardLayout site={site} shell={shell} title={t('reservations:day.title')}>
      <DaySheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          {
            label: t('reservations:list.title.villa'),
            href: paths.dashboard.reservations('villa'),
          },
          { label: t('reservations:day.title') },
        ]}
        title={formatFullDay(date)}
        summary={t('reservations:day.summary', counts)}
        actions={<DayActions site={site} date={date} />}
      />
      {PARTS.filter((part) => day[part].length > 0 || counts[part] === 0).map((part) => (
        <section key={part} className="day-part" aria-labelledby={`day-${part}`}>
          <h2 id={`day-${part}`}>
            {t(`reservations:day.${part}`)} <span className="dim">{counts[part]}</span>
          </h2>
          <DataTable
            label={t(`reservations:day.${part}`)}
            columns={dayColumns(site, part)}
            rows={day[part]}
            row_key={({ listing, id }) => `${listing}-${id}`}
            empty={<p className="muted">{t('reservations:day.nobody')}</p>}
          />
        </section>
      ))}
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        sizes={SIZES}
        href={(place) => paths.dashboard.dayCustomers({ ...query, ...place })}
      />
    </DashboardLayout>
  );
}

/** Only this screen loads it. */
const DaySheet = ({ site }: { site: Site }) => (
  <link rel="stylesheet" href={site.assets.asset('css/dashboard-day.css')} precedence="default" />
);

function DayActions({ site: { t, today }, date }: { site: Site; date: string }) {
  return (
    <>
      <form className="day-picker no-print" action={paths.dashboard.dayCustomers()}>
        <LinkButton
          icon="chevron-left"
          href={paths.dashboard.dayCustomers({ date: addDays(date, -1) })}
          aria-label={t('reservations:day.before')}
        >
          {null}
        </LinkButton>
        <input
          className="input"
          type="date"
          name="date"
          defaultValue={date}
          aria-label={t('reservations:day.date')}
        />
        <LinkButton
          icon="chevron-right"
          href={paths.dashboard.dayCustomers({ date: addDays(date, 1) })}
          aria-label={t('reservations:day.after')}
        >
          {null}
        </LinkButton>
        <button type="submit" className="button outline">
          {t('reservations:day.show')}
        </button>
        {date !== today && (
          <LinkButton kind="quiet" href={paths.dashboard.dayCustomers()}>
            {t('reservations:day.today')}
          </LinkButton>
        )}
      </form>
      <ExportButtons t={t} file={(format) => paths.api.dayCustomers({ date, format })} />
      <Button type="button" icon="printer" className="needs-script no-print" data-print="">
        {t('dashboard:print')}
      </Button>
    </>
  );
}
