/** The numbers the first screen tells; counts of what is on sale. */
export interface HomeFigures {
  villas: number;
  boats: number;
  /** Average of published comments, out of 5. */
  rating: number | null;
  rating_count: number;
}

/**
 * Which of the catalogue's sentences tells what there is and where: a young site has no places yet, and
 * maybe villas or boats alone; `towns` is '' without places.
 */
export function sentenceOf(towns: string, { villas, boats }: HomeFigures) {
  const where = towns ? 'near' : 'anywhere';
  if (villas > 0) return `${where}.${boats > 0 ? 'both' : 'villas'}` as const;
  return `${where}.${boats > 0 ? 'boats' : 'none'}` as const;
}
