import { fromBase32, toBase32 } from '../../server/domain/base32.ts';
import { digitsOf, keyAddress, openSteps, stepOf } from '../../server/domain/totp.ts';
import { codeOf, stepOfCode } from '../../server/services/accounts/totp-codes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

/** RFC 6238, appendix B: the key is these twenty letters. */
const SECRET = toBase32(bytes('12345678901234567890'));

describe('base32', () => {
  /** RFC 4648 §10, without the padding. */
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes and reads %j', (text, encoded) => {
    expect(toBase32(bytes(text))).toBe(encoded);
    expect(fromBase32(encoded)).toEqual(bytes(text));
  });

  test('is read as people write it, and refused when it is none', () => {
    expect(fromBase32('mzxw 6ytb-oi======')).toEqual(bytes('foobar'));
    expect(fromBase32('MZXW1')).toBeUndefined();
  });

  test('holds any bytes', () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);

    expect(fromBase32(toBase32(all))).toEqual(all);
  });
});

describe('a code', () => {
  /** RFC 6238, appendix B (SHA-1): the last six of its eight digits. */
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(codeOf(SECRET, stepOf(at(second)))).toBe(code);
  });

  test('is cut from the HMAC as RFC 4226 §5.4 does', () => {
    const mac = fromBase32(
      toBase32(Buffer.from('1f8698690e02ca16618550ef7f19da8e945b555a', 'hex')),
    );

    expect(digitsOf(mac ?? new Uint8Array())).toBe('872921');
  });

  test('is taken one step early and one late, and no further', () => {
    const now = at(1_111_111_111);
    const step = stepOf(now);
    const takes = (drift: number) =>
      stepOfCode({ secret: SECRET, code: codeOf(SECRET, step + drift), last_step: null }, now);

    expect([-2, -1, 0, 1, 2].map(takes)).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  test('is not taken again, nor any before it', () => {
    const now = at(1_111_111_111);
    const step = stepOf(now);

    expect(openSteps(now, null)).toEqual([step - 1, step, step + 1]);
    expect(openSteps(now, step)).toEqual([step + 1]);
    expect(openSteps(now, step + 1)).toEqual([]);
  });

  test.each(['', '05047', '0504711', 'abcdef', '050472'])('is not %j', (code) => {
    const tried = { secret: SECRET, code, last_step: null };

    expect(stepOfCode(tried, at(1_111_111_111))).toBeUndefined();
  });

  test('is taken with the space that apps show', () => {
    const tried = { secret: SECRET, code: '050 471', last_step: null };

    expect(stepOfCode(tried, at(1_111_111_111))).toBe(stepOf(at(1_111_111_111)));
  });
});

test('the key’s address is one that apps read', () => {
  const address = keyAddress({
    issuer: 'Koy & Deniz',
    account: 'a+b@koy.example',
    secret: 'MZXW6',
  });

  expect(address).toBe(
    'otpauth://totp/Koy%20%26%20Deniz:a%2Bb%40koy.example?secret=MZXW6&issuer=Koy%20%26%20Deniz',
  );
});
