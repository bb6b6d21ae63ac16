/**
 * Divides whole numbers without ever leaving them: 5/2 → 3, 4/3 → 1.
 * Half goes up, as PostgreSQL's `round(numeric)` does for amounts that are not negative.
 * @throws RangeError for a negative or unsafe amount: no rule of the product rounds a debt
 */
export function divideHalfUp(amount: number, divisor: number): number {
  const doubled = 2 * amount + divisor;
  if (amount < 0 || divisor <= 0 || !Number.isSafeInteger(amount) || !Number.isSafeInteger(doubled))
    throw new RangeError(`Cannot divide ${amount} by ${divisor}`);
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
}
