import type { ListingKind } from './paths/listing.ts';

/* What the editors of villas and boats let one choose from, in the order it is offered. */

export const PROPERTY_KINDS = [
  'VILLA',
  'DETACHED_HOUSE',
  'STONE_HOUSE',
  'BUNGALOW',
  'APARTMENT',
  'RESIDENCE',
  'MOUNTAIN_HOUSE',
  'FARM_HOUSE',
  'TINY_HOUSE',
] as const;

export const ROOM_KINDS = ['BEDROOM', 'LIVING_ROOM', 'KITCHEN', 'BATHROOM', 'OTHER'] as const;
export const BED_KINDS = ['DOUBLE', 'SINGLE', 'TWIN', 'BUNK', 'SOFA', 'COT'] as const;
export const CABIN_KINDS = ['MASTER', 'DOUBLE', 'TWIN', 'SINGLE', 'BUNK'] as const;

/** What a villa's distance is told to. */
export const DISTANCE_KEYS = [
  'SEA',
  'BEACH',
  'CENTRE',
  'MARKET',
  'RESTAURANT',
  'PUBLIC_TRANSPORT',
  'HOSPITAL',
  'PHARMACY',
  'ATM',
  'AIRPORT',
  'BUS_STATION',
  'MARINA',
  'MOSQUE',
] as const;

/** What a picture can show. */
export const PICTURE_KINDS = {
  villa: [
    'EXTERIOR',
    'POOL',
    'VIEW',
    'COMMON_AREA',
    'KITCHEN',
    'BEDROOM',
    'BATHROOM',
    'CHILDREN',
    'PLAN',
  ],
  boat: ['EXTERIOR', 'DECK', 'CABIN', 'SALOON', 'GALLEY', 'BATHROOM', 'VIEW', 'PLAN'],
} as const satisfies Record<ListingKind, readonly string[]>;

export const DISCOUNT_KINDS = ['EARLY', 'LAST_MINUTE', 'PERIOD', 'LONG_STAY', 'GAP'] as const;

/** What a boat is sold by. */
export const CHARTER_UNIT_NAMES = ['WEEK', 'DAY', 'TRIP'] as const;
export type CharterUnitName = (typeof CHARTER_UNIT_NAMES)[number];

/** Why a villa or a boat is off for good. */
export const WITHDRAWN_REASONS = ['PERMIT_LOST', 'TAKEDOWN', 'OWNER_LEFT', 'OTHER'] as const;

/** What an extra is paid for: each night or day, the stay as a whole, or each guest. */
export const EXTRA_UNITS = ['NIGHT', 'STAY', 'PERSON'] as const;
export type ExtraUnitName = (typeof EXTRA_UNITS)[number];
