import { z } from 'zod';
import { ACTOR_ROLES } from '../shared/roles.ts';

import { Day, exported, IdText, Line, paging } from './common.ts';
import { daysInOrder } from './day-ranges.ts';

const listed = {
  ...paging(50),
  actor_id: IdText.optional(),
  actor_role: z.enum(ACTOR_ROLES).optional(),
  /** A part of the act's name: `reservation.`, `.deleted`. */
  action: Line(60).optional(),
  /** What was done, whatever to: `deleted`, `edited`. */
  act: Line(40).optional(),
  entity: Line(60).optional(),
  entity_id: IdText.optional(),
  request_id: Line(40).optional(),
  /** First and last day, both within. */
  date1: Day.optional(),
  date2: Day.optional(),
};

const inOrder = daysInOrder('date1', 'date2');

/** `GET /v1/admin/ops/audit`. */
export const AuditList = z
  .strictObject({ ...listed, ...exported })
  .refine(inOrder.check, inOrder.problem);

/** `/dashboard/ops/audit`. */
export const AuditPage = z.object(listed).refine(inOrder.check, inOrder.problem);

/** `POST /v1/admin/ops/jobs/{job}/run`. */
export const JobParams = z.strictObject({ job: z.string().regex(/^[a-z]+(-[a-z]+)*$/) });

export type AuditList = z.infer<typeof AuditList>;
export type AuditPage = z.infer<typeof AuditPage>;
