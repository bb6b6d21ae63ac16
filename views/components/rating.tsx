import { formatRating } from '../../server/shared/format.ts';
import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';

interface RatingProps {
  site: Pick<Site, 't'>;
  /** Out of 5. */
  rating: number;
  count: number;
}

/** ★ 4,97 (86) */
export function Rating({ site, rating, count }: RatingProps) {
  const text = formatRating(rating);
  return (
    <span className="rating">
      <Icon name="star" />
      <span className="hidden-text">{site.t('cards:rating', { rating: text, count })}</span>
      <span aria-hidden="true">
        {text} <span className="count">{`(${count})`}</span>
      </span>
    </span>
  );
}
