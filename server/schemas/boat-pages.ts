import type { z } from 'zod';

import { BoatList } from './boat-fields.ts';

/** The dashboard's list of boats. */
export const BoatListPage = BoatList.omit({ format: true, id: true }).strip();

export type BoatListPage = z.infer<typeof BoatListPage>;
