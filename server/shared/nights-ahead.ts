/** How far the villas' list looks for what is taken, counted from tonight. */
export const NIGHTS_AHEAD = 90;
