import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseQuery } from '../../parse.ts';
import {
  presentCreated,
  presentReservation,
  presentReservationRow,
} from '../../presenters/reservations.ts';
import {
  getReservation,
  requireReservation,
  searchReservations,
} from '../../queries/reservations.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import {
  NewReservation,
  ReservationChanges,
  ReservationList,
  ReservationMove,
} from '../../schemas/reservations.ts';
import { bookingContext, createReservation } from '../../services/bookings.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { editReservation } from '../../services/reservation-edits.ts';
import { moveReservation } from '../../services/reservation-moves.ts';

export async function list(req: Request, res: Response) {
  const search = parseQuery(ReservationList, req.query);
  const actor = actorOf(res);
  const { rows, total } = await searchReservations(db, actor, {
    ...search,
    today: today().toString(),
  });
  const { skip, take } = search;
  const content = rows.map((row) => presentReservationRow(row, actor));
  res.json({ content, total, skip, take });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  const reservation = await getReservation(db, actor, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentReservation(reservation, actor) });
}

export async function create(req: Request, res: Response) {
  const wanted = parse(NewReservation, req.body);
  const context = await bookingContext(doer(req, res));
  const call = {
    scope: `user ${actorOf(res).id} POST /v1/admin/reservations`,
    key: req.get('idempotency-key'),
    input: wanted,
  };
  const { status, body } = await onlyOnce(db, call, async (transaction) => ({
    status: 201,
    body: presentCreated(await createReservation(transaction, wanted, context)),
  }));
  wakeMails();
  res.status(status).json({ content: body });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await requireReservation(db, actor, id);
  const changes = parse(ReservationChanges, req.body);
  await editReservation(db, id, changes, doer(req, res));
  res.json({ content: presentReservation(await getReservation(db, actor, id), actor) });
}

export async function move(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await requireReservation(db, actor, id);
  const wanted = parse(ReservationMove, req.body);
  await moveReservation(db, id, wanted, doer(req, res));
  wakeMails();
  res.json({ content: presentReservation(await getReservation(db, actor, id), actor) });
}
