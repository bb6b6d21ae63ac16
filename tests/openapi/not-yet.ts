/** Calls of the specification that are not built yet. It only ever shrinks, to nothing. */
export const NOT_YET: string[] = [];
