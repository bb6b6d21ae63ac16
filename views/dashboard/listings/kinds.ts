import type { BoatAnswer } from '../../../server/schemas/answers/boats.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { paths } from '../../../server/shared/paths.ts';
import { BOAT_TABS } from '../boats/tabs.ts';
import { VILLA_TABS } from '../villas/tabs.ts';

export type Listing = BoatAnswer | VillaAnswer;

/** What the tabs of villas and of boats have of their own; `words`: the namespace of their texts. */
export const LISTING_KINDS = {
  villa: { words: 'villas', groups: VILLA_TABS, call: paths.api.villa },
  boat: { words: 'fleet', groups: BOAT_TABS, call: paths.api.boat },
} as const;
