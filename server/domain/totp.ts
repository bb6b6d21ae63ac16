/** Seconds for which one code is shown (RFC 6238 §4.1, its default and that of all apps). */
const STEP_SECONDS = 30;
/** How many steps a device's clock may be off, either way (RFC 6238 §5.2). */
const DRIFT_STEPS = 1;

const DIGITS = 6;

/** The time step of an instant: whole half minutes since 1970. */
export const stepOf = (instant: Temporal.Instant): number =>
  Math.floor(instant.epochMilliseconds / 1000 / STEP_SECONDS);

/** The steps whose codes are taken at an instant, oldest first, but none up to `last`: a code works once. */
export function openSteps(instant: Temporal.Instant, last: number | null): number[] {
  const steps: number[] = [];
  const now = stepOf(instant);
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step += 1)
    if (last === null || step > last) steps.push(step);
  return steps;
}

/** A step as the eight bytes whose HMAC makes the code (RFC 4226 §5.2). */
export function counterOf(step: number): Uint8Array {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  return new Uint8Array(counter.buffer);
}

/** The digits of a code, from the HMAC of its step (RFC 4226 §5.3). */
export function digitsOf(mac: Uint8Array): string {
  const offset = (mac.at(-1) ?? 0) & 15;
  const cut = new DataView(mac.buffer, mac.byteOffset, mac.byteLength).getUint32(offset);
  return String((cut & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The address that an authenticator app reads from a picture, in the form they agree on
 * (github.com/google/google-authenticator/wiki/Key-Uri-Format); digits and seconds are its defaults.
 */
export function keyAddress({ issuer, account, secret }: Key): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

interface Key {
  /** Who asks for codes, as the app shows it. */
  issuer: string;
  account: string;
  /** Base32. */
  secret: string;
}
