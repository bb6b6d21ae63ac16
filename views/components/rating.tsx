import { formatRating } from '../../server/shared/format.ts';
import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';
import { Kept } from './kept.tsx';

interface RatingProps {
  site: Pick<Site, 't'>;
  /** Out of 5. */
  rating: number;
  count: number;
}

/** ★ 4,97 (86), said as a sentence. */
export function Rating(props: RatingProps) {
  const { site, rating, count } = props;
  return (
    <Kept
      as="span"
      className="rating"
      role="img"
      aria-label={site.t('cards:rating', { rating: formatRating(rating), count })}
      by={`rating|${rating}|${count}`}
      content={() => <Score {...props} />}
    />
  );
}

function Score({ rating, count }: RatingProps) {
  return (
    <>
      <Icon name="star" />
      {formatRating(rating)} <span className="count">{`(${count})`}</span>
    </>
  );
}
