import { formatInstant, formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { EmailText } from '../../components/dashboard/email-text.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { ReservationDetail } from './reservation.ts';

interface GuestProps {
  site: Site;
  reservation: ReservationDetail;
}

/** Who comes, how to reach them, and what was written down. */
export function Guest({ site, reservation }: GuestProps) {
  const { t } = site;
  if (reservation.erased)
    return (
      <Panel title={t('reservations:guest')}>
        <p className="muted">{t('reservations:guest_erased')}</p>
      </Panel>
    );
  const { kind, id, customer_name, customer_phone, customer_email } = reservation;
  return (
    <Panel
      title={t('reservations:guest')}
      action={
        <a className="link fine no-print" href={paths.dashboard.reservationForm(kind, id)}>
          {t('reservations:edit.open')}
        </a>
      }
    >
      <div className="guest">
        <b>{customer_name}</b>
        <a href={`tel:${customer_phone}`}>
          <Icon name="phone" size="small" />
          {formatPhone(customer_phone)}
        </a>
        <a href={`mailto:${customer_email}`}>
          <Icon name="mail" size="small" />
          <EmailText>{customer_email}</EmailText>
        </a>
        {reservation.customer_note && <blockquote>{reservation.customer_note}</blockquote>}
        <OtherStays site={site} reservation={reservation} />
        <div className="row wrapping no-print">
          <LinkButton href={`tel:${customer_phone}`} icon="phone">
            {t('reservations:call')}
          </LinkButton>
          <LinkButton href={`https://wa.me/${customer_phone.replace('+', '')}`} icon="whatsapp">
            {t('reservations:write')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}

function OtherStays({ site: { t }, reservation }: GuestProps) {
  const { kind, customer_name, other_reservations } = reservation;
  if (other_reservations === 0) return null;
  return (
    <p className="no-print">
      <a className="link fine" href={paths.dashboard.reservations(kind, { customer_name })}>
        {t('reservations:other_reservations', { count: other_reservations })}
      </a>
    </p>
  );
}

/** Where it came from, and what the agency keeps in mind. */
export function RecordFacts({ site: { t }, reservation }: GuestProps) {
  const { source, created_at, created_by, staff_note } = reservation;
  return (
    <Panel title={t('reservations:record')}>
      <DefinitionList
        items={[
          { term: t('reservations:source'), value: t(`reservations:sources.${source}`) },
          {
            term: t('reservations:created'),
            value: [formatInstant(created_at), created_by].filter(Boolean).join(' · '),
          },
          { term: t('reservations:staff_note'), value: staff_note },
        ]}
      />
    </Panel>
  );
}
