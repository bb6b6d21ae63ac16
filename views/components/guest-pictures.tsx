import { jpegUrl, type PictureData, pictureUrl } from '../../server/shared/pictures.ts';
import type { Site } from '../layouts/site.ts';

interface GuestPicturesProps {
  site: Pick<Site, 't'>;
  author: string;
  pictures: readonly PictureData[];
}

const SMALL = 96;

/** What the guest saw; each leads to the whole picture. */
export function GuestPictures({ site: { t }, author, pictures }: GuestPicturesProps) {
  return (
    <p className="row wrapping">
      {pictures.map((picture, index) => {
        const { hash, width, height } = picture;
        return (
          <a key={hash} href={jpegUrl(picture)}>
            <img
              src={pictureUrl(hash, Math.min(360, width), 'webp')}
              width={SMALL}
              height={Math.round((SMALL * height) / width)}
              alt={t('comments:guest_picture', { author, number: index + 1 })}
              loading="lazy"
            />
          </a>
        );
      })}
    </p>
  );
}
