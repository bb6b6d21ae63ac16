import { decodeToken } from '../../islands/dashboard/session.ts';
import { signToken } from '../../server/services/accounts/tokens.ts';

test('reads what the server’s own token says about itself', () => {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const token = signToken({ id: 42, role: 'ADMIN', sid: 'ğüşiöç-çok-uzun-bir-oturum', exp });

  expect(decodeToken(token)).toEqual({ id: 42, exp, iat: expect.any(Number) });
});

test.each([
  ['nothing', ''],
  ['no token', 'no.token'],
  ['a payload that is no JSON', `a.${btoa('{')}.c`],
  ['a payload without id', `a.${btoa('{"iat":1,"exp":2}')}.c`],
  ['times that are no numbers', `a.${btoa('{"iat":"1","exp":"2","id":3}')}.c`],
])('refuses %s', (_what, token) => {
  expect(() => decodeToken(token)).toThrow();
});
