import { formatDistance } from '../shared/format.ts';
import type { Random } from './random.ts';
import sentences from './texts/villa-sentences.json' with { type: 'json' };
import type { Distances } from './villa-distances.ts';
import {
  hasInfinityPool,
  has as hasTag,
  petsRule,
  poolKind,
  poolPrivacy,
  type VillaPlan,
} from './villa-plan.ts';
import type { VillaSize } from './villa-size.ts';

interface Facts {
  size: VillaSize;
  distances: Distances;
  town: string;
}

/** The villa's own facts in four or five sentences, the summary first. */
export function descriptionOf(plan: VillaPlan, facts: Facts, random: Random): string {
  const words = wordsOf(plan, facts);
  const chosen = [
    random.pick(sleepingSentences(plan)),
    random.pick(poolSentences(plan)),
    random.pick(placeSentences(plan)),
    ...moreSentences(plan, random),
    random.pick(sentences.closing),
  ];
  return [plan.summary, ...chosen.slice(0, 5)].map((sentence) => fill(sentence, words)).join(' ');
}

export function houseRulesOf(plan: VillaPlan): string {
  const { rules } = sentences;
  return [
    rules.base,
    rules.quiet,
    rules.parties,
    rules[`pets_${petsRule(plan)}`],
    ...(poolPrivacy(plan) === 'SECLUDED' && plan.bedrooms > 1 ? [rules.families] : []),
  ].join(' ');
}

function sleepingSentences({ bedrooms, level }: VillaPlan): string[] {
  if (bedrooms === 1) return sentences.sleeping.one;
  return bedrooms >= 4 && level >= 4 ? sentences.sleeping.many : sentences.sleeping.few;
}

function poolSentences(plan: VillaPlan): string[] {
  const kind = poolKind(plan);
  if (kind !== 'PRIVATE') return sentences.pool[kind];
  return hasInfinityPool(plan) ? sentences.infinity : sentences.pool[poolPrivacy(plan)];
}

function placeSentences(plan: VillaPlan): string[] {
  if (hasTag(plan, 'lake')) return sentences.place.lake;
  return plan.sea <= 2_000 ? sentences.place.sea : sentences.place.inland;
}

/** One thing of its own, or two. */
function moreSentences(plan: VillaPlan, random: Random): string[] {
  const own = plan.tags
    .map((tag) => (tag === 'jacuzzi' && plan.bedrooms === 1 ? 'jacuzzi_room' : tag))
    .filter((tag): tag is keyof typeof sentences.more => tag in sentences.more);
  const telling = own.filter((tag) => !['flat', 'steep'].includes(tag));
  const wanted = telling.length > 0 ? telling : own;
  return random
    .sample(wanted, random.int(1, 2))
    .map((tag) => random.pick<string>(sentences.more[tag]));
}

function wordsOf(plan: VillaPlan, { size, distances, town }: Facts): Record<string, string> {
  const [length, width, depth] = size.pool;
  const metres = (centimetres: number) => String(centimetres / 100).replace('.', ',');
  return {
    bedrooms: capitalised(plan.bedrooms),
    bedrooms_small: capitalised(plan.bedrooms).toLocaleLowerCase('tr'),
    capacity: String(size.capacity),
    bathrooms: String(size.bathrooms),
    floors: plan.bedrooms > 3 ? 'üç' : 'iki',
    pool: `${metres(length)} × ${metres(width)}`,
    depth: metres(depth),
    sea: formatDistance(distances.sea ?? 0),
    market: formatDistance(distances.market),
    centre: formatDistance(distances.centre),
    centre_name: town,
    sea_minutes: String(Math.max(5, Math.round(plan.sea / 600 / 5) * 5)),
  };
}

const NUMBERS = ['', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı'];

const capitalised = (number: number) => NUMBERS[number] ?? String(number);

const fill = (sentence: string, words: Record<string, string>) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_whole, word: string) => words[word] ?? '');
