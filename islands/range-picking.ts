/** Both days ISO, '' while not chosen; check-out is the day of departure. */
export interface Stay {
  check_in: string;
  check_out: string;
}

export type Ending = keyof Stay;

/** A day picked in a calendar: the arrival first, then a later departure; anything else starts anew. */
export function pickDay(stay: Stay, day: string, ending: Ending): Stay {
  const departs = ending === 'check_out' && stay.check_in !== '' && day > stay.check_in;
  return departs ? { ...stay, check_out: day } : { check_in: day, check_out: '' };
}

/** A day typed into one of the inputs; a departure that no longer comes later is taken back. */
export function changeDay(stay: Stay, ending: Ending, day: string): Stay {
  const changed = { ...stay, [ending]: day };
  const upsideDown = changed.check_out !== '' && changed.check_out <= changed.check_in;
  return ending === 'check_in' && upsideDown ? { ...changed, check_out: '' } : changed;
}

/** Shift and an arrow key: the stay reaches from its arrival, or from where the key began, to a day. */
export function extendTo(stay: Stay, from: string, to: string): Stay {
  const check_in = stay.check_in || from;
  return to > check_in ? { check_in, check_out: to } : { check_in: to, check_out: stay.check_out };
}
