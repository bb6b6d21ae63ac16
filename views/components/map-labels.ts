import type { GeoBox } from '../../server/shared/areas.ts';

/** The drawing's own units: one is about a pixel beside the list. */
export const MAP_SIZE = { width: 440, height: 620 };

export interface MapPoint {
  x: number;
  y: number;
}

/** A drawing of the coast with what is on it, in units of `MAP_SIZE` from its upper left corner. */
export interface CoastMapData {
  /** What is drawn. */
  box: GeoBox;
  /** The outline of all land, as an SVG path. */
  land: string;
  /** Of one unit. */
  metres: number;
  /** Where listings are, by their ids. */
  points: (MapPoint & { id: number })[];
  places: MapPlace[];
}

export interface MapPlace extends MapPoint {
  kind: 'town' | 'district' | 'marina';
  /** A marina's is its id. */
  slug: string;
  name: string;
}

/** A price on the map: where it stands, and the place it points to. */
export interface PlacedLabel<Label> extends MapPoint {
  label: Label;
  width: number;
  /** Where the listing is. */
  dot: MapPoint;
}

interface LabelBox extends MapPoint {
  width: number;
}

export const LABEL_HEIGHT = 28;
const GAP = 3;
const ABOVE = 24;

/** How far from their place labels are tried, nearest first. */
const RINGS = [0, 30, 46, 64, 84, 108, 136, 168, 204, 244];
const DIRECTIONS = 12;

/** Labels beside their places so that none lies on another or outside of the map. */
export function placeLabels<Label extends MapPoint & { width: number }>(
  labels: readonly Label[],
): PlacedLabel<Label>[] {
  const placed: PlacedLabel<Label>[] = [];
  // From the north down, so that what is moved away is moved the same way.
  for (const label of [...labels].sort((one, other) => one.y - other.y || one.x - other.x)) {
    const { width, x, y } = label;
    const spot = spotsAround(label).find(
      (each) => isOnMap(each) && !placed.some((other) => touch(each, other)),
    ) ?? { x, y, width };
    placed.push({ ...spot, label, dot: { x, y } });
  }
  return placed;
}

function spotsAround({ x, y, width }: LabelBox): LabelBox[] {
  return RINGS.flatMap((radius) =>
    Array.from({ length: radius ? DIRECTIONS : 1 }, (_, turn) => {
      const angle = ((turn * 2) / DIRECTIONS - 0.5) * Math.PI;
      return {
        x: Math.round(x + Math.cos(angle) * radius * 1.5),
        y: Math.round(y - ABOVE + Math.sin(angle) * radius),
        width,
      };
    }),
  );
}

/** Boxes are named by their middles. */
export const touch = (one: LabelBox, other: LabelBox): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
  Math.abs(one.y - other.y) < LABEL_HEIGHT + GAP;

export const isOnMap = ({ x, y, width }: LabelBox): boolean =>
  x - width / 2 > 4 &&
  x + width / 2 < MAP_SIZE.width - 4 &&
  y - LABEL_HEIGHT / 2 > 4 &&
  y + LABEL_HEIGHT / 2 < MAP_SIZE.height - 34;
