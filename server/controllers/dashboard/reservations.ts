import type { Request, Response } from 'express';
import { ReservationsPage } from '../../../views/dashboard/reservations/index.tsx';
import { OwnerReservationsPage } from '../../../views/dashboard/reservations/owner.tsx';
import { ReservationPage } from '../../../views/dashboard/reservations/show.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { reservationStates } from '../../domain/reservation-states.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import {
  dueOf,
  presentDashboardReservation,
  presentDashboardRow,
  presentTimeline,
} from '../../presenters/dashboard-reservations.ts';
import { presentReservationMail } from '../../presenters/reservation-mails.ts';
import { presentMoves } from '../../presenters/reservation-moves.ts';
import { presentSums } from '../../presenters/reservation-sums.ts';
import { listMailsOfReservation } from '../../queries/mails.ts';
import { listOwnerReservations } from '../../queries/owner-reservations.ts';
import {
  getReservationSurroundings,
  summariseReservations,
} from '../../queries/reservation-summaries.ts';
import { getReservation, searchReservations } from '../../queries/reservations.ts';
import { listVillaNames } from '../../queries/villas.ts';
import { IdParams } from '../../schemas/common.ts';
import { OwnerReservationsQuery, ReservationListPage } from '../../schemas/reservations.ts';
import { moveFactsOf } from '../../services/reservation-moves.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(ReservationListPage, req.query);
  const search = { ...query, today: today().toString() };
  const actor = actorOf(res);
  const [{ rows, total }, states, villas] = await Promise.all([
    searchReservations(db, actor, search),
    summariseReservations(db, actor, search),
    listVillaNames(db, actor),
  ]);
  const moment = { today: search.today, now: now() };
  await sendDashboardPage(req, res, ReservationsPage, {
    rows: rows.map((row) => presentDashboardRow(row, moment)),
    total,
    ...presentSums(states, query.status),
    query,
    villas,
    quick_moves: Object.fromEntries(reservationStates.map((state) => [state, presentMoves(state)])),
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const reservation = await getReservation(db, actorOf(res), id);
  const [surroundings, mails] = await Promise.all([
    getReservationSurroundings(db, reservation),
    listMailsOfReservation(db, id),
  ]);
  const moment = { today: today().toString(), now: now() };
  const shown = presentDashboardReservation(reservation, surroundings, moment);
  await sendDashboardPage(req, res, ReservationPage, {
    reservation: shown,
    moves: presentMoves(shown.status, moveFactsOf(reservation)),
    due: dueOf(reservation, moment),
    transactions: surroundings.transactions,
    timeline: presentTimeline(reservation.events),
    mails: mails.map(presentReservationMail),
  });
}

/** An owner's own stays; staff have the full list. */
export async function own(req: Request, res: Response) {
  const query = parseLenient(OwnerReservationsQuery, req.query);
  const { rows, total } = await listOwnerReservations(db, {
    ...query,
    owner_id: actorOf(res).id,
    today: today().toString(),
  });
  await sendDashboardPage(req, res, OwnerReservationsPage, { rows, total, query });
}
