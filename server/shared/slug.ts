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

/** Of the second page of a name 'villa-deniz-2', still within the length. */
export function numberedSlug(slug: string, number: number): string {
  if (number === 1) return slug;
  const ending = `-${number}`;
  return joinUpTo(slug.split('-'), MAX_LENGTH - ending.length) + ending;
}

/** A word that does not fit ends it: shorter ones behind it would say something else. */
function joinUpTo(words: string[], length: number): string {
  const whole = words.join('-');
  if (whole.length <= length) return whole;
  const end = whole.lastIndexOf('-', length);
  return whole.slice(0, end > 0 ? end : length);
}
