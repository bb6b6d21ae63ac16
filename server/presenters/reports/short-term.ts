import type { ShortTermVilla } from '../../queries/reports/short-term.ts';
import type { ShortTermOffer } from '../../schemas/answers/short-term.ts';
import { thumbnailUrl } from '../../shared/pictures.ts';
import { presentVillaCard } from '../listings/villa-cards.ts';

/** A card of the villa with the days it is free and their total. */
export function presentShortTerm(villa: ShortTermVilla): ShortTermOffer {
  const [picture] = villa.pictures;
  return {
    ...presentVillaCard(villa),
    tag: null,
    check_in: villa.check_in,
    check_out: villa.check_out,
    nights: villa.nights,
    total_kurus: villa.total_kurus,
    thumbnail: picture ? thumbnailUrl(picture) : null,
  };
}
