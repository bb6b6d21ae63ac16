import { createHmac, timingSafeEqual } from 'node:crypto';

import { env } from '../env.ts';

/** How long a link shown to a guest stays good: they prove who they are again to get another. */
const LIFE_HOURS = 24;

/** What a link opens; a proof for one is worth nothing for another. */
export type GuestLink = 'calendar' | 'own';

/** The proof in a link to a guest's own file: until when, and that this server said so. */
export function guestLinkToken(link: GuestLink, code: string, now: Temporal.Instant): string {
  const until = String(Math.floor(now.add({ hours: LIFE_HOURS }).epochMilliseconds / 1000));
  return `${until}.${signature(link, code, until)}`;
}

/** Whether the proof is this server's, for this link and code, and not over. */
export function isGuestLinkToken(
  token: string,
  { link, code, now }: { link: GuestLink; code: string; now: Temporal.Instant },
): boolean {
  const [until = '', given = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(until)) return false;
  const expected = Buffer.from(signature(link, code, until));
  const claimed = Buffer.from(given);
  if (claimed.length !== expected.length || !timingSafeEqual(claimed, expected)) return false;
  return Number(until) * 1000 > now.epochMilliseconds;
}

const signature = (link: GuestLink, code: string, until: string): string =>
  createHmac('sha256', env.SESSION_SECRET)
    .update(`guest-link\n${link}\n${code}\n${until}`)
    .digest('base64url');
