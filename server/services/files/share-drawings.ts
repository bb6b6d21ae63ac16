import path from 'node:path';

import sharp, { type OverlayOptions } from 'sharp';

import { projectRoot } from '../../project-root.ts';
import { SHARE_SIZE, type ShareCard } from '../../shared/share-cards.ts';

const part = (name: string) => path.join(projectRoot, 'static/share', name);
/** The site's heading face as a file that the drawing library reads; browsers get the WOFF2. */
const FONT = part('koy-display.ttf');
/** The card without words: paper and the mark. */
const CARD = part('card.png');
/** The brand's own shape, one large rounded corner; and that shape full of sea. */
const BAY = part('bay.png');
const SEA = part('sea.png');

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
/** Left of it the words, right of it the picture. */
const EDGE = 520;
const MARGIN = 56;
const COLOURS = { text: '#0b2730', soft: '#425b64' };

/** The card as a JPEG of 1200 × 630; `picture` is the card's own, as JPEG or any other format that sharp reads. */
export async function drawShareCard(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  const { site_name, seal } = card;
  const title = await words(card.title, { size: titleSize(card.title), colour: COLOURS.text });
  const line = await words(card.line, { size: 27, colour: COLOURS.soft });
  const foot = await words(seal, { size: 22, colour: COLOURS.soft });
  const name = await words(site_name.toLocaleLowerCase('tr'), { size: 48, colour: COLOURS.text });
  const middle = Math.round((HEIGHT - title.height - 22 - line.height) / 2) + 14;
  const layers: OverlayOptions[] = [
    { input: picture ? await inBay(picture) : SEA, left: EDGE, top: 0 },
    { input: name.input, left: MARGIN + 72, top: 56 },
    { input: title.input, left: MARGIN, top: middle },
    { input: line.input, left: MARGIN, top: middle + title.height + 22 },
    { input: foot.input, left: MARGIN, top: HEIGHT - 56 - foot.height },
  ];
  return sharp(CARD).composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Long titles are set smaller, so that three lines always hold them. */
function titleSize({ length }: string): number {
  if (length <= 18) return 66;
  return length <= 36 ? 54 : 42;
}

async function words(text: string, { size, colour }: { size: number; colour: string }) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Koy Display ${size}`,
      fontfile: FONT,
      width: EDGE - MARGIN - 24,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (mark) => MARKS[mark] ?? mark);

const inBay = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: WIDTH - EDGE, height: HEIGHT, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: BAY, blend: 'dest-in' }])
    .png()
    .toBuffer();
