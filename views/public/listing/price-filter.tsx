import type { PriceBounds } from '../../../server/schemas/amount-ranges.ts';
import { formatCount } from '../../../server/shared/format.ts';
import type { Site } from '../../layouts/site.ts';
import type { UnreadSearch } from './listing.ts';

/** Kuruş, and how many listings lie in each twentieth between. */
interface PriceSpread {
  lowest: number;
  highest: number;
  listings: readonly number[];
  /** Not of a sample, whose ends are not known. */
  exact: boolean;
}

interface PriceFilterProps {
  site: Pick<Site, 't'>;
  /** What it is the price of. */
  legend: string;
  search: PriceBounds;
  /** From more to less: they stay to be put right, and narrow nothing. */
  wrong: PriceBounds | null;
  unread: UnreadSearch;
  prices: PriceSpread | null;
}

/** Lowest and highest price in whole TL, and how prices are spread. */
export function PriceFilter({ site, legend, search, ...props }: PriceFilterProps) {
  const { t } = site;
  const { wrong, unread, prices } = props;
  const { min_price, max_price } = wrong ?? search;
  const ends = prices?.exact ? prices : undefined;
  const field = (name: 'min_price' | 'max_price', value: number | undefined, hint?: number) => (
    <label>
      {t(`listing:filters.${name}`)}
      <span className="affixed">
        <span aria-hidden="true">₺</span>
        <input
          inputMode="numeric"
          name={name}
          maxLength={LONGEST}
          defaultValue={unread[name] ?? (value === undefined ? undefined : formatCount(value))}
          aria-invalid={
            unread[name] !== undefined || (wrong && name === 'max_price') ? true : undefined
          }
          placeholder={hint === undefined ? undefined : formatCount(hint)}
        />
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend>{legend}</legend>
      {prices && prices.highest > prices.lowest && <Spread prices={prices} search={search} />}
      <div className="prices">
        {field('min_price', min_price, ends && Math.floor(ends.lowest / 100))}
        {field('max_price', max_price, ends && Math.ceil(ends.highest / 100))}
      </div>
    </fieldset>
  );
}

/** Room for the dearest of all with its signs. */
const LONGEST = 20;

const HEIGHT = 46;
const STEP = 10;
const BAR = 8;

interface SpreadProps {
  prices: PriceSpread;
  search: PriceBounds;
}

/** How many cost how much; what lies between the chosen prices stands out. */
function Spread({ prices, search }: SpreadProps) {
  const { lowest, highest, listings } = prices;
  const most = Math.max(...listings, 1);
  const width = (highest - lowest) / listings.length;
  const min = (search.min_price ?? 0) * 100;
  const max = search.max_price === undefined ? Number.POSITIVE_INFINITY : search.max_price * 100;
  const bars = listings.map((count, index) => {
    const from = lowest + index * width;
    return {
      inside: from + width > min && from <= max,
      height: count === 0 ? 1 : Math.max(3, Math.round((count / most) * HEIGHT)),
    };
  });
  /** One line along all the bars of a kind, as short as it can be said. */
  const pathOf = (inside: boolean) =>
    bars
      .map((bar, index) => {
        if (bar.inside !== inside) return '';
        const goesOn = bars[index - 1]?.inside === inside;
        const start = goesOn ? `h${STEP - BAR}` : `M${index * STEP} ${HEIGHT}`;
        return `${start}V${HEIGHT - bar.height}h${BAR}V${HEIGHT}`;
      })
      .join('');
  return (
    <svg
      className="spread"
      viewBox={`0 0 ${listings.length * STEP - STEP + BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Line d={pathOf(false)} />
      <Line className="on" d={pathOf(true)} />
    </svg>
  );
}

const Line = ({ className, d }: { className?: string; d: string }) =>
  d && <path className={className} d={d} />;
