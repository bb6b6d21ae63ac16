import { z } from 'zod';

import { REQUEST_KINDS, REQUEST_STATES } from '../shared/guest-requests.ts';

import { exported, listOf, paging, Text } from './common.ts';

const State = z.enum(REQUEST_STATES);
const Kind = z.enum(REQUEST_KINDS);

const listFields = {
  state: listOf(State).default([]),
  kind: listOf(Kind).default([]),
};

/** `GET /v1/admin/reservationrequests`: what guests asked for, open ones first. */
export const GuestRequestList = z.strictObject({ ...paging(50), ...exported, ...listFields });

/** The list's page: what waits, unless something else is asked for. */
export const GuestRequestListPage = z.object({
  ...paging(50),
  ...listFields,
  state: listOf(State).default(['OPEN']),
});

/**
 * `PATCH …/requests/{id}`: granted or refused. The answer goes to the guest by mail; without one a
 * granted request is closed silently, a refused one is not taken.
 */
export const GuestRequestDecision = z.strictObject({
  state: z.enum(['DONE', 'REFUSED']),
  answer: Text(2000).default(''),
});

export type GuestRequestListPage = z.infer<typeof GuestRequestListPage>;
export type GuestRequestDecision = z.infer<typeof GuestRequestDecision>;
