/** Nothing to tell: a dash under its column's head. A phone's record has no heads, so it would tell of nothing. */
export const Nothing = () => <span className="dim on-wide">—</span>;
