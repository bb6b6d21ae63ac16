import type { PictureData } from '../../server/shared/pictures.ts';
import type { ShareCard } from '../../server/shared/share-cards.ts';
import type { Site } from './site.ts';

type Sender = Pick<Site, 't' | 'settings'>;
type Shown = Pick<PictureData, 'hash' | 'width'> | null | undefined;

/** What stands on every card of the site. */
const signed = ({ t, settings: { site_name, tursab_no } }: Sender) => ({
  site_name,
  seal: t('layout:share.seal', { number: tursab_no }),
});

/** The card of every page that has none of its own. */
export const siteCard = (site: Sender): ShareCard => ({
  kind: 'site',
  slug: 'koy',
  title: site.t('layout:share.title'),
  line: site.t('layout:share.line'),
  picture: null,
  ...signed(site),
});

interface SharedVilla {
  slug: string;
  name: string;
  district: string;
  town: string;
  capacity: number;
  bedrooms: number;
  permit_no: string;
}

/** It is seen without its page, so the permit stands on it as on every advertisement of a villa. */
export function villaCard(site: Sender, villa: SharedVilla, picture: Shown): ShareCard {
  const { slug, name: title, district, town, capacity, bedrooms } = villa;
  const line = site.t('layout:share.villa', { district, town, capacity, bedrooms });
  const { site_name, seal: agency } = signed(site);
  const seal = site.t('layout:share.villa_seal', { seal: agency, permit_no: villa.permit_no });
  return { kind: 'villa', slug, title, line, picture: picture ?? null, site_name, seal };
}

interface SharedBoat {
  slug: string;
  name: string;
  marina: string;
  guests_day: number;
  guests_night: number;
  cabins: number;
}

/** Beside its cabins stands whom they sleep: more come aboard for a day only. */
export function boatCard(site: Sender, boat: SharedBoat, picture: Shown): ShareCard {
  const { slug, name: title, marina, guests_day, guests_night, cabins } = boat;
  const sleeps = cabins > 0 && guests_night > 0;
  const words = { marina, guests: sleeps ? guests_night : guests_day, cabins };
  const line = site.t(sleeps ? 'layout:share.boat' : 'layout:share.day_boat', words);
  return { kind: 'boat', slug, title, line, picture: picture ?? null, ...signed(site) };
}

interface SharedPlace {
  slug: string;
  name: string;
  /** Absent: a boat type. */
  kind?: 'VILLA_TYPE' | 'REGION' | 'TOWN' | 'DISTRICT';
}

export function placeCard(site: Sender, place: SharedPlace, picture: Shown): ShareCard {
  const { slug, name: title, kind } = place;
  const line = site.t(kind ? 'layout:share.villas' : 'layout:share.boats');
  return { kind: 'place', slug, title, line, picture: picture ?? null, ...signed(site) };
}

interface SharedPost {
  slug: string;
  title: string;
  topic: string;
}

export const postCard = (
  site: Sender,
  { slug, title, topic }: SharedPost,
  picture: Shown,
): ShareCard => ({
  kind: 'post',
  slug,
  title,
  line: topic,
  picture: picture ?? null,
  ...signed(site),
});
