/** A payment that brought a damage deposit or a part of it, and is not settled yet. */
export interface DepositPayment {
  id: number;
  method: string;
  amount_kurus: number;
  /** Kuruş that are on their way back of it already. */
  waiting_kurus: number;
}

/** What goes back of one of them. */
export interface DepositPart {
  payment_id: number;
  method: string;
  amount_kurus: number;
}

/**
 * What goes back of which payment: each the way it came and no more than it brought, in the order they
 * came, so that a deduction is left at the last ones. What is on its way already is part of the sum.
 */
export function depositParts(
  payments: readonly DepositPayment[],
  returned_kurus: number,
): DepositPart[] {
  const parts: DepositPart[] = [];
  let left_kurus = returned_kurus - waitingOf(payments);
  for (const { id, method, amount_kurus: brought_kurus, waiting_kurus } of payments) {
    const amount_kurus = Math.min(left_kurus, brought_kurus - waiting_kurus);
    if (amount_kurus <= 0) continue;
    parts.push({ payment_id: id, method, amount_kurus });
    left_kurus -= amount_kurus;
  }
  return parts;
}

/** Kuruş of a deposit's payments that are on their way back. */
export const waitingOf = (payments: readonly DepositPayment[]): number =>
  payments.reduce((sum, { waiting_kurus }) => sum + waiting_kurus, 0);

/** Kuruş that a deposit's payments brought. */
export const broughtBy = (payments: readonly DepositPayment[]): number =>
  payments.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
