/** What a guest accepts before anything is sold, each by a box of its own (Mesafeli Sözleşmeler Yönetmeliği m.5–8). */
const ACCEPTED_TEXTS = ['PRE_INFORMATION', 'CONTRACT'] as const;

export type AcceptedText = (typeof ACCEPTED_TEXTS)[number];

/** Whether all of them are there: under less nothing is sold. */
export const areAllThere = (documents: readonly { kind: AcceptedText }[]): boolean =>
  ACCEPTED_TEXTS.every((kind) => documents.some((document) => document.kind === kind));
