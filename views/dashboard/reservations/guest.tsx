import { formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { ReservationDetail } from './show.tsx';

interface GuestProps {
  site: Site;
  reservation: ReservationDetail;
}

/** Who comes, how to reach them, and what was written down. */
export function Guest({ site, reservation }: GuestProps) {
  const { t } = site;
  const { customer_name, customer_phone, customer_email, other_reservations } = reservation;
  return (
    <>
      <Panel
        title={t('reservations:guest')}
        action={
          other_reservations > 0 && (
            <a
              className="link fine no-print"
              href={paths.dashboard.villaReservations({ customer_name })}
            >
              {t('reservations:other_reservations', { count: other_reservations })}
            </a>
          )
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
            {customer_email}
          </a>
          {reservation.customer_note && <blockquote>{reservation.customer_note}</blockquote>}
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
      <Panel title={t('reservations:record')}>
        <DefinitionList
          items={[
            {
              term: t('reservations:source'),
              value: t(`reservations:sources.${reservation.source}`),
            },
            { term: t('reservations:staff_note'), value: reservation.staff_note },
          ]}
        />
      </Panel>
    </>
  );
}
