import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import { env } from '../env.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 's1';

/**
 * Encrypts what the database must not hold in the clear (identity numbers, IBANs of people): AES-256-GCM under a key
 * made from DATA_KEY, or from SESSION_SECRET where none is set. `place` (such as `users.tckn`) is
 * bound in, so that a value moved to another column cannot be read.
 */
export function seal(text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')}`;
}

/** The text again. Throws when it was changed, moved, or sealed under another key. */
export function unseal(stored: string, place: string): string {
  const [version, encoded] = stored.split('.');
  if (version !== VERSION || !encoded) throw new Error('A sealed value is not in the known form');
  const bytes = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** What is kept for good is made from: it stays while the secret that signs cookies is changed. */
export const lastingSecret = (): string => env.DATA_KEY ?? env.SESSION_SECRET;

let known: { secret: string; key: Buffer } | undefined;

function key(): Buffer {
  const secret = lastingSecret();
  if (known?.secret === secret) return known.key;
  known = { secret, key: Buffer.from(hkdfSync('sha256', secret, 'koy', 'sealed values', 32)) };
  return known.key;
}
