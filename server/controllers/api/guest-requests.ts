import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  presentGuestRequest,
  presentRequestLine,
  requestColumns,
} from '../../presenters/guests/guest-requests.ts';
import {
  getReservationOfRequest,
  searchGuestRequests,
} from '../../queries/guests/guest-requests.ts';
import { IdParams } from '../../schemas/common.ts';
import { GuestRequestDecision, GuestRequestList } from '../../schemas/guest-requests.ts';
import { answerGuestRequest } from '../../services/guests/guest-requests.ts';
import { onlyOnce } from '../../services/idempotency.ts';

/** `GET /reservationrequests`: what guests of villas and boats asked for. */
export async function list(req: Request, res: Response) {
  const search = parseQuery(GuestRequestList, req.query);
  if (search.format === 'json') {
    const { rows, total } = await searchGuestRequests(db, search);
    const { skip, take } = search;
    res.json({ content: rows.map(presentGuestRequest), total, skip, take });
    return;
  }
  await sendList(req, res, search, {
    name: 'guest_requests',
    read: (source, page) => searchGuestRequests(source, { ...search, ...page }),
    present: presentRequestLine,
    columns: requestColumns,
  });
}

/** `PATCH /reservationrequests/{id}`: granted or refused, and the guest told. */
export async function answer(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getReservationOfRequest(db, id);
  const decision = parseBody(GuestRequestDecision, req);
  const { body } = await onlyOnce(db, callOf(req, res, decision), async (transaction) => {
    await answerGuestRequest(transaction, id, decision, doer(req, res));
    const { state, answer: said } = decision;
    return { status: 200, body: { id, state, answer: said || null } };
  });
  wakeMails();
  res.json({ content: body });
}
