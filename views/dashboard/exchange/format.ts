/** '55.8986' → '55,8986', always with four decimals. */
export const rateText = (rate: string): string => {
  const [whole = '', decimals = ''] = rate.split('.');
  return `${whole},${decimals.padEnd(4, '0')}`;
};

/** 12 → '+%1,2', -3 → '−%0,3' */
export const differenceText = (tenths: number): string => {
  if (tenths === 0) return '%0,0';
  const size = (Math.abs(tenths) / 10).toFixed(1).replace('.', ',');
  return `${tenths > 0 ? '+' : '−'}%${size}`;
};
