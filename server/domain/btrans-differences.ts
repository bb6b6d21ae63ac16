/** What a month's file says of a sale; its people are in the sealed file alone. A type, as it is kept as JSON. */
export type FiledStay = {
  /** The reservation's row. */
  id: number;
  reservation_id: string;
  villa_id: number;
  villa_name: string;
  check_in: string;
  check_out: string;
  total_kurus: number;
  commission_kurus: number;
  collected_on: string;
};

/** A sale as the month's file would say it now. */
interface StayNow {
  stay: FiledStay;
  /** Whether it would be in that file, with nothing lacking. */
  ready: boolean;
}

/** A sale that stands otherwise than it was filed. `filed` null: not at all; `now` null: it is none of the month's any more. */
export interface Difference {
  filed: FiledStay | null;
  now: FiledStay | null;
}

/** What a correction is made for; a villa's new name is none. */
const COMPARED = [
  'villa_id',
  'check_in',
  'check_out',
  'total_kurus',
  'commission_kurus',
  'collected_on',
] as const;

/** In the order of the filed rows; those that came since follow, as far as they could be filed. */
export function differencesOf(filed: readonly FiledStay[], now: readonly StayNow[]): Difference[] {
  const standing = new Map(now.map(({ stay }) => [stay.id, stay]));
  const known = new Set(filed.map(({ id }) => id));
  const changed = filed
    .map((row) => ({ filed: row, now: standing.get(row.id) ?? null }))
    .filter((each) => !isSame(each));
  const added = now.filter(({ stay, ready }) => ready && !known.has(stay.id));
  return [...changed, ...added.map(({ stay }) => ({ filed: null, now: stay }))];
}

const isSame = ({ filed, now }: { filed: FiledStay; now: FiledStay | null }): boolean =>
  now !== null && COMPARED.every((fact) => now[fact] === filed[fact]);
