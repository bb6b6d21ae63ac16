import type { CharterUnitName } from '../server/shared/listing-choices.ts';
/** What a comparison shows above its rows; sums in kuruş. */
export interface ComparedListing {
  id: number;
  slug: string;
  name: string;
  /** Address of a picture. */
  thumbnail: string | null;
  thumbnail_alt: string;
  /** Out of 5. */
  rating: number | null;
  rating_count: number;
  deposit_kurus: number;
  from_price_kurus: number | null;
}

/** A villa of `GET /v1/villas/compare`. */
export interface ComparedVilla extends ComparedListing {
  town: string;
  district: string;
  permit_no: string;
  capacity: number;
  bedrooms: number;
  bathrooms: number;
  sea_metres: number | null;
  /** The fewest that any coming season takes. */
  min_nights: number;
  /** Of the season that asks for the most; `deposit_kurus` of the one that asks for the least. */
  deposit_up_to_kurus: number;
}

/** A boat of `GET /v1/boats/compare`; the price is the lowest of its unit. */
export interface ComparedBoat extends ComparedListing {
  marina: string;
  town: string;
  type: string;
  length_metres: number | null;
  guests_day: number;
  guests_night: number;
  cabins: number;
  unit: CharterUnitName;
  licence_no: string;
}

/** Side by side: villas among themselves, boats among themselves. */
export interface Compared {
  villa: ComparedVilla;
  boat: ComparedBoat;
}

export type ComparedKind = keyof Compared;
