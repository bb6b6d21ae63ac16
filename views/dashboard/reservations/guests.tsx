import type { GuestListAnswer } from '../../../server/schemas/answers/guest-lists.ts';
import { formatDay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { FormRows } from '../../components/dashboard/form-rows.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { GuestFields } from './guest-fields.tsx';
import { GuestTable } from './guest-table.tsx';
import { ReportPanel } from './report-panel.tsx';
import type { ReservationRow } from './reservation.ts';
import { guestsOf, stayOf } from './stay-words.ts';

interface GuestListPageProps {
  site: Site;
  shell: DashboardShell;
  reservation: ReservationRow;
  list: GuestListAnswer;
  /** Its state lets nobody change the list any more. */
  closed: boolean;
  /** The papers' numbers in the clear, in the list's order; null: they were not asked for. */
  numbers: (string | null)[] | null;
  /** The most that a list takes. */
  most: number;
}

/** `/dashboard/reservations/{kind}/{id}/guests`: who comes, for the report to police or gendarmerie (KBS). */
export function GuestListPage(props: GuestListPageProps) {
  const { site, shell, reservation, list, numbers } = props;
  const { t } = site;
  const { kind, id, reservation_id, listing_name } = reservation;
  const title = t('affairs:guests.title');
  return (
    <DashboardLayout site={site} shell={shell} title={title} subject={reservation_id}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t(`reservations:list.title.${kind}`), href: paths.dashboard.reservations(kind) },
          { label: reservation_id, href: paths.dashboard.reservation(kind, id) },
          { label: title },
        ]}
        title={title}
        summary={[
          `${reservation_id} · ${listing_name}`,
          stayOf(t, reservation),
          guestsOf(t, reservation),
        ].join(' · ')}
        actions={<NumbersButton {...props} />}
      />
      {numbers ? (
        <Numbers {...props} numbers={numbers} />
      ) : (
        <div className="main-and-side">
          <ListPart {...props} />
          <aside aria-label={t('affairs:guests.side')}>
            <ReportPanel t={t} reservation={reservation} list={list} />
          </aside>
        </div>
      )}
    </DashboardLayout>
  );
}

function NumbersButton({ site: { t }, reservation, list, numbers }: GuestListPageProps) {
  const { kind, id } = reservation;
  if (numbers)
    return (
      <>
        <LinkButton
          icon="eye-off"
          className="no-print"
          href={paths.dashboard.reservationGuests(kind, id)}
        >
          {t('affairs:guests.hide')}
        </LinkButton>
        <Button type="button" icon="printer" className="needs-script no-print" data-print="">
          {t('dashboard:print')}
        </Button>
      </>
    );
  if (list.guests.length === 0) return null;
  return (
    <LinkButton
      icon="eye"
      className="no-print"
      href={paths.dashboard.reservationGuests(kind, id, { numbers: '1' })}
      rel="nofollow"
    >
      {t('affairs:guests.numbers')}
    </LinkButton>
  );
}

function Numbers(props: GuestListPageProps & { numbers: (string | null)[] }) {
  const { site, reservation, list, numbers } = props;
  const { t } = site;
  return (
    <>
      <div className="no-print">
        <InlineBar tone="warn" icon="shield-alert" title={t('affairs:guests.numbers_title')}>
          {t('affairs:guests.numbers_warning')}
        </InlineBar>
      </div>
      <p className="muted">
        {t('affairs:guests.arrival', {
          check_in: formatDay(reservation.check_in),
          check_out: formatDay(reservation.check_out),
        })}
        {list.plate && ` · ${t('affairs:guests.plate')}: ${list.plate}`}
      </p>
      <GuestTable t={t} guests={list.guests} numbers={numbers} />
    </>
  );
}

function ListPart(props: GuestListPageProps) {
  const { site, list, closed } = props;
  const { t } = site;
  if (list.reported_at === null && !closed) return <ListForm {...props} />;
  return (
    <div>
      {list.reported_at === null && <InlineBar tone="info" title={t('affairs:guests.closed')} />}
      {list.guests.length === 0 ? (
        <p className="muted">{t('affairs:guests.none_yet')}</p>
      ) : (
        <GuestTable t={t} guests={list.guests} numbers={null} />
      )}
    </div>
  );
}

function ListForm({ site: { t }, reservation, list, most }: GuestListPageProps) {
  const { kind, id } = reservation;
  const back = paths.dashboard.reservation(kind, id);
  const rows = list.guests.length > 0 ? list.guests : [null];
  return (
    <ActionForm
      t={t}
      className="form"
      method="PUT"
      path={paths.api.reservationGuests(id, kind)}
      success={paths.dashboard.reservationGuests(kind, id)}
      toast={t('affairs:guests.saved')}
    >
      <Panel title={t('affairs:guests.title')} aside={`${list.guests.length}/${list.people}`}>
        <p className="hint">
          {t('affairs:guests.hint')} {t('affairs:guests.document_hint')}
        </p>
        <FormRows
          t={t}
          name="guests"
          label={t('affairs:guests.title')}
          named={(number) => t('affairs:guests.nth', { number })}
          rows={rows}
          row={(guest, prefix) => <GuestFields t={t} guest={guest} prefix={prefix} />}
          add={t('affairs:guests.add')}
          most={most}
        />
      </Panel>
      <Panel title={t('affairs:guests.plate')}>
        <FormInput
          t={t}
          name="plate"
          label={t('affairs:guests.plate')}
          data-type="line"
          defaultValue={list.plate ?? undefined}
          maxLength={20}
          autoComplete="off"
          optional
        />
      </Panel>
      <SaveBar t={t} back={back} />
    </ActionForm>
  );
}
