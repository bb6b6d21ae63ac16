import { slugOf } from '../shared/slug.ts';
import { picture } from './pictures.ts';
import { type Numbered, numbered } from './rows.ts';
import marinaTexts from './texts/marinas.json' with { type: 'json' };
import regionTexts from './texts/places.json' with { type: 'json' };

interface Place {
  district: Numbered<'districts'>;
  town: Numbered<'towns'>;
  region: Numbered<'regions'>;
}

const pictureHash = (name: string | null) => (name ? picture(name).hash : null);

const regions: Numbered<'regions'>[] = numbered(
  regionTexts.map(({ plate_code, name, locative, intro, body }, position) => ({
    plate_code,
    slug: slugOf(name),
    name,
    locative,
    intro,
    body,
    position,
  })),
);

const townTexts = regionTexts.flatMap((region, index) =>
  region.towns.map((town) => ({ ...town, region_id: index + 1 })),
);

/** As the home page shows them: the best known first. */
const TOWN_ORDER = ['Kalkan', 'Fethiye', 'Ölüdeniz', 'Kaş', 'Göcek', 'Bodrum', 'Çeşme'];

const towns: Numbered<'towns'>[] = numbered(
  townTexts.map(({ region_id, name, locative, lat, lon, picture: photo, ...text }, index) => ({
    region_id,
    slug: slugOf(name),
    name,
    locative,
    lat,
    lon,
    intro: text.intro,
    body: text.body,
    picture_hash: pictureHash(photo),
    popular: text.popular,
    position: TOWN_ORDER.includes(name) ? TOWN_ORDER.indexOf(name) : TOWN_ORDER.length + index,
  })),
);

const districts: Numbered<'districts'>[] = numbered(
  townTexts.flatMap((town, townIndex) =>
    town.districts.map(({ name, locative, lat, lon, ilce, intro }, position) => ({
      town_id: townIndex + 1,
      slug: slugOf(name),
      name,
      locative,
      lat,
      lon,
      il_code: regions[town.region_id - 1]?.plate_code ?? null,
      ilce_code: ilce,
      intro,
      position,
    })),
  ),
);

const marinas: Numbered<'marinas'>[] = numbered(
  marinaTexts.map(({ town, ...marina }, position) => ({
    town_id: townId(town),
    ...marina,
    position,
  })),
);

export const places = { regions, towns, districts, marinas };

/** A district by its name, with the town and region it lies in. */
export function placeOf(name: string): Place {
  const district = districts.find((row) => row.name === name);
  const town = towns.find((row) => row.id === district?.town_id);
  const region = regions.find((row) => row.id === town?.region_id);
  if (!district || !town || !region) throw new RangeError(`There is no district called ${name}`);
  return { district, town, region };
}

function townId(name: string): number {
  const town = towns.find((row) => row.name === name);
  if (!town) throw new RangeError(`There is no town called ${name}`);
  return town.id;
}
