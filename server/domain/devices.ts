/** A browser and what it runs on, as far as a user agent tells it; null: it does not. */
interface Device {
  browser: string | null;
  system: string | null;
  /** A phone or a tablet. */
  handheld: boolean;
}

/** In the order they are asked: each of the later ones calls itself by the names below it too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads a user agent for people: only to recognise one's own device by, nothing rests on it. */
export function deviceOf(userAgent: string): Device {
  const named = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const system = named(SYSTEMS);
  return {
    browser: named(BROWSERS),
    system,
    handheld: system === 'iPhone' || system === 'iPad' || system === 'Android',
  };
}
