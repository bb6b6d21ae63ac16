import type { Db } from '../../db/index.ts';
import { listOwnerMonths } from '../../queries/reports/owner-home.ts';
import { listOwnerReservations } from '../../queries/reports/owner-reservations.ts';

/** Rows of each list; the counts are of all. */
const SHOWN = 6;

/** What an owner's home shows on `today`, its page and its call alike: who is there, who comes, two years' months. */
export async function readOwnerHome(db: Db, owner_id: number, today: string) {
  const own = { owner_id, today, boats: true, skip: 0, take: SHOWN };
  const [staying, arrivals, months] = await Promise.all([
    listOwnerReservations(db, { ...own, when: 'now' }),
    listOwnerReservations(db, { ...own, when: 'arriving' }),
    listOwnerMonths(db, owner_id, today),
  ]);
  return { staying, arrivals, months };
}
