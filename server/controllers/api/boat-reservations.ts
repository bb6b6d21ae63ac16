import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import { wakeMails } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  boatReservationColumns,
  boatReservationHeads,
  presentBoatReservation,
  presentBoatReservationLine,
  presentBoatReservationRow,
  presentChangedCharter,
} from '../../presenters/reservations/boat-reservations.ts';
import {
  getBoatReservation,
  requireBoatReservation,
  searchBoatReservations,
} from '../../queries/reservations/boat-reservations.ts';
import {
  BoatReservationChanges,
  BoatReservationList,
  GuestBoatReservation,
  NewBoatReservation,
} from '../../schemas/boat-reservations.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import { ReservationMove } from '../../schemas/reservations.ts';
import { grantGuestRequest } from '../../services/guests/guest-requests.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { siteRules } from '../../services/listings/shell.ts';
import {
  createBoatReservation,
  createdCharterAnswer,
} from '../../services/reservations/boat-bookings.ts';
import { bookBoatAsGuest } from '../../services/reservations/boat-guest-bookings.ts';
import {
  editBoatReservation,
  previewBoatEdit,
} from '../../services/reservations/boat-reservation-edits.ts';
import { bookingContext } from '../../services/reservations/bookings.ts';
import { moveWithin } from '../../services/reservations/reservation-moves.ts';

export async function list(req: Request, res: Response) {
  const search = parseQuery(BoatReservationList, req.query);
  const actor = actorOf(res);
  const present = search.format === 'json' ? presentBoatReservationRow : presentBoatReservationLine;
  await sendList(req, res, search, {
    name: 'boat_reservations',
    read: (source, page) => searchBoatReservations(source, actor, { ...search, ...page }),
    present: (row) => present(row, actor),
    columns: boatReservationColumns(actor),
    heads: boatReservationHeads,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  const reservation = await getBoatReservation(db, actor, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentBoatReservation(reservation, actor) });
}

export async function create(req: Request, res: Response) {
  const { unit, ...charter } = parseBody(NewBoatReservation, req);
  const wanted = { ...charter, unit: unit.toLowerCase() as CharterUnit };
  const context = await bookingContext(doer(req, res));
  const { status, body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: createdCharterAnswer(await createBoatReservation(transaction, wanted, context)),
  }));
  wakeMails();
  res.status(status).json({ content: body });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await requireBoatReservation(db, actor, id);
  const changes = parseBody(BoatReservationChanges, req);
  const context = await bookingContext(doer(req, res));
  if (changes.preview) {
    const change = await previewBoatEdit(db, id, changes, context);
    const reservation = await getBoatReservation(db, actor, id);
    res.json({ content: presentChangedCharter(reservation, change, actor) });
    return;
  }
  const { body } = await onlyOnce(db, callOf(req, res, changes), async (transaction) => {
    const change = await editBoatReservation(transaction, id, changes, context);
    const key = { kind: 'boat', id } as const;
    await grantGuestRequest(transaction, key, changes.request_id, context.doer);
    const reservation = await getBoatReservation(transaction, actor, id);
    return { status: 200, body: presentChangedCharter(reservation, change, actor) };
  });
  wakeMails();
  res.json({ content: body });
}

export async function move(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await requireBoatReservation(db, actor, id);
  const wanted = parseBody(ReservationMove, req);
  const by = { doer: doer(req, res), rules: await siteRules() };
  const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => {
    await moveWithin(transaction, { kind: 'boat', id }, wanted, by);
    const reservation = await getBoatReservation(transaction, actor, id);
    return { status: 200, body: presentBoatReservation(reservation, actor) };
  });
  wakeMails();
  res.json({ content: body });
}

/** `POST /v1/boatreservations`: a guest asks for a charter. */
export async function request(req: Request, res: Response) {
  const wanted = parseBody(GuestBoatReservation, req);
  const key = req.get('idempotency-key');
  const userAgent = req.get('user-agent') ?? null;
  const sender = { key, doer: doer(req, res), userAgent };
  const { status, body } = await bookBoatAsGuest(db, wanted, sender);
  wakeMails();
  res.status(status).json({ content: body });
}
