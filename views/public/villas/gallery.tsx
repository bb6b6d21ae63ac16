import { jpegUrl, type PictureData, pictureUrl } from '../../../server/shared/pictures.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { tintOf } from '../../components/tint.ts';
import type { Site } from '../../layouts/site.ts';

interface GalleryProps {
  site: Pick<Site, 't'>;
  name: string;
  pictures: readonly PictureData[];
}

const LEAD_SIZES = '(min-width: 1280px) 636px, (min-width: 960px) 50vw, 100vw';
/** What a wide screen shows at once. */
const SHOWN = 5;
const FURTHER_WIDTH = 960;
const OTHER_SIZES = '(min-width: 960px) 25vw, 100vw';

/**
 * The pictures: one large and four small on wide screens, a row to be pushed along on phones. The
 * same row fills the screen when its button opens it as a popover, which needs no script.
 */
export function Gallery({ site, name, pictures }: GalleryProps) {
  const { t } = site;
  if (pictures.length === 0) return null;
  return (
    <div className="gallery-place">
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
              {index < SHOWN ? (
                <Picture
                  picture={named(site, name, picture, index)}
                  sizes={index === 0 ? LEAD_SIZES : OTHER_SIZES}
                  first={index === 0}
                />
              ) : (
                <Further picture={named(site, name, picture, index)} />
              )}
            </a>
          ))}
        </div>
        <Viewer site={site} count={pictures.length} />
      </div>
      <button type="button" className="button all-pictures" popoverTarget="gallery">
        <Icon name="images" size="small" />
        {t('villa:gallery.all', { count: pictures.length })}
      </button>
    </div>
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
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="icon-button with-script"
        data-gallery-step="1"
        aria-label={t('villa:gallery.next')}
      >
        <Icon name="chevron-right" />
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

/** One of those that are seen only when pushed along or full screen: one size does. */
function Further({ picture }: { picture: PictureData }) {
  const { hash, width, height, alt, colour } = picture;
  return (
    <img
      className={`cover ${tintOf(colour)}`}
      src={pictureUrl(hash, Math.min(FURTHER_WIDTH, width), 'webp')}
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
