import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { listGuestHolds, lockNames } from '../../queries/guests/guest-holds.ts';
import { networkOf } from '../../shared/network-of.ts';
import { parsePhone } from '../../shared/phone.ts';
import type { Doer } from '../audit.ts';

/**
 * How many stays a guest may hold at once, and how many guests together who write from one network,
 * without paying and without staff. What is held costs nothing and may stand in review for days, so that
 * without an end to their number one person could close every calendar that is booked at once. A network
 * may be a hotel's or a mobile operator's: it has more.
 */
const MOST_BY_GUEST = 3;
const MOST_FROM_NETWORK = 20;

interface Holder {
  customer_email: string;
  customer_phone: string;
  ip: string | null;
}

/** Who would hold a stay that a guest's form asks for. */
export const holderOf = (
  { customer_email, customer_phone }: Omit<Holder, 'ip'>,
  { ip }: Doer,
): Holder => ({
  customer_email,
  customer_phone: parsePhone(customer_phone)?.phone ?? customer_phone,
  ip,
});

/**
 * Waits until nobody else is booking at once as the same guest or from the same network, so that what
 * `mayHoldMore` counts is so until the transaction ends. Before a calendar is locked, never after.
 */
export function lockHolder(db: Db, { customer_email, customer_phone, ip }: Holder): Promise<void> {
  return lockNames(db, [customer_email, customer_phone, networkOf(ip ?? '')]);
}

/** Whether a guest may hold one stay more by themselves; who may not can still ask for it. */
export async function mayHoldMore(db: Db, holder: Holder): Promise<boolean> {
  const held = await listGuestHolds(db, holder, today().toString());
  const network = networkOf(holder.ip ?? '');
  const by_guest = held.filter(({ is_theirs }) => is_theirs);
  const from_network = held.filter(({ ip }) => ip !== null && networkOf(ip) === network);
  return by_guest.length < MOST_BY_GUEST && from_network.length < MOST_FROM_NETWORK;
}
