import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import {
  type AmountDue,
  amountDue,
  type Paid,
  partLacking,
  staysOpen,
} from '../../domain/amount-due.ts';
import { isOver } from '../../domain/payable.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { cancelOpenLinks } from '../../queries/mail/desk-mails.ts';
import { cancelOutdatedLinks } from '../../queries/payments/payment-links.ts';
import { listExpectedTransfers } from '../../queries/reservations/reservation-documents.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';
import type { AskedPurpose } from '../../shared/movement-codes.ts';
import { audit, type Doer } from '../audit.ts';
import { writeTrail } from '../reservations/reservation-trail.ts';
import { endExpected, repriceMovement } from './repriced-movements.ts';

/** A link that guests can no longer pay by: another sum is due. */
export interface EndedLink {
  purpose: AskedPurpose;
  amount_kurus: number;
}

/** What is owed: of the stay, and as a damage deposit. */
type Owed = Paid & { status: string; deposit_kurus: number };

/**
 * What was asked for follows what is due, once a sale or money changed it. A link is for one fixed
 * amount: it ends where another is due, and staff send a new one. A transfer that staff expect is
 * expected at the new sum, and no more where nothing is left of it; one that a receipt announced stays
 * what the guest sent, and so does a card payment that is under way: what they lack or bring too much is
 * found when they come (`payment-effects.ts`). The reservation is locked; `before` is how it stood.
 * Resolves with the links that ended while money is still asked for, which stand in the timeline too.
 */
export async function followDue(
  db: Db,
  before: LockedReservation,
  after: Owed,
  doer: Doer,
): Promise<EndedLink[]> {
  const due = amountDue(after);
  await expectDue(db, before, after, doer);
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

/**
 * What nobody waits for in the state a reservation moved to: the stay's money once the sale came to
 * nothing, the damage deposit once the stay is over as well. A transfer that a receipt announced may be on
 * its way: it waits for staff, who look at the account and send it back.
 */
export async function endExpectedTransfers(
  db: Db,
  of: ReservationKey,
  to: ReservationState,
  doer: Doer,
): Promise<void> {
  const purposes = [
    ...(staysOpen(to) ? [] : (['PREPAYMENT', 'BALANCE'] as const)),
    ...(isOver(to) ? (['DEPOSIT'] as const) : []),
  ];
  for (const purpose of purposes)
    for (const { id } of await listExpectedTransfers(db, of, purpose))
      await endExpected(db, id, 'reservation_ended', doer);
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
  before: LockedReservation,
  after: Owed,
  doer: Doer,
): Promise<void> {
  for (const purpose of ['PREPAYMENT', 'BALANCE'] as const) {
    const [was_kurus, due_kurus] = [partLacking(purpose, before), partLacking(purpose, after)];
    if (was_kurus === due_kurus) continue;
    for (const { id, amount_kurus } of await listExpectedTransfers(db, before, purpose)) {
      const to_kurus = expectedNow(amount_kurus, { was_kurus, due_kurus });
      const sums = { from_kurus: amount_kurus, to_kurus };
      if (to_kurus === 0) await endExpected(db, id, 'not_due', doer);
      else if (to_kurus !== amount_kurus)
        await repriceMovement(db, id, { kind: 'REPRICED', ...sums }, doer);
    }
  }
}

/**
 * The whole of what lacked goes with it. A part that was agreed on stays that part as long as so much
 * lacks; more than lacked was staff's own word, and stays.
 */
function expectedNow(
  amount_kurus: number,
  { was_kurus, due_kurus }: { was_kurus: number; due_kurus: number },
): number {
  if (amount_kurus > was_kurus) return amount_kurus;
  return amount_kurus === was_kurus ? due_kurus : Math.min(amount_kurus, due_kurus);
}
