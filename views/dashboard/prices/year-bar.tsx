import type { Translate } from '../../../server/i18n.ts';
import { nightsBetween } from '../../../server/shared/days.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { shortMonthName } from '../../components/dashboard/format.ts';
import { daysText, type PricedDays, type UnpricedDays, unpricedDays } from './season-days.ts';

interface YearBarProps {
  t: Translate;
  year: number;
  /** Those of the year, by day. */
  seasons: PricedDays[];
  today: string;
}

const HEIGHT = 100;

/** The year as one bar: a season is as wide as its days and as high as its price; gaps are hatched. */
export function YearBar({ t, year, seasons, today }: YearBarProps) {
  const from = `${year}-01-01`;
  const days = nightsBetween(from, `${year + 1}-01-01`);
  const highest = Math.max(...seasons.map(({ price_kurus }) => price_kurus), 1);
  const gaps = unpricedDays(seasons, year, today).filter(({ between }) => between);
  const place = (range: { start_date: string; end_date: string }) => {
    const start = Math.max(0, nightsBetween(from, range.start_date));
    const end = Math.min(days, nightsBetween(from, range.end_date) + 1);
    return { x: start, width: Math.max(end - start - 0.6, 0.8) };
  };
  const now = nightsBetween(from, today);
  return (
    <figure className="year-bar">
      <svg
        viewBox={`0 0 ${days} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={sentence(t, { year, seasons, gaps })}
      >
        <defs>
          <pattern id="gap-hatch" width="3" height="9" patternUnits="userSpaceOnUse">
            <path className="hatch-ground" d="M0 0h3v9H0z" />
            <path className="hatch" d="M0 9L3 0" />
          </pattern>
        </defs>
        {seasons.map((season) => (
          <Season key={season.id} season={season} highest={highest} {...place(season)} />
        ))}
        {gaps.map((gap) => (
          <rect key={gap.start_date} className="gap" {...place(gap)} y={0} height={HEIGHT} />
        ))}
        {now > 0 && now < days && <path className="today" d={`M${now} 0V${HEIGHT}`} />}
      </svg>
      <figcaption aria-hidden="true">
        {Array.from(
          { length: 12 },
          (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`,
        ).map((month) => (
          <span key={month}>{shortMonthName(month)}</span>
        ))}
      </figcaption>
    </figure>
  );
}

interface SeasonMarkProps {
  season: PricedDays;
  highest: number;
  x: number;
  width: number;
}

function Season({ season, highest, x, width }: SeasonMarkProps) {
  const share = season.price_kurus / highest;
  const height = Math.round(Math.max(share * 0.92, 0.12) * HEIGHT);
  const opacity = Math.round((0.45 + 0.55 * share) * 100) / 100;
  const days = daysText(season);
  return (
    <rect x={x} y={HEIGHT - height} width={width} height={height} fillOpacity={opacity}>
      <title>{`${days} · ${formatMoney(season.price_kurus)}`}</title>
    </rect>
  );
}

function sentence(
  t: Translate,
  { year, seasons, gaps }: { year: number; seasons: PricedDays[]; gaps: UnpricedDays[] },
): string {
  if (seasons.length === 0) return t('prices:bar.none', { year });
  const prices = seasons.map(({ price_kurus }) => price_kurus);
  const told = t('prices:bar.sentence', {
    year,
    seasons: seasons.length,
    low: formatMoney(Math.min(...prices)),
    high: formatMoney(Math.max(...prices)),
  });
  return gaps.length === 0 ? told : `${told} ${t('prices:bar.gaps', { gaps: gaps.length })}`;
}
