import { randomBytes } from 'node:crypto';

import type { RequestHandler } from 'express';

import { NewReservationPage } from '../../../views/dashboard/reservations/new.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient } from '../../parse.ts';
import { listBoatNames } from '../../queries/listings/boats.ts';
import { listVillaNames } from '../../queries/listings/villas.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { NewReservationQuery } from '../../schemas/reservations.ts';
import { siteRules } from '../../services/listings/shell.ts';
import { newSale } from '../../services/reservations/new-sales.ts';
import { addDays } from '../../shared/days.ts';

/** A reservation by staff: days and people first, then one of the free, then the guest. */
export const add =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const query = completed(kind, parseLenient(NewReservationQuery, req.query));
    const sale = await newSale(db, kind, query, await siteRules());
    const listings =
      kind === 'villa' ? await listVillaNames(db, actorOf(res)) : await listBoatNames(db);
    await sendDashboardPage(req, res, NewReservationPage, { kind, query, listings, ...sale });
  };

/** A trip is one day; a way through these screens has a name of its own for what is typed on it. */
function completed(kind: ListingKind, query: NewReservationQuery): NewReservationQuery {
  const unit = kind === 'boat' ? (query.unit ?? 'week') : undefined;
  const { check_in, check_out } = query;
  const draft = query.draft ?? randomBytes(6).toString('hex');
  const lastDay = unit === 'trip' && check_in ? addDays(check_in, 1) : check_out;
  return { ...query, unit, draft, check_out: lastDay };
}
