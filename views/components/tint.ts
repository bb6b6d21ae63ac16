/** The placeholder colours (core.css), as a style attribute would be refused by the CSP. */
const TINTS = {
  sky: [0x9d, 0xb4, 0xc6],
  sea: [0x4f, 0x93, 0xa6],
  deep: [0x2f, 0x5a, 0x68],
  stone: [0xa3, 0x9d, 0x93],
  sand: [0xc9, 0xb8, 0x9d],
  pale: [0xd5, 0xd9, 0xda],
  green: [0x6f, 0x7f, 0x5e],
  dusk: [0x6b, 0x6a, 0x70],
  dark: [0x35, 0x3a, 0x3c],
} as const;

/** The class of the placeholder nearest to a picture's own colour ('#rrggbb'). */
export function tintOf(colour: string): string {
  const own = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let nearest = 'pale';
  let least = Number.POSITIVE_INFINITY;
  for (const [name, tint] of Object.entries(TINTS)) {
    const distance = tint.reduce((sum, value, at) => sum + (value - (own[at] ?? 0)) ** 2, 0);
    if (distance < least) {
      least = distance;
      nearest = name;
    }
  }
  return `tint-${nearest}`;
}
