/**
 * What a deposit's payment stands on the list for where it is no deposit: it came when nobody waited for one any
 * more, or when one was held already. It goes back by itself.
 */
export const STRAY_DEPOSITS = ['LATE', 'DUPLICATE'] as const;

const STRAY: ReadonlySet<string | null> = new Set(STRAY_DEPOSITS);

interface Brought {
  purpose: string;
  needs_action: string | null;
}

/** Whether a movement brought the deposit that is kept. As SQL: `queries/payments/kept-deposits.ts`. */
export const isKeptDeposit = ({ purpose, needs_action }: Brought): boolean =>
  purpose === 'DEPOSIT' && !STRAY.has(needs_action);
