import type { Request, RequestHandler, Response } from 'express';
import { ReservationsPage } from '../../../views/dashboard/reservations/index.tsx';
import { OwnerReservationsPage } from '../../../views/dashboard/reservations/owner.tsx';
import { ReservationPage } from '../../../views/dashboard/reservations/show.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { readFilters } from '../../filters.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentReservationPage } from '../../presenters/reservations/dashboard-reservations.ts';
import { presentDashboardRow } from '../../presenters/reservations/desk-reservations.ts';
import { presentMoves } from '../../presenters/reservations/reservation-moves.ts';
import { presentSums } from '../../presenters/reservations/reservation-sums.ts';
import { listToldStays } from '../../queries/calendars/external-records.ts';
import { listBoatNames } from '../../queries/listings/boats.ts';
import { listVillaNames } from '../../queries/listings/villas.ts';
import {
  listOwnerReservations,
  listOwnListings,
} from '../../queries/reports/owner-reservations.ts';
import {
  searchBoatReservations,
  summariseBoatReservations,
} from '../../queries/reservations/boat-reservations.ts';
import { summariseReservations } from '../../queries/reservations/reservation-summaries.ts';
import { getReservationSurroundings } from '../../queries/reservations/reservation-surroundings.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { listReservations } from '../../queries/reservations/reservations.ts';
import { BoatReservationListPage } from '../../schemas/boat-reservations.ts';
import { IdParams } from '../../schemas/common.ts';
import {
  OwnerReservationsQuery,
  ReservationListPage,
  ReservationPageQuery,
} from '../../schemas/reservations.ts';
import { siteRules } from '../../services/listings/shell.ts';
import {
  getDeskReservation,
  ofBoat,
  ofVilla,
} from '../../services/reservations/desk-reservations.ts';
import { rivalsOf } from '../../services/reservations/rivals.ts';
import { paths } from '../../shared/paths.ts';
import { RESERVATION_STATES } from '../../shared/reservation-states.ts';

const moment = () => ({ today: today().toString(), now: now() });

const quickMoves = () =>
  Object.fromEntries(RESERVATION_STATES.map((state) => [state, presentMoves(state)]));

export async function villas(req: Request, res: Response) {
  const { query, wrong } = readFilters(ReservationListPage, req.query);
  const search = { ...query, today: today().toString() };
  const actor = actorOf(res);
  const [rows, states, listings] = await Promise.all([
    listReservations(db, actor, search),
    summariseReservations(db, actor, search),
    listVillaNames(db, actor),
  ]);
  const seen = moment();
  await sendDashboardPage(req, res, ReservationsPage, {
    kind: 'villa',
    query,
    wrong,
    rows: rows.map((row) => presentDashboardRow(ofVilla(row), seen)),
    ...presentSums(states, query.status),
    listings,
    quick_moves: quickMoves(),
  });
}

export async function boats(req: Request, res: Response) {
  const { query, wrong } = readFilters(BoatReservationListPage, req.query);
  const actor = actorOf(res);
  const [{ rows, total }, states, listings] = await Promise.all([
    searchBoatReservations(db, actor, query),
    summariseBoatReservations(db, actor, query),
    listBoatNames(db),
  ]);
  const seen = moment();
  await sendDashboardPage(req, res, ReservationsPage, {
    kind: 'boat',
    query,
    wrong,
    rows: rows.map((row) => presentDashboardRow(ofBoat(row), seen)),
    ...presentSums(states, query.status),
    total,
    listings,
    quick_moves: quickMoves(),
  });
}

export const show =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const { id } = parsePath(IdParams, req.params);
    const { show: part } = parseLenient(ReservationPageQuery, req.query);
    const reservation = await getDeskReservation(db, actorOf(res), { kind, id });
    const [around, told_elsewhere, rivals] = await Promise.all([
      getReservationSurroundings(db, reservation),
      listToldStays(db, reservation),
      rivalsOf(db, reservation),
    ]);
    const looked = { moment: moment(), rules: await siteRules(), part };
    await sendDashboardPage(req, res, ReservationPage, {
      ...presentReservationPage(reservation, around, looked),
      told_elsewhere,
      rivals,
    });
  };

/** An owner's own stays; staff own nothing, so that it would be empty to them: they are led to their list. */
export async function own(req: Request, res: Response) {
  const { role, id: owner_id } = actorOf(res);
  if (role === 'ADMIN')
    return res.set('Cache-Control', 'no-store').redirect(303, paths.dashboard.villaReservations());
  const { query, wrong } = readFilters(OwnerReservationsQuery, req.query);
  const [found, listings] = await Promise.all([
    listOwnerReservations(db, { ...query, owner_id, today: today().toString(), boats: true }),
    listOwnListings(db, owner_id),
  ]);
  await sendDashboardPage(req, res, OwnerReservationsPage, { ...found, listings, query, wrong });
}
