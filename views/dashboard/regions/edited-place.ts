import type { DistrictAnswer } from '../../../server/schemas/answers/districts.ts';
import type { RegionAnswer } from '../../../server/schemas/answers/regions.ts';
import type { TownAnswer } from '../../../server/schemas/answers/towns.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';

/** The place whose form is open. */
export type EditedPlace =
  | { level: 'region'; row: RegionAnswer }
  | { level: 'town'; row: TownAnswer & { picture: PictureData | null } }
  | { level: 'district'; row: DistrictAnswer };
