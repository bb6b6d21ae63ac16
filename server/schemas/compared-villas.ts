import { z } from 'zod';

import { IdText, listOf } from './common.ts';

/** Villas that still fit beside each other. */
export const COMPARED_AT_MOST = 12;

const ids = listOf(IdText).pipe(z.array(z.int()).max(COMPARED_AT_MOST)).default([]);

/** `GET /v1/villas/compare?ids=3,5`. */
export const ComparedVillas = z.strictObject({ ids });

/** `/favoriler?ids=3,5`: a list that somebody shared. */
export const SharedVillas = z.object({ ids });
