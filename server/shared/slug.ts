import { fold } from './fold.ts';

const MAX_LENGTH = 80;

/**
 * The address of a name: 'Villa İSLAMLAR I' → 'villa-islamlar-i', 'Havuz & Bahçe' →
 * 'havuz-ve-bahce', 'Ölüdeniz’e' → 'oludenize'. At most 80 characters, cut between words.
 * Empty when the name has no letter or digit.
 */
export function slugOf(name: string): string {
  const words = fold(name.replace(/['’‘`´]/g, '').replaceAll('&', ' ve ')).split(' ');
  return joinUpTo(words, MAX_LENGTH);
}

function joinUpTo(words: string[], length: number): string {
  const kept = words.reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word;
    return longer.length <= length ? longer : slug;
  }, '');
  return kept || (words[0] ?? '').slice(0, length);
}
