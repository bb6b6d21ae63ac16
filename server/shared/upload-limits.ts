/** How large one file of a kind may be; people read it beside the field, too. */
export const PICTURE_MEGABYTES = 15;
export const DOCUMENT_MEGABYTES = 20;

/** Pictures of one call. More are sent in several calls, each with its own progress. */
export const MOST_PICTURES = 40;

/** Photographs of one comment. */
export const MOST_REVIEW_PICTURES = 6;

export const bytesOf = (megabytes: number): number => megabytes * 1024 * 1024;
