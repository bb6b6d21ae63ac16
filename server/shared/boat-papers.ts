export interface BoatPapers {
  /** ISO days; null while the paper is missing. */
  insurance_until: string | null;
  seaworthiness_until: string | null;
}

/** So many days before a paper runs out staff are told (domain.md §1.11). */
export const PAPERS_NOTICE = 30;

/** The last day on which both insurance and seaworthiness hold, ISO; null while one is missing. */
export function papersUntil({ insurance_until, seaworthiness_until }: BoatPapers): string | null {
  if (insurance_until === null || seaworthiness_until === null) return null;
  return insurance_until < seaworthiness_until ? insurance_until : seaworthiness_until;
}

/** Whether both hold on that day, ISO: then the boat may be sold. */
export function papersHold(papers: BoatPapers, day: string): boolean {
  const until = papersUntil(papers);
  return until !== null && until >= day;
}
