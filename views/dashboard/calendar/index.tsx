import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import { addMonths, nightsBetween } from '../../../server/shared/days.ts';
import { formatMonth } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { EDITOR_KINDS } from '../../components/dashboard/editor-kinds.ts';
import { shortMonthName } from '../../components/dashboard/format.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { rowLog } from '../../components/dashboard/row-log.ts';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { Icon } from '../../components/icon.tsx';
import type { EditorHead } from '../../layouts/dashboard-editor.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ListingEditor } from '../prices/listing-editor.tsx';
import { DATE_FORM, DateForm } from './date-form.tsx';
import { DayLinks } from './day-links.tsx';
import { Legend } from './legend.tsx';
import { CalendarMonth } from './month.tsx';
import { TakenRanges } from './ranges.tsx';
import type { PricedRange, TakenRange } from './taken-range.ts';

export interface CalendarPageProps {
  site: Site;
  shell: DashboardShell;
  kind: ListingKind;
  head: EditorHead;
  /** The first of twelve months, 'YYYY-MM'. */
  from: string;
  today: string;
  taken: TakenRange[];
  prices: PricedRange[];
  /** The closing whose form is open. */
  closing: TakenRange | null;
  /** A villa's: stays sold elsewhere that wait, and how its feeds are. */
  beside?: ReactNode;
}

const MONTHS = 12;

/** `…/calendar`: a year of days, who took them, and the form that closes or opens them. */
export function CalendarPage(props: CalendarPageProps) {
  const { site, shell, kind, head, from, today, taken, prices, beside } = props;
  const { t } = site;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(from, index));
  const isStaff = shell.user.role === 'ADMIN';
  const address = (search: object) => EDITOR_KINDS[kind].editor(head.id, 'calendar', search);
  return (
    <ListingEditor site={site} shell={shell} kind={kind} head={head} tab="calendar">
      <div className="main-and-side">
        <Panel title={t('calendar:title')} action={<Turn t={t} from={from} address={address} />}>
          <MonthStrip t={t} months={months} taken={taken} />
          <p className="hint no-print needs-script">
            {isStaff ? t(`calendar:how_staff.${kind}`) : t('calendar:how_owner')}
          </p>
          <div className="day-months" data-calendar={DATE_FORM} data-free={t('calendar:day.free')}>
            {months.map((month) => (
              <CalendarMonth key={month} {...{ t, month, today, taken, prices }} />
            ))}
          </div>
          <Legend t={t} kind={kind} />
        </Panel>
        <aside className="calendar-side no-print" aria-label={t('calendar:side')}>
          {isStaff ? <ClosingForm {...props} /> : <ExternalForm t={t} id={head.id} />}
          <Panel title={t('calendar:ranges')}>
            <TakenRanges
              {...{ t, kind, taken, today }}
              listing_id={head.id}
              editable={isStaff}
              edit={(closing) => address({ from, closing })}
            />
          </Panel>
          {beside}
        </aside>
      </div>
    </ListingEditor>
  );
}

interface TurnProps {
  t: Translate;
  from: string;
  address: (search: object) => string;
}

/** Six months back or on: half of what is shown stays in sight. */
function Turn({ t, from, address }: TurnProps) {
  const last = addMonths(from, MONTHS - 1);
  return (
    <nav className="row" aria-label={t('calendar:turn')}>
      <a
        className="icon-button outline no-print"
        href={address({ from: addMonths(from, -6) })}
        aria-label={t('common:previous')}
      >
        <Icon name="chevron-left" />
      </a>
      <b>{`${formatMonth(from)} – ${formatMonth(last)}`}</b>
      <a
        className="icon-button outline no-print"
        href={address({ from: addMonths(from, 6) })}
        aria-label={t('common:next')}
      >
        <Icon name="chevron-right" />
      </a>
    </nav>
  );
}

function MonthStrip(props: { t: Translate; months: string[]; taken: TakenRange[] }) {
  const { t, months, taken } = props;
  return (
    <nav className="month-shares no-print" aria-label={t('calendar:months')}>
      {months.map((month) => {
        const percent = takenShare(month, taken);
        return (
          <a key={month} href={`#ay-${month}`}>
            {shortMonthName(month)}
            <span className="hidden-text"> {t('calendar:share', { percent })}</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="4" />
            </svg>
          </a>
        );
      })}
    </nav>
  );
}

/** How much of a month's nights is taken, in whole percent. */
function takenShare(month: string, taken: TakenRange[]): number {
  const start = `${month}-01`;
  const end = `${addMonths(month, 1)}-01`;
  const nights = taken.reduce((sum, { started_at, finished_at }) => {
    const from = started_at > start ? started_at : start;
    const until = finished_at < end ? finished_at : end;
    return sum + Math.max(0, nightsBetween(from, until));
  }, 0);
  return Math.min(100, Math.round((nights * 100) / nightsBetween(start, end)));
}

function ClosingForm({ site: { t }, kind, head, from, closing }: CalendarPageProps) {
  const back = EDITOR_KINDS[kind].editor(head.id, 'calendar', { from });
  const words = { t, kind, toast: t('calendar:close.done'), success: back };
  if (closing?.closing_id == null)
    return (
      <DateForm
        {...words}
        title={t('calendar:close.title')}
        text={t(`calendar:close.text.${kind}`)}
        method="POST"
        path={paths.api.listingRows(kind, 'date')}
        submit={t('calendar:close.submit')}
        dates={null}
        instead={<DayLinks t={t} kind={kind} listing_id={head.id} />}
      >
        <input type="hidden" name={`${kind}_id`} value={head.id} data-type="int" />
      </DateForm>
    );
  return (
    <DateForm
      {...words}
      title={t('calendar:close.edit')}
      text={t('calendar:close.edit_text')}
      method="PUT"
      path={paths.api.listingRow(kind, 'date', { id: closing.closing_id })}
      log={rowLog(kind, 'closing')}
      submit={t('common:save')}
      dates={{ ...closing, note: closing.label }}
      back={back}
    >
      <StaleNote t={t} version={closing.closing_version ?? 1} />
    </DateForm>
  );
}

/** An owner tells the agency of dates sold elsewhere; staff approve. */
function ExternalForm({ t, id }: { t: Translate; id: number }) {
  return (
    <DateForm
      t={t}
      kind="villa"
      title={t('calendar:tell.title')}
      text={t('calendar:tell.text')}
      method="POST"
      path={paths.api.externalRecords()}
      success="reload"
      toast={t('calendar:tell.done')}
      warnings={{ conflicts: t('calendar:tell.taken') }}
      once
      submit={t('calendar:tell.submit')}
      dates={null}
    >
      <input type="hidden" name="villa_id" value={id} data-type="int" />
    </DateForm>
  );
}
