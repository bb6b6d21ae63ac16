import type { Point } from './chart.tsx';

/** The drawing's measures in its own units; labels keep their size because there are two drawings. */
export interface Frame {
  width: number;
  /** Values of the grid lines, at most three. */
  ticks: number[];
  /** Middle of a month's place. */
  x: (month: number) => number;
  y: (value: number) => number;
  step: number;
}

const FLOOR = 166;
const CEILING = 26;
const LEFT = 40;

/** What the numbers beside the grid count: percent, million lira, thousand lira; in kuruş. */
export const UNITS = { occupancy: 1, revenue: 100_000_000, earnings: 100_000 } as const;

export function frameOf(kind: keyof typeof UNITS, points: Point[], size: 'wide' | 'narrow'): Frame {
  const width = size === 'wide' ? 520 : 320;
  const highest = Math.max(...points.map(({ now, last }) => Math.max(now, last ?? 0)), 0);
  const ticks = kind === 'occupancy' ? [0, 50, 100] : moneyTicks(highest, UNITS[kind]);
  const top = Math.max(highest, ticks.at(-1) ?? 1, 1);
  const step = (width - LEFT) / points.length;
  return {
    width,
    ticks,
    step,
    x: (month) => round(LEFT + step * (month + 0.5)),
    y: (value) => round(FLOOR - ((FLOOR - CEILING) * value) / top),
  };
}

/** Two round sums of whole units, in kuruş: 11,4 million gets 0, 5 and 10. */
function moneyTicks(highest: number, unit: number): number[] {
  const half = Math.max(highest / unit / 2, 0.5);
  const power = 10 ** Math.floor(Math.log10(half));
  const step = [5, 2, 1].map((each) => each * power).find((each) => each <= half) ?? power;
  return [0, step * unit, 2 * step * unit];
}

/** Occupancy: this year solid to the present month and dotted after it, last year dashed behind. */
export function lineMarks(points: Point[], current: number, { x, y }: Frame) {
  const path = (from: number, until: number, value: (point: Point) => number | null) => {
    const places = points
      .slice(from, until + 1)
      .map((point, at) => ({ month: from + at, value: value(point) }))
      .filter((place): place is { month: number; value: number } => place.value !== null);
    return places
      .map(({ month, value: each }, at) => `${at ? 'L' : 'M'}${x(month)} ${y(each)}`)
      .join('');
  };
  const here = points[current];
  return (
    <>
      <path className="line last" d={path(0, points.length - 1, ({ last }) => last)} />
      <path className="line now" d={path(0, current, ({ now }) => now)} />
      <path
        className="line ahead"
        d={path(Math.max(current, 0), points.length - 1, ({ now }) => now)}
      />
      {here && <circle className="point" cx={x(current)} cy={y(here.now)} r={5} />}
    </>
  );
}

/** Revenue: last year grey, this year solid, what is already confirmed ahead as a dashed outline. */
export function barMarks(points: Point[], current: number, { x, y, step }: Frame) {
  const wide = round(step * 0.36);
  return points.map(({ month, now, last }, at) => (
    <g key={month}>
      {last !== null && (
        <rect
          className="bar last"
          x={round(x(at) - wide - 1)}
          y={y(last)}
          width={wide}
          height={round(FLOOR - y(last))}
          rx={2.5}
        />
      )}
      <rect
        className={at > current ? 'bar ahead' : 'bar now'}
        x={round(x(at) + 1)}
        y={y(now)}
        width={wide}
        height={round(FLOOR - y(now))}
        rx={2.5}
      />
    </g>
  ));
}

const round = (value: number) => Math.round(value * 10) / 10;
