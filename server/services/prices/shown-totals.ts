import { AppError } from '../../errors.ts';

/** A total that somebody decided on by their screen; kuruş. */
interface ShownTotal {
  /** What the caller was shown; undefined: they take whatever it costs. */
  shown: number | undefined;
  total_kurus: number | null;
  /** Of what, where one call has several. */
  name?: string | undefined;
}

/**
 * Prices may change between a preview and the press that follows it: nobody shall sell at a sum they
 * have not seen. @throws 409 `total_changed` with both totals of each that changed
 */
export function refuseOtherTotals(totals: readonly ShownTotal[]): void {
  const changed = totals.filter(
    ({ shown, total_kurus }) => shown !== undefined && shown !== total_kurus,
  );
  if (changed.length === 0) return;
  throw new AppError(409, 'total_changed', {
    details: {
      totals: changed.map(({ shown, total_kurus, name = null }) => ({
        name,
        expected_total_kurus: shown,
        total_kurus,
      })),
    },
  });
}

/** The same for one sale; a total that staff agreed on is the one they typed, whatever the list says. */
export function refuseOtherTotal(
  { total_kurus }: { total_kurus: number | null },
  wanted: { expected_total_kurus?: number | undefined; total_kurus?: number | undefined },
): void {
  if (wanted.total_kurus !== undefined) return;
  refuseOtherTotals([{ shown: wanted.expected_total_kurus, total_kurus }]);
}
