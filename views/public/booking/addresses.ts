import { type CharterSearch, paths, type StaySearch } from '../../../server/shared/paths.ts';
import type { BookedVilla } from './booking.ts';

/** The page of what is let, with the stay in it; a boat's with its unit. */
export const listingAddress = (villa: BookedVilla, stay: StaySearch = {}): string =>
  villa.charter ? paths.boat(villa.slug, charterOf(villa, stay)) : paths.villa(villa.slug, stay);

/** Where it is asked for. */
export const bookingAddress = (
  villa: BookedVilla,
  stay: StaySearch & { offer?: string | undefined } = {},
): string =>
  villa.charter
    ? paths.bookBoat(villa.slug, charterOf(villa, stay))
    : paths.bookVilla(villa.slug, stay);

const charterOf = ({ charter }: BookedVilla, stay: StaySearch): CharterSearch => ({
  ...stay,
  unit: charter?.unit,
});
