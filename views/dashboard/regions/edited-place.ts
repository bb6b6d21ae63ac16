import type { LandingLinks } from '../../../server/queries/content/landing-links.ts';
import type { DistrictAnswer } from '../../../server/schemas/answers/districts.ts';
import type { RegionAnswer } from '../../../server/schemas/answers/regions.ts';
import type { TownAnswer } from '../../../server/schemas/answers/towns.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';

interface Linked {
  linked: LandingLinks;
  /** Texts of the site that link to its page. */
  linked_texts: number;
}

/** The place whose form is open. */
export type EditedPlace =
  | { level: 'region'; row: RegionAnswer & Linked }
  | { level: 'town'; row: TownAnswer & Linked & { picture: PictureData | null } }
  | { level: 'district'; row: DistrictAnswer & Linked };
