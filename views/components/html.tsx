import { pictureSet, pictureWidths } from '../../server/shared/pictures.ts';
import { PHONE_WIDTH } from './picture.tsx';

/** Staff's rich text, as `sanitiseRichText` gives it, now and not only when it was saved; nothing else may be passed in. */
export function Html({ content, className = 'prose' }: { content: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: withSizes(content) }} />;
}

/**
 * The text keeps each picture's one JPEG, whole: of the demo's photographs 127 kB in the middle and 261 kB at
 * most, where 640 pixels of WebP are 22 kB. A browser is offered the sizes kept beside it, as wide as a column
 * of text is at most.
 */
const withSizes = (html: string): string =>
  html.replaceAll(
    JPEG,
    (address, hash: string, width: string) =>
      `${address} srcset="${pictureSet(hash, pictureWidths(Number(width)), 'webp')}" sizes="${SIZES}"`,
  );

/** Bears the name of the largest width there is of the picture. */
const JPEG = /(?<=<img\b[^>]*\s)src="\/media\/([0-9a-f]+)\/(\d+)\.jpg"/g;

const SIZES = `(min-width: 50em) 720px, ${PHONE_WIDTH}`;
