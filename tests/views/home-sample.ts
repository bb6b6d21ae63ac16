import type { PictureData } from '../../server/shared/pictures.ts';
import type { BoatCardData } from '../../views/components/boat-card.tsx';
import type { GapCardData } from '../../views/components/gap-card.tsx';
import type { VillaCardData } from '../../views/components/villa-card.tsx';
import type { HomeProps } from '../../views/public/home/index.tsx';

/** As long as real content hashes, and as hard to compress. */
export function samplePicture(number: number): PictureData {
  const hash = Array.from({ length: 32 }, (_, at) =>
    ((number * 7919 + at * 104_729) % 16).toString(16),
  );
  return {
    hash: hash.join(''),
    width: 1600,
    height: 1067,
    colour: '#8aa0a8',
    alt: `Havuz ve deniz ${number}`,
  };
}

export function sampleVilla(id: number, changes: Partial<VillaCardData> = {}): VillaCardData {
  return {
    id,
    slug: `villa-${id}`,
    name: `Villa Sardunya ${id}`,
    town: 'Kalkan',
    district: 'Kalamar',
    permit_no: `07-${4000 + id}`,
    capacity: 8,
    bedrooms: 4,
    bathrooms: 3,
    highlight: 'Denize 350 m',
    rating: 4.97,
    rating_count: 86,
    pictures: [samplePicture(id)],
    from_price_kurus: 1_850_000,
    nights: null,
    nightly_average_kurus: null,
    total_kurus: null,
    total_before_discount_kurus: null,
    discount_percent: null,
    tag: null,
    instant_booking: false,
    ...changes,
  };
}

const boat = (id: number): BoatCardData => ({
  id,
  slug: `tekne-${id}`,
  name: `Gulet Mavi ${id}`,
  marina: 'Skopea Marina',
  type: 'Gulet',
  length_metres: 26,
  capacity: 12,
  cabins: 6,
  rating: 4.9,
  rating_count: 31,
  pictures: [samplePicture(200 + id)],
  from_price_kurus: 6_800_000,
  unit: 'day',
  tag: null,
});

export const sampleGap = (id: number): GapCardData => ({
  villa_id: id,
  slug: `villa-${id}`,
  name: `Villa Lodos ${id}`,
  town: 'Kalkan',
  district: 'Kışla',
  permit_no: '07-1817',
  capacity: 6,
  picture: samplePicture(300 + id),
  check_in: '2026-08-03',
  check_out: '2026-08-07',
  nights: 4,
  total_kurus: 3_850_000,
  total_before_discount_kurus: 5_000_000,
  discount_percent: 23,
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A full home page: two showcases of eight and every other section. */
export const sampleHome: Omit<HomeProps, 'site'> = {
  figures: { villas: 214, boats: 36, rating: 4.9, rating_count: 1284 },
  ages: { child_max: 12, baby_max: 2 },
  hero: samplePicture(99),
  showcases: [1, 2].map((id) => ({
    id,
    title: `Vitrin ${id}`,
    text: null,
    link: '/listing',
    villas: numbers(8).map((number) => sampleVilla(id * 20 + number)),
  })),
  towns: numbers(7).map((id) => ({
    id,
    slug: `belde-${id}`,
    name: `Belde ${id}`,
    villa_count: 60 - id,
    from_price_kurus: 675_000,
    picture: samplePicture(100 + id),
  })),
  villa_of_month: { ...sampleVilla(77), summary: 'Taş terasın bittiği yerde havuz başlar.' },
  gaps: numbers(3).map(sampleGap),
  deals: numbers(4).map((id) => sampleVilla(60 + id, { discount_percent: 10 })),
  boats: numbers(4).map(boat),
  comments: numbers(3).map((id) => ({
    id,
    author: 'Elif Karaca',
    score: 5,
    text: 'Fotoğrafta ne varsa evde de o vardı.',
    listing: { kind: 'villa' as const, slug: 'villa-lodos', name: 'Villa Lodos' },
    month: '2026-06',
  })),
  posts: numbers(3).map((id) => ({
    id,
    slug: `yazi-${id}`,
    title: `Kalkan’da çocukla tatil ${id}`,
    topic: 'Bölge rehberi',
    reading_minutes: 6,
    picture: samplePicture(400 + id),
  })),
};
