import { jpegUrl, type PictureData, pictureUrl } from '../../../server/shared/pictures.ts';
import { Icon } from '../../components/icon.tsx';
import { identityOf, Kept } from '../../components/kept.tsx';
import { LateIcon } from '../../components/late-icon.tsx';
import { PHONE_WIDTH, Picture } from '../../components/picture.tsx';
import { tintOf } from '../../components/tint.ts';
import type { Site } from '../../layouts/site.ts';

interface GalleryProps {
  site: Site;
  name: string;
  pictures: readonly PictureData[];
}

const LEAD_SIZES = `(width>=80em) 636px,(width>=60em) 50vw,${PHONE_WIDTH}`;
/** Of a few pictures the first takes most of the width. */
const WIDE_LEAD_SIZES = `(width>=80em) 1280px,100vw`;
const OTHER_SIZES = `(width>=60em) 25vw,${PHONE_WIDTH}`;

/**
 * The pictures: one large and up to four small on wide screens, a row to be pushed along on phones. The
 * same row fills the screen when its button opens it as a popover, which needs no script.
 */
export function Gallery(props: GalleryProps) {
  const { site, name, pictures } = props;
  if (pictures.length === 0) return null;
  const key = identityOf(site.t, site.assets.asset) + JSON.stringify([name, pictures]);
  return (
    <Kept
      as="div"
      className="gallery-place"
      by={`gallery|${key}`}
      content={() => <Pictures {...props} />}
    />
  );
}

function Pictures({ site, name, pictures }: GalleryProps) {
  const { t } = site;
  return (
    <>
      <div id="gallery" className="gallery" popover="auto" data-gallery>
        <div
          className="row-of-pictures"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
          tabIndex={0}
          role="group"
          aria-label={t('villa:gallery.label', { name })}
        >
          {pictures.map((picture, index) => (
            <a key={picture.hash} href={jpegUrl(picture)}>
              {index === 0 ? (
                <Picture
                  picture={named(site, name, picture, index)}
                  sizes={pictures.length > 3 ? LEAD_SIZES : WIDE_LEAD_SIZES}
                  early="leading"
                />
              ) : (
                <Further picture={named(site, name, picture, index)} />
              )}
            </a>
          ))}
        </div>
        <Viewer site={site} count={pictures.length} />
      </div>
      <button type="button" className="button outline small all-pictures" popoverTarget="gallery">
        <LateIcon site={site} name="images" size="small" />
        <span>
          <span data-gallery-before />
          {t('villa:gallery.all', { count: pictures.length })}
        </span>
      </button>
    </>
  );
}

/** Seen only while the pictures fill the screen. */
function Viewer({ site, count }: { site: Pick<Site, 't'>; count: number }) {
  const { t } = site;
  return (
    <div className="viewer">
      <p className="number with-script" data-gallery-number>{`1 / ${count}`}</p>
      <button
        type="button"
        className="icon-button with-script"
        data-gallery-step="-1"
        aria-label={t('villa:gallery.previous')}
      >
        ‹
      </button>
      <button
        type="button"
        className="icon-button with-script"
        data-gallery-step="1"
        aria-label={t('villa:gallery.next')}
      >
        ›
      </button>
      <button
        type="button"
        className="icon-button"
        popoverTarget="gallery"
        popoverTargetAction="hide"
        aria-label={t('villa:gallery.close')}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

/** All but the first, in two sizes of one format: every page shows many and few visitors see them all. */
function Further({ picture }: { picture: PictureData }) {
  const { hash, width, height, alt, colour } = picture;
  const [small, large] = [640, 960].map((each) => Math.min(each, width));
  const address = (each = 0) => pictureUrl(hash, each, 'webp');
  return (
    <img
      className={`cover ${tintOf(colour)}`}
      src={address(small)}
      srcSet={`${address(small)} ${small}w,${address(large)} ${large}w`}
      sizes={OTHER_SIZES}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
    />
  );
}

/** Every picture says what is seen, or at least which it is. */
const named = ({ t }: Pick<Site, 't'>, name: string, picture: PictureData, index: number) =>
  picture.alt
    ? picture
    : { ...picture, alt: t('villa:gallery.picture', { name, number: index + 1 }) };
