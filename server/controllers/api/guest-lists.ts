import type { RequestHandler } from 'express';

import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentGuestList } from '../../presenters/guests/guest-lists.ts';
import { getGuestList } from '../../queries/guests/guest-lists.ts';
import { requireBoatReservation } from '../../queries/reservations/boat-reservations.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { requireReservation } from '../../queries/reservations/reservations.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import { GuestListChanges, GuestListReport } from '../../schemas/guest-lists.ts';
import { keepDeskGuestList, noteGuestReport } from '../../services/guests/desk-guest-lists.ts';
import { onlyOnce } from '../../services/idempotency.ts';

const requireOf = { villa: requireReservation, boat: requireBoatReservation };

/** `GET /reservations/{id}/guests` and the boats': who comes, numbers masked. */
export const show =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const { id } = parse(IdParams, req.params);
    await requireOf[kind](db, actorOf(res), id);
    parseQuery(Nothing, req.query);
    res.json({ content: presentGuestList(await getGuestList(db, { kind, id })) });
  };

/** `PUT`: puts this list in the place of the one that stands. */
export const update =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const { id } = parse(IdParams, req.params);
    await requireOf[kind](db, actorOf(res), id);
    const changes = parseBody(GuestListChanges, req);
    const { body } = await onlyOnce(db, callOf(req, res, changes), async (transaction) => {
      await keepDeskGuestList(transaction, { kind, id }, changes, doer(req, res));
      const list = await getGuestList(transaction, { kind, id });
      return { status: 200, body: presentGuestList(list) };
    });
    res.json({ content: body });
  };

/** `PATCH`: the list was reported (KBS), or was not after all. */
export const report =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const { id } = parse(IdParams, req.params);
    await requireOf[kind](db, actorOf(res), id);
    const noted = parseBody(GuestListReport, req);
    const { body } = await onlyOnce(db, callOf(req, res, noted), async (transaction) => {
      await noteGuestReport(transaction, { kind, id }, noted, doer(req, res));
      const list = await getGuestList(transaction, { kind, id });
      return { status: 200, body: presentGuestList(list) };
    });
    res.json({ content: body });
  };
