import type { BoatListPage } from '../../../server/schemas/boat-pages.ts';

/** What the list shows when its address says nothing; such parameters stay out of its links. */
export const BOAT_LIST_DEFAULTS: Partial<BoatListPage> = { skip: 0, take: 20, order: 'position' };
