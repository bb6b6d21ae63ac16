import type { Translate } from '../../../server/i18n.ts';

interface TrendProps {
  t: Translate;
  name: string;
  /** The oldest first. */
  rates: number[];
}

/** How the bank's rate went over the last days; the numbers are in the history below. */
export function Trend({ t, name, rates }: TrendProps) {
  if (rates.length < 2) return <span className="dim">—</span>;
  const lowest = Math.min(...rates);
  const span = Math.max(...rates) - lowest || 1;
  const step = 88 / (rates.length - 1);
  const points = rates.map(
    (rate, at) => `${round(2 + at * step)} ${round(24 - ((rate - lowest) / span) * 20)}`,
  );
  return (
    <svg
      className="trend"
      viewBox="0 0 92 28"
      role="img"
      aria-label={t('exchange:trend', { currency: name, count: rates.length })}
    >
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
