import { isSigned, signatureOf } from '../signed-facts.ts';

/** How long a link shown to a guest stays good: they prove who they are again to get another. */
const LIFE_HOURS = 24;

/** What a link opens; a proof for one is worth nothing for another. */
type GuestLink = 'calendar' | 'own';

/** Whose a link is: a booking, and how its guest is reached. Once that is corrected, a link is nobody's. */
interface LinkHolder {
  reservation_id: string;
  customer_email: string;
  customer_phone: string;
}

/** The proof in a link to a guest's own file: until when, and that this server said so. */
export function guestLinkToken(link: GuestLink, holder: LinkHolder, now: Temporal.Instant): string {
  const until = String(Math.floor(now.add({ hours: LIFE_HOURS }).epochMilliseconds / 1000));
  return `${until}.${signatureOf(factsOf(link, holder, until))}`;
}

/** Whether the proof is this server's, for this link and this guest of the booking, and not over. */
export function isGuestLinkToken(
  token: string,
  { link, holder, now }: { link: GuestLink; holder: LinkHolder; now: Temporal.Instant },
): boolean {
  const [until = '', given = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(until)) return false;
  if (!isSigned(factsOf(link, holder, until), given)) return false;
  return Number(until) * 1000 > now.epochMilliseconds;
}

const factsOf = (
  link: GuestLink,
  { reservation_id, customer_email, customer_phone }: LinkHolder,
  until: string,
): string => ['guest-link', link, reservation_id, customer_email, customer_phone, until].join('\n');
