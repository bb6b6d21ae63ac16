export type Sort = 'recommended' | 'price_asc' | 'price_desc' | 'rating' | 'newest' | 'capacity';

/** What a listing's address can say; dates ISO, prices whole TL, `town`, `district`, `type` slugs. */
export interface ListingSearch {
  q?: string;
  check_in?: string;
  check_out?: string;
  flex?: number | 'month';
  adults?: number;
  children?: number;
  babies?: number;
  region?: string | string[];
  town?: string | string[];
  district?: string | string[];
  type?: string | string[];
  feature?: number | number[];
  bedrooms?: number;
  bathrooms?: number;
  pool?: string | string[];
  privacy?: string | string[];
  sea?: number;
  pets?: '1';
  instant?: '1';
  min_price?: number;
  max_price?: number;
  /** A part of the map: south, west, north and east in degrees. */
  area?: string;
  sort?: Sort;
  /** The list with a map beside it. */
  view?: 'map';
  page?: number;
}

/** What a list of boats can say; `marina` and `feature` ids, prices whole TL. */
export interface BoatListingSearch {
  q?: string;
  check_in?: string;
  check_out?: string;
  flex?: number | 'month';
  /** How many come aboard, by day or overnight as the unit is. */
  adults?: number;
  children?: number;
  babies?: number;
  type?: string | string[];
  region?: string | string[];
  town?: string | string[];
  marina?: number | number[];
  unit?: 'week' | 'day' | 'trip';
  /** At least so many beds, cabins and metres. */
  berths?: number;
  cabins?: number;
  length?: number;
  crew?: 'with' | 'without';
  feature?: number | number[];
  instant?: '1';
  min_price?: number;
  max_price?: number;
  sort?: Sort;
  view?: 'map';
  page?: number;
}

/** The stay a villa's or a booking's address carries. */
export type StaySearch = Pick<
  ListingSearch,
  'check_in' | 'check_out' | 'adults' | 'children' | 'babies'
>;

/** A stay as an address carries it, who does not come left out. */
export const staySearch = ({
  check_in,
  check_out,
  adults,
  children,
  babies,
}: Required<StaySearch>) => ({
  check_in,
  check_out,
  adults,
  ...(children > 0 ? { children } : {}),
  ...(babies > 0 ? { babies } : {}),
});

/** The charter a boat's or its booking's address carries. */
export type CharterSearch = StaySearch & Pick<BoatListingSearch, 'unit'>;
