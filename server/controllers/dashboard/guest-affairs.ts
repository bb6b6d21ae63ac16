import type { Request, RequestHandler, Response } from 'express';

import { AcceptedTextPage } from '../../../views/dashboard/reservations/accepted.tsx';
import { GuestListPage } from '../../../views/dashboard/reservations/guests.tsx';
import { RequestListPage } from '../../../views/dashboard/reservations/request-list.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { showPaper } from '../../paper.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentAcceptance } from '../../presenters/guests/acceptances.ts';
import { presentGuestList } from '../../presenters/guests/guest-lists.ts';
import { presentGuestRequest } from '../../presenters/guests/guest-requests.ts';
import { presentDashboardRow } from '../../presenters/reservations/desk-reservations.ts';
import { getAcceptance } from '../../queries/content/legal-documents.ts';
import { getGuestList } from '../../queries/guests/guest-lists.ts';
import { countGuestRequests, searchGuestRequests } from '../../queries/guests/guest-requests.ts';
import { getReservationDocument } from '../../queries/reservations/reservation-documents.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { IdParams } from '../../schemas/common.ts';
import { GUESTS_AT_MOST } from '../../schemas/guest-affairs.ts';
import { GuestListPageQuery } from '../../schemas/guest-lists.ts';
import { GuestRequestListPage } from '../../schemas/guest-requests.ts';
import { AcceptanceParams } from '../../schemas/reservation-pages.ts';
import { mayListGuests, readGuestNumbers } from '../../services/guests/desk-guest-lists.ts';
import { getDeskReservation } from '../../services/reservations/desk-reservations.ts';

/** Who comes; with `numbers` the papers' numbers in the clear, which is written down. */
export const guests =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const { id } = parsePath(IdParams, req.params);
    const { numbers } = parseLenient(GuestListPageQuery, req.query);
    const key = { kind, id };
    const reservation = await getDeskReservation(db, actorOf(res), key);
    const list = await getGuestList(db, key);
    res.set('Cache-Control', 'no-store');
    await sendDashboardPage(req, res, GuestListPage, {
      reservation: presentDashboardRow(reservation, { today: today().toString(), now: now() }),
      list: presentGuestList(list),
      closed: !mayListGuests(list.status),
      numbers: numbers ? await readGuestNumbers(db, key, list.guests, doer(req, res)) : null,
      most: GUESTS_AT_MOST,
    });
  };

/** The very text that a guest accepted, by its print. */
export const accepted =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const { id, hash } = parsePath(AcceptanceParams, req.params);
    const key = { kind, id };
    const reservation = await getDeskReservation(db, actorOf(res), key);
    const acceptance = presentAcceptance(await getAcceptance(db, key, hash));
    await sendDashboardPage(req, res, AcceptedTextPage, { reservation, acceptance });
  };

/** A paper that lies with a reservation, as a receipt that a later one replaced. */
export async function document(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  await showPaper(res, await getReservationDocument(db, id));
}

/** What guests asked for; each is answered on its reservation's page. */
export async function requests(req: Request, res: Response) {
  const query = parseLenient(GuestRequestListPage, req.query);
  const { rows, total } = await searchGuestRequests(db, query);
  await sendDashboardPage(req, res, RequestListPage, {
    rows: rows.map(presentGuestRequest),
    total,
    counts: await countGuestRequests(db),
    query,
  });
}
