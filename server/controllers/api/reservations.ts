import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  presentChanged,
  presentReservation,
  presentReservationLine,
  presentReservationRow,
  type ReservationLine,
  reservationColumns,
  reservationHeads,
} from '../../presenters/reservations/reservations.ts';
import {
  getReservation,
  requireReservation,
  searchReservations,
} from '../../queries/reservations/reservations.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import {
  NewReservation,
  ReservationChanges,
  ReservationList,
  ReservationMove,
} from '../../schemas/reservations.ts';
import {
  freshenFeeds,
  noteUncertainFeeds,
  refuseSoldElsewhere,
} from '../../services/calendars/feed-freshness.ts';
import { grantGuestRequest } from '../../services/guests/guest-requests.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { siteRules } from '../../services/listings/shell.ts';
import {
  bookingContext,
  createdAnswer,
  createReservation,
} from '../../services/reservations/bookings.ts';
import { editReservation, previewEdit } from '../../services/reservations/reservation-edits.ts';
import { moveWithin } from '../../services/reservations/reservation-moves.ts';

export async function list(req: Request, res: Response) {
  const search = parseQuery(ReservationList, req.query);
  const actor = actorOf(res);
  const matching = { ...search, today: today().toString() };
  const present = search.format === 'json' ? presentReservationRow : presentReservationLine;
  await sendList(req, res, search, {
    name: 'reservations',
    read: (source, page) => searchReservations(source, actor, { ...matching, ...page }),
    present: (row): ReservationLine => present(row, actor),
    columns: reservationColumns(actor),
    heads: reservationHeads,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  const reservation = await getReservation(db, actor, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentReservation(reservation, actor) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewReservation, req);
  const context = await bookingContext(doer(req, res));
  const uncertain = wanted.status === 'PENDING' ? [] : await freshenFeeds(db, wanted.villa_id);
  const { status, body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => {
    const created = await createReservation(transaction, wanted, context);
    await noteUncertainFeeds(transaction, { kind: 'villa', id: created.id }, uncertain);
    return { status: 201, body: createdAnswer(created) };
  });
  wakeMails();
  res.status(status).json({ content: body });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  const { villa_id } = await requireReservation(db, actor, id);
  const changes = parseBody(ReservationChanges, req);
  const context = await bookingContext(doer(req, res));
  if (changes.preview) {
    const change = await previewEdit(db, id, changes, context);
    const reservation = await getReservation(db, actor, id);
    res.json({ content: presentChanged(reservation, change, actor) });
    return;
  }
  const movesDays = changes.villa_id ?? changes.check_in ?? changes.check_out;
  const uncertain = movesDays ? await freshenFeeds(db, changes.villa_id ?? villa_id) : [];
  const { body } = await onlyOnce(db, callOf(req, res, changes), async (transaction) => {
    const change = await editReservation(transaction, id, changes, context);
    const key = { kind: 'villa', id } as const;
    if (change) await noteUncertainFeeds(transaction, key, uncertain);
    await grantGuestRequest(transaction, key, changes.request_id, context.doer);
    const reservation = await getReservation(transaction, actor, id);
    return { status: 200, body: presentChanged(reservation, change, actor) };
  });
  wakeMails();
  res.json({ content: body });
}

export async function move(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  const { villa_id } = await requireReservation(db, actor, id);
  const wanted = parseBody(ReservationMove, req);
  const by = { doer: doer(req, res), rules: await siteRules() };
  const promises = wanted.status === 'OPTION' || wanted.status === 'CONFIRMED';
  const uncertain = promises ? await freshenFeeds(db, villa_id) : [];
  const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => {
    const key = { kind: 'villa', id } as const;
    if (wanted.status === 'CONFIRMED') await refuseSoldElsewhere(transaction, id);
    await moveWithin(transaction, key, wanted, by);
    await noteUncertainFeeds(transaction, key, uncertain);
    const reservation = await getReservation(transaction, actor, id);
    return { status: 200, body: presentReservation(reservation, actor) };
  });
  wakeMails();
  res.json({ content: body });
}
