import type { ReservationMail } from '../../views/dashboard/reservations/sent-mails.tsx';
import type { listMailsOfReservation } from '../queries/mails.ts';

type Row = Awaited<ReturnType<typeof listMailsOfReservation>>[number];

export const presentReservationMail = (row: Row): ReservationMail => ({
  id: row.id,
  subject: row.subject,
  recipient: row.recipient,
  state: row.state,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
});
