import { z } from 'zod';

/** Said once, to the person whose app takes it in. */
export const TotpBegun = z.strictObject({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a link or a QR code. */
  address: z.string(),
});

/** Ten codes that work once each, instead of the app's; they are never answered again. */
export const RecoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) });

export const TotpConfirmed = RecoveryCodes.extend({
  /** How many other sessions were ended. */
  ended: z.int().min(0),
});

/** There is no second step any more. */
export const TotpEnded = z.strictObject({ on: z.literal(false) });
