import {
  jpegUrl,
  type PictureData,
  type PictureFormat,
  pictureUrl,
  pictureWidths,
} from '../../server/shared/pictures.ts';
import { tintOf } from './tint.ts';

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
  widest?: number;
}

/**
 * A picture in the sizes it is kept in; before it comes, a colour near its own. AVIF may always be
 * asked for: until its job has made it, its address answers with the WebP.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, first, decorative, className = 'cover', widest } = props;
  const { hash, width, height, alt, colour } = picture;
  const set = (format: PictureFormat) =>
    pictureWidths(Math.min(width, widest ?? width))
      .map((each) => `${pictureUrl(hash, each, format)} ${each}w`)
      .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        className={`${className} ${tintOf(colour)}`}
        src={jpegUrl(picture)}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
