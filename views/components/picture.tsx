import {
  type PictureData,
  type PictureFormat,
  pictureSet,
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

/**
 * 'leading': the largest of the first screen, fetched before all others. 'in-view': beside it on wide
 * screens, below it on phones, where it would take the line away from that one. Neither is lazy.
 */
export type Early = 'leading' | 'in-view';

/** Of the cards of a list, by their places from 0: a row of a wide screen begins it. */
export function earlyAt(place: number): Early | undefined {
  if (place === 0) return 'leading';
  return place < 3 ? 'in-view' : undefined;
}

interface PictureProps {
  picture: PictureData;
  /** How wide it is shown, e.g. '(width >= 45em) 300px, 78vw'. */
  sizes: string;
  early?: Early;
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
  const { picture, sizes, early, decorative, className, widest } = props;
  const { hash, width, height, colour, alt } = picture;
  const shown = [hash, width, height, colour, alt, sizes, early, decorative, className, widest];
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
  const { picture, sizes, early, decorative, className = 'cover', widest } = props;
  const { hash, width, height, alt, colour } = picture;
  const widths = pictureWidths(Math.min(width, widest ?? width));
  const isSmall = widest !== undefined && widest <= 640;
  const few = widths.filter((each) => each <= FALLBACK);
  const set = (format: PictureFormat) =>
    widths.length === 1
      ? pictureUrl(hash, widths[0] ?? width, format)
      : pictureSet(hash, widths, format);
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
        loading={early ? undefined : 'lazy'}
        fetchPriority={early === 'leading' ? 'high' : undefined}
      />
    </>
  );
}

/** The width of the WebP for those that know no others. */
const FALLBACK = 960;
