/** '55.8986' → '55,8986', always with four decimals. */
export const rateText = (rate: string): string => {
  const [whole = '', decimals = ''] = rate.split('.');
  return `${whole},${decimals.padEnd(4, '0')}`;
};

export const SIGNS = { EURO: '€', DOLLAR: '$', POUND: '£' } as const;
