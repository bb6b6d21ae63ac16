/** 8_349 → '8,3': how many seconds something took, of its milliseconds. */
export const formatSeconds = (milliseconds: number): string =>
  (milliseconds / 1000).toFixed(1).replace('.', ',');
