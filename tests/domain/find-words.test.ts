import { deviceOf } from '../../server/domain/devices.ts';
import { findPatterns } from '../../server/domain/find-words.ts';
import { formatBytes } from '../../server/shared/format-bytes.ts';
import { maskedAddress } from '../../server/shared/masked-address.ts';

test.each<[typed: string, patterns: string[]]>([
  ['Şükrü Öz', ['% sukru%', '% oz%']],
  ['0532 198 76 54', ['%5321987654%']],
  ['+90 (532) 198-76-54', ['%905321987654%']],
  ['K7M2-Q4XH9T', ['% k7m2%', '% q4xh9t%']],
  ['villa 7', ['% villa%', '% 7%']],
  ['654', ['%654%']],
  ['ali ali', ['% ali%']],
  ['a', []],
  ['%_', []],
  ['', []],
])('%s is looked for as %j', (typed, patterns) => {
  expect(findPatterns(typed)).toEqual(patterns);
});

test.each<[agent: string, browser: string | null, system: string | null, handheld: boolean]>([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    'Chrome',
    'Windows',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/141.0 Mobile Safari/537.36', 'Chrome', 'Android', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1) Firefox/144.0', 'Firefox', 'macOS', false],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge', 'Windows', false],
  ['', null, null, false],
])('%s is named', (agent, browser, system, handheld) => {
  expect(deviceOf(agent)).toEqual({ browser, system, handheld });
});

test.each([
  ['85.102.17.44', '85.102.17.x'],
  ['::ffff:127.0.0.1', '127.0.0.x'],
  ['2a02:e0:5b1:22::7', '2a02:e0:5b1:…'],
  ['2a02:e0::5b1:7', '2a02:e0:0:…'],
  ['::1', '::1'],
  ['', ''],
])('the address %s is kept as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

test.each([
  [0, '0 B'],
  [1536, '1,5 kB'],
  [52_428_800, '50 MB'],
  [3_221_225_472, '3 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
