/**
 * The Turkish ending "from" for a number written in digits: 6.750’den, 6’dan, 40’tan. It follows
 * the last word of the number as it is spoken.
 */
export function fromSuffix(whole: number): 'den' | 'dan' | 'ten' | 'tan' {
  const number = Math.abs(Math.trunc(whole));
  if (number === 0) return 'dan';
  if (number % 10 > 0) return UNITS[number % 10] ?? 'den';
  if (number % 100 > 0) return TENS[(number % 100) / 10] ?? 'den';
  // yüz, bin: front vowels; milyon, milyar: back.
  return number % 1_000_000 === 0 ? 'dan' : 'den';
}

// bir iki üç dört beş altı yedi sekiz dokuz
const UNITS = [undefined, 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'] as const;

// on yirmi otuz kırk elli altmış yetmiş seksen doksan
const TENS = [undefined, 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan'] as const;
