/** Places an icon's line is drawn with: a tenth of a pixel is not seen at their size. */
const PLACES = 1;

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** Two radii, a turn, two flags that may stand without a space between them, and where it ends. */
const ARC = /(N)[\s,]*(N)[\s,]*(N)[\s,]*([01])[\s,]*([01])[\s,]*(N)[\s,]*(N)/;
const ARCS = new RegExp(ARC.source.replaceAll('N', NUMBER.source), 'g');

/**
 * The line of an SVG path with a tenth of a unit as its finest step, beginning with an absolute M, so
 * that another line can stand before it.
 */
export function lighterPath(d: string): string {
  const steps = [...d.matchAll(/([a-z])([^a-z]*)/gi)].map(([, letter = '', numbers = '']) => ({
    letter,
    numbers: numbersOf(letter, numbers),
  }));
  return steps.map(({ letter, numbers }, at) => stepText(letter, numbers, at === 0)).join('');
}

function numbersOf(letter: string, text: string): number[] {
  if (!/a/i.test(letter)) return (text.match(NUMBER) ?? []).map(Number);
  return [...text.matchAll(ARCS)].flatMap((arc) => arc.slice(1).map(Number));
}

/** A first `m` is absolute whatever its case; the pairs after its first are lines. */
function stepText(letter: string, numbers: number[], isFirst: boolean): string {
  if (!isFirst || letter !== 'm') return letter + joined(numbers, /[hvl]/.test(letter));
  const lines = numbers.slice(2);
  return `M${joined(numbers.slice(0, 2))}${lines.length ? `l${joined(lines)}` : ''}`;
}

/** With as few spaces as tell the numbers apart; a dot is a line of nearly no length and stays one. */
function joined(numbers: number[], keepsDots = false): string {
  let text = '';
  let before = '-';
  for (const number of numbers) {
    const rounded = Number(number.toFixed(PLACES));
    const next = numberText(keepsDots && rounded === 0 ? number : rounded);
    const isApart = next.startsWith('-') || (next.startsWith('.') && before.includes('.'));
    text += (text && !isApart ? ' ' : '') + next;
    before = next;
  }
  return text;
}

const numberText = (number: number): string => String(number + 0).replace(/^(-?)0\./, '$1.');
