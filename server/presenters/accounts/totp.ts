import { encode } from 'uqr';

import { keyAddress } from '../../domain/totp.ts';
import type { OwnTotpRow } from '../../queries/accounts/totp.ts';
import { unsealSecret } from '../../services/accounts/totp-codes.ts';

/** What somebody's own page shows of the second step. */
export type TotpState =
  | { state: 'off' }
  | { state: 'begun'; key: string; address: string; picture: Picture }
  | { state: 'on'; since: string; codes_left: number };

/** A QR code with its quiet edge, for a square of `size` units: the path of all dark ones. */
interface Picture {
  size: number;
  path: string;
}

/** The secret is shown while it is not confirmed yet, and never again. */
export function presentTotp(
  row: OwnTotpRow | undefined,
  shown: { issuer: string; account: string },
): TotpState {
  if (!row) return { state: 'off' };
  const { confirmed_at, codes_left } = row;
  if (confirmed_at) return { state: 'on', since: confirmed_at.toISOString(), codes_left };
  const secret = unsealSecret(row.secret_encrypted, row.user_id);
  const address = keyAddress({ ...shown, secret });
  return { state: 'begun', key: inGroups(secret), address, picture: pictureOf(address) };
}

/** In fours, as people read and type it. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Four units of quiet edge is what readers are promised (ISO/IEC 18004 §6.3.8). */
function pictureOf(text: string): Picture {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((line, y) =>
    line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: dark.join('') };
}
