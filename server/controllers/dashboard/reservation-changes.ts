import type { RequestHandler, Response } from 'express';

import { ReservationChangePage } from '../../../views/dashboard/reservations/change.tsx';
import { ReservationFormPage } from '../../../views/dashboard/reservations/form.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { stayChange, stayMayChange } from '../../domain/reservation-states.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentRefusal } from '../../presenters/prices/refusals.ts';
import { listToldStays } from '../../queries/calendars/external-records.ts';
import { listBoatNames } from '../../queries/listings/boats.ts';
import { listVillaNames } from '../../queries/listings/villas.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { IdParams } from '../../schemas/common.ts';
import { ReservationChangeQuery } from '../../schemas/reservations.ts';
import { bookingContext } from '../../services/reservations/bookings.ts';
import {
  arePeoplePriced,
  extrasBeside,
  previewChange,
  wantedSale,
} from '../../services/reservations/desk-changes.ts';
import { getDeskReservation } from '../../services/reservations/desk-reservations.ts';
import { fieldsOf } from '../../services/reservations/edited-fields.ts';
import { entityOf } from '../../services/reservations/reservation-trail.ts';
import { historyOf } from './history.ts';

/** The guest's details and the agency's note. */
export const edit =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const { id } = parsePath(IdParams, req.params);
    const reservation = await getDeskReservation(db, actorOf(res), { kind, id });
    await sendDashboardPage(req, res, ReservationFormPage, {
      reservation: { ...reservation, ...fieldsOf(reservation) },
      people_priced: stayMayChange(reservation.status) && (await arePeoplePriced(db, reservation)),
      history: await historyOf(entityOf(kind), { id }),
    });
  };

/** Other dates, people, extras, another villa, boat or price: what it would cost, shown first. */
export const change =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const { id } = parsePath(IdParams, req.params);
    const asked = parseLenient(ReservationChangeQuery, req.query);
    const reservation = await getDeskReservation(db, actorOf(res), { kind, id });
    const context = await bookingContext(doer(req, res));
    const wanted = await wantedSale(db, reservation, asked, context.rules);
    const isAsked = asked.check_in !== undefined;
    const preview = isAsked ? await previewChange(db, reservation, wanted, context) : null;
    await sendDashboardPage(req, res, ReservationChangePage, {
      reservation: { ...reservation, ...fieldsOf(reservation) },
      changes: stayChange(reservation.status),
      wanted,
      extras: await extrasBeside(db, reservation, wanted, context.rules),
      listings: await namesOf(kind, res),
      change: preview && 'change' in preview ? preview.change : null,
      unchanged: preview !== null && 'change' in preview && preview.change === null,
      refusal: preview && 'refusal' in preview ? presentRefusal(preview.refusal) : null,
      told_elsewhere: isAsked
        ? await listToldStays(db, { ...wanted, kind, listing_id: wanted.listing })
        : [],
      request_id: asked.request ?? null,
    });
  };

const namesOf = (kind: ListingKind, res: Response) =>
  kind === 'villa' ? listVillaNames(db, actorOf(res)) : listBoatNames(db);
