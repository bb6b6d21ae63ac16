import type { Request } from 'express';

/** The token that a call brings, the scheme's name in any case (RFC 9110 §11.1, RFC 6750 §2.1). */
export const bearerOf = (req: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(req.get('authorization') ?? '')?.[1];
