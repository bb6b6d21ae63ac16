import type { VillaListPage } from '../../../server/schemas/villas.ts';

/** What the list shows when its address says nothing; such parameters stay out of its links. */
export const VILLA_LIST_DEFAULTS: Partial<VillaListPage> = { skip: 0, take: 20, order: 'position' };
