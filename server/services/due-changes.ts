import { now } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { type AmountDue, amountDue, type Paid, staysOpen } from '../domain/amount-due.ts';
import type { ReservationState } from '../domain/reservation-states.ts';
import { cancelOpenLinks } from '../queries/desk-mails.ts';
import { cancelOutdatedLinks } from '../queries/payment-links.ts';
import { repriceTransfers } from '../queries/reservation-documents.ts';
import { getReservationForUpdate, type LockedReservation } from '../queries/reservation-writes.ts';
import { audit, type Doer } from './audit.ts';
import { noteRepriced } from './repriced-movements.ts';
import { writeTrail } from './reservation-trail.ts';

/** A link that guests can no longer pay by: another sum is due. */
export interface EndedLink {
  purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT';
  amount_kurus: number;
}

/** What is owed: of the stay, and as a damage deposit. */
type Owed = Paid & { status: string; deposit_kurus: number };

/**
 * What was asked for follows what is due, once a sale or money changed it. A link is for one fixed
 * amount: it ends where another is due, and staff send a new one. A transfer that staff expect is
 * expected at the new sum; one that a receipt announced stays what the guest sent, and so does a card
 * payment that is under way: what they lack or bring too much is found when they come
 * (`payment-effects.ts`). The reservation is locked; `before` is how it stood. Resolves with the links
 * that ended while money is still asked for, which stand in the timeline too.
 */
export async function followDue(
  db: Db,
  before: LockedReservation,
  after: Owed,
  doer: Doer,
): Promise<EndedLink[]> {
  const [was, due] = [amountDue(before), amountDue(after)];
  const isSame = was.purpose === due.purpose && was.amount_kurus === due.amount_kurus;
  if (!isSame) await expectDue(db, before, { was, due }, doer);
  const at = now().toString();
  const ended = [
    // Also where the same is due: while an option was over, nobody looked after its links.
    ...(await cancelOutdatedLinks(db, before, { at, due })),
    ...(before.deposit_kurus === after.deposit_kurus
      ? []
      : await cancelOpenLinks(db, before, { at, purposes: ['DEPOSIT'] })),
  ];
  for (const { id } of ended)
    await audit(db, doer, {
      action: 'payment_link.outdated',
      entity: 'payment_link',
      entity_id: id,
    });
  const isOpen = staysOpen(after.status as ReservationState);
  const missed = ended.filter((link) => isOpen && isMissed(link, due)).map(factsOf);
  if (missed.length > 0) await noteEnded(db, before, missed, doer);
  return missed;
}

/** The same, once a refund was planned or called off: `before` is how the reservation stood. */
export async function followLeaving(
  db: Db,
  before: LockedReservation,
  doer: Doer,
): Promise<EndedLink[]> {
  return followDue(db, before, await getReservationForUpdate(db, before.id, before.kind), doer);
}

interface Ended {
  purpose: string;
  amount_kurus: number;
  expires_at: Date;
}

/** Whether its money is still to come: what was paid meanwhile, or the link's time, ended the others. */
const isMissed = ({ purpose, expires_at }: Ended, due: AmountDue): boolean => {
  const isPaid =
    purpose !== 'DEPOSIT' &&
    (due.amount_kurus === 0 || (purpose === 'PREPAYMENT' && due.purpose === 'BALANCE'));
  return !isPaid && expires_at.getTime() > now().epochMilliseconds;
};

const factsOf = ({ purpose, amount_kurus }: Ended): EndedLink => ({
  purpose: purpose as EndedLink['purpose'],
  amount_kurus,
});

async function noteEnded(db: Db, before: LockedReservation, links: EndedLink[], doer: Doer) {
  const happened = {
    kind: 'LINK_ENDED',
    details: { links },
    action: 'reservation.link_ended',
  };
  await writeTrail(db, before, happened, doer);
}

/** Transfers that nobody announced yet: they are a sum that is asked for. */
async function expectDue(
  db: Db,
  of: LockedReservation,
  { was, due }: { was: AmountDue; due: AmountDue },
  doer: Doer,
): Promise<void> {
  if (was.purpose !== due.purpose || due.amount_kurus === 0) return;
  const [from_kurus, to_kurus] = [was.amount_kurus, due.amount_kurus];
  const { purpose } = due;
  const sums = { from_kurus, to_kurus };
  for (const { id } of await repriceTransfers(db, of, { purpose, ...sums }))
    await noteRepriced(db, id, sums, doer);
}
