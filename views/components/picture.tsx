import {
  type PictureData,
  type PictureFormat,
  pictureUrl,
  pictureWidths,
} from '../../server/shared/pictures.ts';
import { Kept } from './kept.tsx';
import { tintOf } from './tint.ts';

/**
 * What a picture over the whole width of a phone says it takes, in `sizes`: a little less than it does. A screen of 412
 * pixels at 1.75 is then given the picture of 640, which is sharp enough there and half the bytes of the next.
 */
export const PHONE_WIDTH = '88vw';

interface PictureProps {
  picture: PictureData;
  /** How wide it is shown, e.g. '(min-width: 720px) 300px, 78vw'. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once and before others. */
  first?: boolean;
  /** Stands beside words that already say it. */
  decorative?: boolean;
  className?: string;
  /** Leaves out the sizes above this width: a page of many small pictures names fewer of them. */
  widest?: 360 | 640 | 960;
}

/**
 * A picture in the sizes it is kept in; before it comes, a colour near its own. AVIF may always be
 * asked for: until its job has made it, its address answers with the WebP.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, first, decorative, className, widest } = props;
  const { hash, width, height, colour, alt } = picture;
  const shown = [hash, width, height, colour, alt, sizes, first, decorative, className, widest];
  return (
    <Kept
      as="picture"
      by={`picture|${JSON.stringify(shown)}`}
      content={() => <Sources {...props} />}
    />
  );
}

/**
 * The few browsers without AVIF get WebP: small pictures in one size, as its address in every card
 * costs all others more than it gives.
 */
function Sources(props: PictureProps) {
  const { picture, sizes, first, decorative, className = 'cover', widest } = props;
  const { hash, width, height, alt, colour } = picture;
  const widths = pictureWidths(Math.min(width, widest ?? width));
  const isSmall = widest !== undefined && widest <= 640;
  const few = widths.filter((each) => each <= FALLBACK);
  const set = (format: PictureFormat) =>
    widths.length === 1
      ? pictureUrl(hash, widths[0] ?? width, format)
      : widths.map((each) => `${pictureUrl(hash, each, format)} ${each}w`).join(',');
  return (
    <>
      <source
        type="image/avif"
        srcSet={set('avif')}
        sizes={widths.length === 1 ? undefined : sizes}
      />
      <img
        className={`${className} ${tintOf(colour)}`}
        src={pictureUrl(hash, few.at(-1) ?? width, 'webp')}
        srcSet={isSmall ? undefined : set('webp')}
        sizes={isSmall ? undefined : sizes}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </>
  );
}

/** The width of the WebP for those that know no others. */
const FALLBACK = 960;
