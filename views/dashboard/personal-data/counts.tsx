import type { Translate } from '../../../server/i18n.ts';
import type { PersonalKind } from '../../../server/schemas/answers/personal-data.ts';

/** What there can be of a guest, in the order it is told; a script shows those there are. */
const KINDS = [
  'reservations',
  'boat_reservations',
  'reservation_guests',
  'reservation_requests',
  'reservation_documents',
  'reservation_extras',
  'reservation_events',
  'reservation_revisions',
  'legal_acceptances',
  'transactions',
  'payment_links',
  'deposits',
  'comments',
  'offers',
  'contact_messages',
  'mails',
  'subscribers',
  'subscriber_events',
  'audit_log',
  'idempotency_keys',
  'mentions',
] as const satisfies readonly PersonalKind[];

/** How much of each kind. */
export const Counts = ({ t }: { t: Translate }) => (
  <ul className="row wrapping">
    {KINDS.map((kind) => (
      <li key={kind} className="tag">
        {t(`personaldata:kind.${kind}`)} <b data-count={kind} />
      </li>
    ))}
  </ul>
);
