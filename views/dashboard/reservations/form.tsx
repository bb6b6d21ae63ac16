import type { Translate } from '../../../server/i18n.ts';
import { formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput, FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { PeopleFields, PricedPeople } from './people-fields.tsx';
import type { ReservationDetail } from './reservation.ts';

export type EditedReservation = Pick<
  ReservationDetail,
  | 'kind'
  | 'id'
  | 'reservation_id'
  | 'listing_name'
  | 'version'
  | 'customer_name'
  | 'customer_phone'
  | 'customer_email'
  | 'customer_note'
  | 'staff_note'
  | 'adults'
  | 'children'
  | 'babies'
>;

interface ReservationFormProps {
  site: Site;
  shell: DashboardShell;
  reservation: EditedReservation;
  /** Other people cost more or less: their price is shown before, on the screen of changes. */
  people_priced: boolean;
  /** Newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/reservations/{kind}/{id}/edit`: what moves neither dates nor money. */
export function ReservationFormPage(props: ReservationFormProps) {
  const { site, shell, reservation, people_priced, history } = props;
  const { t } = site;
  const { kind, id, reservation_id, listing_name, version } = reservation;
  const back = paths.dashboard.reservation(kind, id);
  const title = t('reservations:edit.title');
  return (
    <DashboardLayout site={site} shell={shell} title={title} subject={reservation_id}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t(`reservations:list.title.${kind}`), href: paths.dashboard.reservations(kind) },
          { label: reservation_id, href: back },
          { label: title },
        ]}
        title={title}
        summary={`${reservation_id} · ${listing_name}`}
      />
      <div className="main-and-side">
        <ActionForm
          t={t}
          className="form"
          method="PUT"
          path={paths.api.reservation(id, kind)}
          success={back}
          toast={t('reservations:edit.done')}
        >
          <StaleNote t={t} version={version} />
          <CustomerFields t={t} customer={reservation} />
          <Panel title={t('reservations:edit.people')}>
            {people_priced ? (
              <PricedPeople t={t} reservation={reservation} />
            ) : (
              <div className="fields">
                <PeopleFields t={t} people={reservation} />
              </div>
            )}
          </Panel>
          <Panel title={t('reservations:staff_note')}>
            <FormTextarea
              t={t}
              name="staff_note"
              label={t('reservations:staff_note')}
              hint={t('reservations:edit.staff_note_hint')}
              rows={4}
              maxLength={4000}
              defaultValue={reservation.staff_note}
              optional
            />
          </Panel>
          <SaveBar t={t} back={back} />
        </ActionForm>
        <aside aria-label={t('dashboard:history.title')}>
          <HistoryPanel t={t} events={history} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

interface CustomerFieldsProps {
  t: Translate;
  customer: Pick<
    EditedReservation,
    'customer_name' | 'customer_phone' | 'customer_email' | 'customer_note'
  > | null;
}

/** Whose reservation it is; the same fields where one is made and where it is edited. */
export function CustomerFields({ t, customer }: CustomerFieldsProps) {
  return (
    <Panel title={t('reservations:guest')}>
      <div className="fields">
        <FormInput
          t={t}
          name="customer_name"
          label={t('reservations:field.customer_name')}
          defaultValue={customer?.customer_name}
          maxLength={120}
          autoComplete="off"
          required
        />
        <FormInput
          t={t}
          name="customer_phone"
          type="tel"
          label={t('reservations:field.customer_phone')}
          hint={t('reservations:field.phone_hint')}
          defaultValue={(customer && formatPhone(customer.customer_phone)) || undefined}
          data-stored={customer?.customer_phone}
          autoComplete="off"
          required
        />
        <FormInput
          t={t}
          name="customer_email"
          type="email"
          label={t('reservations:field.customer_email')}
          defaultValue={customer?.customer_email}
          autoComplete="off"
          required
        />
        <FormTextarea
          t={t}
          name="customer_note"
          label={t('reservations:field.customer_note')}
          rows={2}
          maxLength={2000}
          defaultValue={customer?.customer_note}
          optional
          wide
        />
      </div>
    </Panel>
  );
}
