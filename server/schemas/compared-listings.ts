import { z } from 'zod';

import { IdText, listOf } from './common.ts';

/** Villas, or boats, that still fit beside each other. */
export const COMPARED_AT_MOST = 12;

const ids = listOf(IdText).pipe(z.array(z.int()).max(COMPARED_AT_MOST)).default([]);

/** `GET /v1/villas/compare?ids=3,5`, and the same of boats. */
export const ComparedListings = z.strictObject({ ids });

/** `/favoriler?ids=3,5&boats=7`: villas and boats that somebody shared. */
export const SharedListings = z.object({ ids, boats: ids });
