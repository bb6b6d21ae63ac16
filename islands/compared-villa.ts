/** A villa of `GET /v1/villas/compare`; sums in kuruş. */
export interface ComparedVilla {
  id: number;
  slug: string;
  name: string;
  /** Address of a picture. */
  thumbnail: string | null;
  thumbnail_alt: string;
  town: string;
  district: string;
  permit_no: string;
  capacity: number;
  bedrooms: number;
  bathrooms: number;
  sea_metres: number | null;
  /** Out of 5. */
  rating: number | null;
  rating_count: number;
  min_nights: number;
  deposit_kurus: number;
  /** Lowest nightly price over bookable future nights. */
  from_price_kurus: number | null;
}
