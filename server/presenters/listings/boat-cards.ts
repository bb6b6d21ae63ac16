import type { BoatCardData } from '../../../views/components/boat-card.tsx';
import type { FoundBoat } from '../../queries/listings/boat-card-columns.ts';
import type { FoundCharter } from '../../queries/search/boat-search.ts';
import type { BoatOption, BoatOptions } from '../../queries/search/boat-search-options.ts';
import type { BoatCardAnswer, BoatCountsAnswer } from '../../schemas/answers/boat-search.ts';
import { booksAtOnce } from '../../services/reservations/at-once.ts';
import { thumbnailUrl } from '../../shared/pictures.ts';

type Sums = Partial<Pick<FoundCharter, 'total_kurus' | 'accommodation_kurus' | 'discount_kurus'>>;

/** A boat as its card shows it; the sums are its charter's. */
export function presentBoatCard(boat: FoundBoat & Sums): BoatCardData {
  const { total_kurus = null, accommodation_kurus, discount_kurus } = boat;
  const discount = (total_kurus !== null && discount_kurus) || 0;
  return {
    id: boat.id,
    slug: boat.slug,
    name: boat.name,
    marina: boat.marina,
    type: boat.type,
    length_metres: boat.length_metres,
    capacity: boat.capacity,
    cabins: boat.cabins,
    rating: boat.rating,
    rating_count: boat.rating_count,
    pictures: boat.pictures,
    from_price_kurus: boat.from_price_kurus,
    unit: boat.unit,
    total_kurus,
    total_before_discount_kurus: discount ? (total_kurus ?? 0) + discount : null,
    discount_percent: discount ? Math.round((discount * 100) / (accommodation_kurus ?? 0)) : null,
    instant_booking: booksAtOnce(boat),
    tag: null,
  };
}

/** A card of `/v2/searchboat`: the list's card with its first picture as `thumbnail`. */
export const presentFoundBoat = (boat: FoundCharter): BoatCardAnswer => {
  const [picture] = boat.pictures;
  const { tag: _, discount_percent, total_before_discount_kurus, ...card } = presentBoatCard(boat);
  return {
    ...card,
    thumbnail: picture ? thumbnailUrl(picture) : null,
    permit_no: null,
    town: boat.town,
    unit: boat.unit.toUpperCase() as BoatCardAnswer['unit'],
    total_kurus: boat.total_kurus,
    total_before_discount_kurus: total_before_discount_kurus ?? null,
    discount_percent: discount_percent ?? null,
    instant_booking: booksAtOnce(boat),
    check_in: boat.check_in,
    check_out: boat.check_out,
  };
};

/** What other choices would find: counts per option, and nearest days when nothing was found. */
export const presentBoatCounts = (options: BoatOptions): BoatCountsAnswer => ({
  regions: bySlug(options.regions),
  towns: bySlug(options.towns),
  types: bySlug(options.types),
  marinas: options.marinas.map(({ value, ...marina }) => ({ id: Number(value), ...marina })),
  features: options.features.map(({ value, ...feature }) => ({ id: Number(value), ...feature })),
  units: options.units,
  berths: options.berths,
  cabins: options.cabins,
  lengths: options.lengths,
  crews: options.crews,
  instant: options.instant,
  prices: options.prices && {
    lowest: options.prices.lowest,
    highest: options.prices.highest,
    boats: options.prices.boats,
  },
  without: options.without,
  nearest: options.nearest,
});

const bySlug = (options: readonly BoatOption[]) =>
  Object.fromEntries(options.map(({ value, boats }) => [value, boats]));
