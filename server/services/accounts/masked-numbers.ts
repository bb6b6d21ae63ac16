import type { UserDetailRow } from '../../queries/accounts/users.ts';
import { SEALED_IBANS } from '../seal-ibans.ts';
import { unseal } from '../sealed.ts';

type Sealed = Pick<
  UserDetailRow,
  'tckn_encrypted' | 'foreign_identity_encrypted' | 'iban_encrypted'
>;

/** A person's secret numbers as staff see them; null for one that is not known. */
export const maskedNumbers = ({
  tckn_encrypted,
  foreign_identity_encrypted,
  iban_encrypted,
}: Sealed) => ({
  tckn_masked: tckn_encrypted && masked(unseal(tckn_encrypted, 'users.tckn'), 0, 3),
  foreign_identity_masked:
    foreign_identity_encrypted &&
    masked(unseal(foreign_identity_encrypted, 'users.foreign_identity'), 0, 3),
  iban_masked: iban_encrypted && masked(unseal(iban_encrypted, SEALED_IBANS.users), 4, 4),
});

/** 'TR33…1326' in dots: enough to tell two apart, useless to anybody else. */
const masked = (text: string, head: number, tail: number) =>
  `${text.slice(0, head)}${'•'.repeat(Math.max(0, text.length - head - tail))}${text.slice(-tail)}`;
