interface ShownTotalProps {
  /** Null: there is none, and nothing to hold the call to. */
  kurus: number | null;
  /** Where a call has several: the field's name, and what tells its row from the others. */
  name?: string;
  row?: string | number;
}

/** Holds a call to the total that its page shows (409 `total_changed`). */
export function ShownTotal({ kurus, name = 'expected_total_kurus', row = '' }: ShownTotalProps) {
  if (kurus === null) return null;
  return (
    <input type="hidden" name={name} value={kurus} data-type="int" data-priced={`total-${row}`} />
  );
}

/** The same for a total that a script asks for while the form is filled in; empty, nothing is held to it. */
export const AskedTotal = () => (
  <input type="hidden" name="expected_total_kurus" data-type="int" data-optional="" />
);
