import type { Request, Response } from 'express';

import { readCookies } from '../cookies.ts';
import { parseReservationCode } from '../domain/reservation-code.ts';
import { env } from '../env.ts';
import { doer } from './doer.ts';

/** As long as a form that is sent again is the same request (queries/guests/repeated-requests.ts). */
const AN_HOUR = 60 * 60 * 1000;
/** As many as a guest may hold at once. */
const MOST = 3;

const COOKIE = 'booked';

/** The codes of what this browser booked last: nobody else is sent where they lead. */
export function bookedBy(req: Request): string[] {
  const codes = readCookies(req.headers.cookie).get(COOKIE)?.split('.', MOST) ?? [];
  return codes.map(parseReservationCode).filter((code) => code !== null);
}

/** Who sends a booking form, and what they booked before it. */
export const senderOf = (req: Request, res: Response) => ({
  doer: doer(req, res),
  userAgent: req.get('user-agent') ?? null,
  booked: bookedBy(req),
});

/** Whoever goes back to the form finds the dates taken, by themselves: the browser keeps what it booked. */
export function keepBooked(req: Request, res: Response, code: string): void {
  const codes = [code, ...bookedBy(req).filter((each) => each !== code)].slice(0, MOST);
  res.cookie(COOKIE, codes.join('.'), {
    maxAge: AN_HOUR,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.APP_ENV === 'production',
    path: '/rezervasyon',
  });
}
