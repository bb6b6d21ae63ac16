/** From here on, in tenths of a percent, a rate is more likely mistyped than meant. */
export const FAR_TENTHS = 200;

/** 12 → '+%1,2', -3 → '−%0,3' */
export const differenceText = (tenths: number): string => {
  if (tenths === 0) return '%0,0';
  const size = (Math.abs(tenths) / 10).toFixed(1).replace('.', ',');
  return `${tenths > 0 ? '+' : '−'}%${size}`;
};
