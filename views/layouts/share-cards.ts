import type { PictureData } from '../../server/shared/pictures.ts';
import type { ShareCard } from '../../server/shared/share-cards.ts';
import type { Site } from './site.ts';

type Words = Pick<Site, 't'>;
type Shown = Pick<PictureData, 'hash' | 'width'> | null | undefined;

/** The card of every page that has none of its own. */
export const siteCard = ({ t }: Words): ShareCard => ({
  kind: 'site',
  slug: 'koy',
  title: t('layout:share.title'),
  line: t('layout:share.line'),
  picture: null,
});

interface SharedVilla {
  slug: string;
  name: string;
  district: string;
  town: string;
  capacity: number;
  bedrooms: number;
}

export function villaCard({ t }: Words, villa: SharedVilla, picture: Shown): ShareCard {
  const { slug, name: title, district, town, capacity, bedrooms } = villa;
  const line = t('layout:share.villa', { district, town, capacity, bedrooms });
  return { kind: 'villa', slug, title, line, picture: picture ?? null };
}

interface SharedBoat {
  slug: string;
  name: string;
  marina: string;
  guests_day: number;
  cabins: number;
}

export function boatCard({ t }: Words, boat: SharedBoat, picture: Shown): ShareCard {
  const { slug, name: title, marina, guests_day, cabins } = boat;
  const words = { marina, guests: guests_day, cabins };
  const line = t(cabins > 0 ? 'layout:share.boat' : 'layout:share.day_boat', words);
  return { kind: 'boat', slug, title, line, picture: picture ?? null };
}

interface SharedPlace {
  slug: string;
  name: string;
  /** Absent: a boat type. */
  kind?: 'VILLA_TYPE' | 'REGION' | 'TOWN' | 'DISTRICT';
}

export function placeCard({ t }: Words, place: SharedPlace, picture: Shown): ShareCard {
  const { slug, name: title, kind } = place;
  const line = t(kind ? 'layout:share.villas' : 'layout:share.boats');
  return { kind: 'place', slug, title, line, picture: picture ?? null };
}

interface SharedPost {
  slug: string;
  title: string;
  topic: string;
}

export const postCard = ({ slug, title, topic }: SharedPost, picture: Shown): ShareCard => ({
  kind: 'post',
  slug,
  title,
  line: topic,
  picture: picture ?? null,
});
