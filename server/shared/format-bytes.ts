const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** 1_536 → '1,5 kB'; steps of 1024, one digit below ten. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const size = bytes / 1024 ** step;
  const digits = step > 0 && size < 10 ? 1 : 0;
  return `${size.toLocaleString('tr', { maximumFractionDigits: digits })} ${UNITS[step]}`;
}
