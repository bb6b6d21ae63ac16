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
/** How wide lines are, and how far the site's name begins from the margin. */
const WORDS = EDGE - MARGIN - 24;
const BESIDE_MARK = 72;
/** A name of so many letters fits beside the mark in the large size. */
const SHORT_NAME = 14;
const COLOURS = { text: '#0b2730', soft: '#425b64' };

/** The card as a JPEG of 1200 × 630; `picture` is the card's own, as JPEG or any other format that sharp reads. */
export async function drawShareCard(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  const heading = drawable(card.title);
  const title = await words(heading, { size: titleSize(heading), colour: COLOURS.text });
  const line = await words(drawable(card.line), { size: 27, colour: COLOURS.soft });
  const foot = await words(drawable(card.seal), { size: 22, colour: COLOURS.soft });
  const brand = drawable(card.site_name).toLocaleLowerCase('tr');
  const isShort = brand.length <= SHORT_NAME;
  // A long name stands smaller beside the middle of the mark, in lines that end before the picture.
  const name = await words(brand, {
    ...{ size: isShort ? 48 : 24, colour: COLOURS.text },
    width: WORDS - (isShort ? 0 : BESIDE_MARK),
  });
  const middle = Math.round((HEIGHT - title.height - 22 - line.height) / 2) + 14;
  const layers: OverlayOptions[] = [
    { input: picture ? await inBay(picture) : SEA, left: EDGE, top: 0 },
    ...name.at(MARGIN + BESIDE_MARK, isShort ? 56 : 84 - Math.round(name.height / 2)),
    ...title.at(MARGIN, middle),
    ...line.at(MARGIN, middle + title.height + 22),
    ...foot.at(MARGIN, HEIGHT - 56 - foot.height),
  ];
  return sharp(CARD).composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Long titles are set smaller, so that three lines always hold them. */
function titleSize({ length }: string): number {
  if (length <= 18) return 66;
  return length <= 36 ? 54 : 42;
}

interface Look {
  size: number;
  colour: string;
  width?: number;
}

/** Words as layers of the card: none where there is nothing to be drawn. */
async function words(text: string, { size, colour, width = WORDS }: Look) {
  if (text === '') return { height: 0, at: (): OverlayOptions[] => [] };
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Koy Display ${size}`,
      fontfile: FONT,
      width,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const at = (left: number, top: number): OverlayOptions[] => [{ input: data, left, top }];
  return { height: info.height, at };
}

/** Emoji with all that shapes them, but for the three signs of trade, which are letters of the font. */
const EMOJI =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{200D}|\u{20E3}|\u{FE0F}|[\u{E0020}-\u{E007F}]/gu;

/** No font of the card has emoji: they would be empty boxes. */
const drawable = (text: string): string => text.replace(EMOJI, '').replace(/\s+/g, ' ').trim();

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (mark) => MARKS[mark] ?? mark);

const inBay = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: WIDTH - EDGE, height: HEIGHT, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: BAY, blend: 'dest-in' }])
    .png()
    .toBuffer();
