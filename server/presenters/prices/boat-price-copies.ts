import { bothEnds, printDays } from '../../domain/stay.ts';
import type { BoatPriceCopyAnswer } from '../../schemas/answers/boat-prices.ts';
import { boatPriceAnswer } from '../../services/prices/boat-price-answers.ts';
import type { BoatYearCopy } from '../../services/prices/boat-price-copies.ts';

/** A boat's copied prices, before or after they are written, beside what they were. */
export const presentBoatCopy = ({ boat_id, ...copy }: BoatYearCopy): BoatPriceCopyAnswer => ({
  boat_id,
  prices: copy.copies.map(({ season, days, nightly_price_kurus }) => {
    const row = copy.written.find(
      (written) => written.unit === season.unit && written.days === printDays(days),
    );
    return {
      ...boatPriceAnswer(season.row),
      ...bothEnds(days),
      id: row?.id ?? null,
      version: row?.version ?? null,
      copied_from: season.id,
      copied_version: season.version,
      former_price_kurus: season.price_kurus,
      price_kurus: nightly_price_kurus,
    };
  }),
  overlaps: copy.overlaps.map(boatPriceAnswer),
});
