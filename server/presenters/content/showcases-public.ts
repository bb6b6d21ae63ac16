import type { ShownVilla } from '../../queries/content/showcases-public.ts';
import type { PublicShowcase } from '../../schemas/answers/showcases-public.ts';
import { thumbnailUrl } from '../../shared/pictures.ts';
import { presentVillaCard } from '../listings/villa-cards.ts';

/** Villas gathered under their showcases, in the order they come. */
export function presentShowcases(villas: readonly ShownVilla[]): PublicShowcase[] {
  const showcases = new Map<number, PublicShowcase>();
  for (const villa of villas) {
    const { showcase_id: id, title, subtitle, link } = villa;
    const showcase = showcases.get(id) ?? { id, title, subtitle, link, villas: [] };
    showcase.villas.push(presentShown(villa));
    showcases.set(id, showcase);
  }
  return [...showcases.values()];
}

function presentShown(villa: ShownVilla): PublicShowcase['villas'][number] {
  const [picture] = villa.pictures;
  return {
    ...presentVillaCard(villa),
    tag: null,
    thumbnail: picture ? thumbnailUrl(picture) : null,
  };
}
