import { formatAverage } from '../../server/shared/format.ts';
import type { Site } from '../layouts/site.ts';
import { Kept } from './kept.tsx';
import { Trans } from './trans.tsx';

interface RatingProps {
  site: Pick<Site, 't'>;
  /** Out of 5. */
  rating: number;
  count: number;
}

/** ★ 4,97 (86); the words that make it a sentence are heard only. */
export function Rating({ site, rating, count }: RatingProps) {
  const text = site.t('cards:rating', { rating: formatAverage(rating), count });
  return (
    <Kept
      as="span"
      className="rating starred"
      by={`rating|${text}`}
      content={() => <Score text={text} />}
    />
  );
}

function Score({ text }: { text: string }) {
  return (
    // One inline box: as items of the flex box around, its pieces would be heard apart.
    <span>
      <Trans text={text} parts={{ heard, count: counted }} />
    </span>
  );
}

const heard = (words: string) => <span className="hidden-text">{words}</span>;

const counted = (words: string) => <span className="count">{words}</span>;
