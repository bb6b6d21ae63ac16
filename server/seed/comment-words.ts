import { type BoatPlan, sells } from './boat-plan.ts';
import type { Random } from './random.ts';
import texts from './texts/comments.json' with { type: 'json' };
import { has, poolPrivacy, type VillaPlan } from './villa-plan.ts';

export interface Opinion {
  score: number;
  body: string;
  /** What staff would answer, if they do. */
  answer: string;
}

interface Fault {
  text: string;
  answer: string;
}

/** Sentences that are true of this house: nobody praises a view it does not have. */
export function villaWords(plan: VillaPlan, score: number, random: Random): Opinion {
  const own = ownSentences(plan);
  const fault = faultOf(score, has(plan, 'steep'), random);
  const service = has(plan, 'lake')
    ? texts.service.filter((text) => !/deniz|tekne/i.test(text))
    : texts.service;
  const sentences = [
    random.pick(score >= 4 ? texts.general : texts.plain),
    ...(own.length > 0 && score >= 4 ? [random.pick(own)] : []),
    ...(fault ? [fault.text] : []),
    ...(score >= 3 && random.chance(0.85) ? [random.pick(service)] : []),
    ...(score === 5 && random.chance(0.6) ? [random.pick(texts.closing)] : []),
  ];
  return { score, body: sentences.join(' '), answer: fault?.answer ?? random.pick(texts.thanks) };
}

/** The same of a boat: a day trip has no nights, and without a crew nobody cooks. */
export function boatWords(plan: BoatPlan, score: number, random: Random): Opinion {
  const isTrip = sells(plan, 'trip');
  const fault = isTrip ? texts.boat_trip_fault : texts.boat_fault;
  const praise = random.sample(boatSentences(plan), score === 5 ? 3 : 2);
  return {
    score,
    body: [...praise, ...(score <= 3 ? [fault.text] : [])].join(' '),
    answer: score <= 3 ? fault.answer : random.pick(texts.thanks),
  };
}

const boatSentences = (plan: BoatPlan): string[] => [
  ...texts.boat,
  ...(sells(plan, 'bareboat') ? [] : texts.boat_crew),
  ...(plan.crew >= 3 ? texts.boat_cook : []),
  ...(sells(plan, 'trip') ? [] : texts.boat_night),
];

function ownSentences(plan: VillaPlan): string[] {
  return [
    ...(plan.bedrooms >= 4 ? texts.large : []),
    ...(plan.bedrooms === 1 ? texts.couple : []),
    ...(has(plan, 'view') ? texts.view : []),
    ...(poolPrivacy(plan) === 'SECLUDED' ? texts.secluded : []),
    ...(has(plan, 'children') ? texts.children : []),
    ...(plan.sea <= 600 ? texts.near : []),
    ...(plan.sea > 6_000 ? texts.inland : []),
    ...(has(plan, 'fireplace') ? texts.fireplace : []),
    ...(has(plan, 'jacuzzi') ? texts.jacuzzi : []),
  ];
}

function faultOf(score: number, isSteep: boolean, random: Random): Fault | undefined {
  if (score === 5) return undefined;
  if (score < 4) return random.pick(texts.poor);
  return random.pick(isSteep ? [...texts.minor, ...texts.steep] : texts.minor);
}
