import type { BoatData, BoatExtra, UnitPrices } from '../../views/public/boats/boat.ts';
import type { FeatureGroup } from '../../views/public/villas/villa.ts';
import type { BoatPageRow } from '../queries/boat-pages.ts';
import { CHARTER_UNITS } from '../schemas/boats.ts';
import { paths } from '../shared/paths.ts';
import { presentCancellation } from './villa-cancellation.ts';

/** A boat's rows as its page wants them. */
export function presentBoat(row: BoatPageRow, today: Temporal.PlainDate): BoatData {
  return {
    ...row,
    paragraphs: row.description.split(/\r?\n\s*\n/).filter((text) => text.trim() !== ''),
    types: row.types.map(({ slug, name }) => ({ href: paths.landing(slug), text: name })),
    cabin_layout: row.cabin_layout as BoatData['cabin_layout'],
    included: listed(row.included),
    excluded: listed(row.excluded),
    licence_no: row.licence_no ?? '',
    prices: pricesOf(row, today.toString()),
    extras: row.extras.map((extra) => ({
      ...extra,
      unit: extra.unit.toLowerCase() as BoatExtra['unit'],
    })),
    features: groupsOf(row.features),
    cancellation: presentCancellation(row.policy, { stay: null, today }),
  };
}

/**
 * Staff write one a line, or all with commas between; a comma inside brackets or between digits parts
 * nothing. Each begins with a capital.
 */
function listed(text: string): string[] {
  const parts = text.includes('\n') ? text.split('\n') : text.split(/,(?!\d)(?![^(]*\))/);
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toLocaleUpperCase('tr') + part.slice(1));
}

function pricesOf({ prices, min_days }: BoatPageRow, today: string): UnitPrices[] {
  return CHARTER_UNITS.flatMap((unit) => {
    const seasons = prices
      .filter((price) => price.unit === unit.toUpperCase())
      .map(({ unit: _, ...season }) => ({
        ...season,
        min_days: unit === 'day' ? (season.min_days ?? min_days) : null,
        current: season.first_day <= today && today <= season.last_day,
      }));
    if (seasons.length === 0) return [];
    const from_price_kurus = Math.min(...seasons.map(({ price_kurus }) => price_kurus));
    return [{ unit, from_price_kurus, seasons }];
  });
}

function groupsOf(features: BoatPageRow['features']): FeatureGroup[] {
  const groups = Map.groupBy(features, ({ category }) => category);
  return [...groups].map(([category, all]) => ({
    category,
    features: all.map(({ name, icon }) => ({ name, icon })),
  }));
}
