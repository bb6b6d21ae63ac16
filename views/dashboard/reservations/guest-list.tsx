import type { Translate } from '../../../server/i18n.ts';
import type { SurroundingGuest } from '../../../server/queries/reservations/reservation-surroundings.ts';
import { formatDay, formatInstant } from '../../../server/shared/format.ts';
import { missingOf } from '../../../server/shared/guest-lists.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Tag } from '../../components/tag.tsx';
import type { ReservationDetail } from './reservation.ts';

interface GuestListProps {
  t: Translate;
  reservation: ReservationDetail;
  guests: SurroundingGuest[];
  /** ISO instant at which it was reported to the police's identity system (KBS). */
  reported_at: string | null;
}

/** Who sleeps there, as the identity notice (KBS) wants it, or sails, as the port does, and what is missing of it. */
export function GuestList({ t, reservation, guests, reported_at }: GuestListProps) {
  const people = reservation.adults + reservation.children + reservation.babies;
  const whole = guests.filter((guest) => missingOf(guest).length === 0).length;
  return (
    <Panel
      title={t(`reservations:guests.title.${reservation.kind}`)}
      aside={`${whole}/${people}`}
      action={
        <Completeness {...{ t, whole, people, reported_at }} is_awaited={!reservation.ended} />
      }
    >
      {guests.length === 0 ? (
        <p className="muted">{t(`reservations:guests.none.${reservation.kind}`)}</p>
      ) : (
        <ul className="lines">
          {guests.map((guest) => (
            <GuestLine key={guest.id} t={t} guest={guest} />
          ))}
        </ul>
      )}
      <p className="panel-acts no-print">
        <LinkButton
          small
          icon="users"
          href={paths.dashboard.reservationGuests(reservation.kind, reservation.id)}
        >
          {t('affairs:guests.open')}
        </LinkButton>
      </p>
    </Panel>
  );
}

interface CompletenessProps {
  t: Translate;
  whole: number;
  people: number;
  reported_at: string | null;
  /** Nobody comes of a sale that came to nothing, so that nobody lacks. */
  is_awaited: boolean;
}

function Completeness({ t, whole, people, reported_at, is_awaited }: CompletenessProps) {
  if (reported_at)
    return (
      <Tag kind="ok">{t('reservations:guests.reported', { at: formatInstant(reported_at) })}</Tag>
    );
  if (!is_awaited) return null;
  if (whole >= people) return <Tag kind="ok">{t('reservations:guests.complete')}</Tag>;
  return <Tag kind="warn">{t('reservations:guests.missing', { count: people - whole })}</Tag>;
}

function GuestLine({ t, guest }: { t: Translate; guest: SurroundingGuest }) {
  const missing = missingOf(guest);
  const { nationality, document_kind, document_no_masked, birth_date } = guest;
  const known = [
    nationality,
    `${t(`reservations:guests.document.${document_kind}`)} ${document_no_masked ?? '—'}`,
    birth_date && formatDay(birth_date),
  ];
  return (
    <li>
      <div>
        <b>
          {guest.first_name} {guest.last_name}
        </b>
        <small>{known.filter(Boolean).join(' · ')}</small>
      </div>
      {missing.length > 0 && (
        <div className="end">
          <Tag kind="warn">
            {missing.map((field) => t(`reservations:guests.field.${field}`)).join(', ')}
          </Tag>
        </div>
      )}
    </li>
  );
}
