import jwt from 'jsonwebtoken';

import { env } from '../../server/env.ts';

/** A token of ours signed anew, with some of its claims and of its head exchanged. */
export function forgedToken(
  token: string,
  own: object,
  { secret = env.JWT_SECRET, ...options }: jwt.SignOptions & { secret?: string } = {},
): string {
  const { header, payload } = jwt.decode(token, { complete: true }) as jwt.Jwt;
  const claims = { ...(payload as jwt.JwtPayload), ...own };
  const alg = options.algorithm ?? 'HS256';
  return jwt.sign(claims, secret, { ...options, header: { ...header, alg, ...options.header } });
}
