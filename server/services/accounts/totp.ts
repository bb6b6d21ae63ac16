import type { Actor } from '../../actor.ts';
import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { keyAddress } from '../../domain/totp.ts';
import { conflict, invalid } from '../../errors.ts';
import { deleteOtherSessions, deleteSessionsOf } from '../../queries/accounts/sessions.ts';
import {
  beginTotp,
  confirmTotp,
  deleteTotp,
  findBegunTotpForUpdate,
  findTotpForUpdate,
  replaceRecoveryCodes,
} from '../../queries/accounts/totp.ts';
import { listSettings } from '../../queries/mail/mail-settings.ts';
import type { OwnProof } from '../../schemas/totp.ts';
import { audit, type Doer } from '../audit.ts';
import { siteSettingsFrom } from '../content/settings.ts';
import { isOwnPassword } from './passwords.ts';
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
  sealSecret,
  stepOfCode,
  unsealSecret,
} from './totp-codes.ts';
import { takeCode } from './totp-login.ts';
import { tellOfChange } from './user-mails.ts';

/**
 * A secret for somebody's app; nothing is asked for until a code of it was typed, within 15 minutes.
 * @throws 422 on `password`; 409 `totp_on`
 */
export async function startTotp(pool: Db, actor: Actor, password: string, doer: Doer) {
  await checkPassword(pool, actor, password);
  const { site_name: issuer } = siteSettingsFrom(await listSettings(pool));
  const secret = newSecret();
  await pool.transaction().execute(async (db) => {
    const begun = await beginTotp(db, actor.id, sealSecret(secret, actor.id));
    if (!begun) throw conflict('totp_on');
    await note(db, doer, { did: 'totp_started', user_id: actor.id });
  });
  return { secret, address: keyAddress({ issuer, account: actor.email, secret }) };
}

/**
 * Switches the second step on, by a code that proves that the app has the secret. All other sessions end.
 * @throws 409 `totp_not_started`; 422 on `code`
 */
export function turnTotpOn(pool: Db, actor: Actor, code: string, doer: Doer) {
  return pool.transaction().execute(async (db) => {
    const begun = await findBegunTotpForUpdate(db, actor.id);
    if (!begun) throw conflict('totp_not_started');
    const secret = unsealSecret(begun.secret_encrypted, actor.id);
    const step = stepOfCode({ secret, code, last_step: null }, now());
    if (step === undefined) throw invalid({ code: 'totp_wrong' });
    await confirmTotp(db, actor.id, step);
    const recovery_codes = await giveRecoveryCodes(db, actor.id);
    const ended = await deleteOtherSessions(db, actor);
    await note(db, doer, { did: 'totp_on', user_id: actor.id, after: { ended } });
    await tellOfChange(db, actor.id, 'totp_on');
    return { recovery_codes, ended };
  });
}

/** Takes one's own second step away. @throws 422 on `password` or `code`; 409 `totp_off` */
export async function turnTotpOff(pool: Db, actor: Actor, proof: OwnProof, doer: Doer) {
  await checkPassword(pool, actor, proof.password);
  await pool.transaction().execute(async (db) => {
    await checkCode(db, actor, proof.code, doer);
    await deleteTotp(db, actor.id);
    await note(db, doer, { did: 'totp_off', user_id: actor.id });
    await tellOfChange(db, actor.id, 'totp_off');
  });
}

/** New recovery codes; the old ones are worth nothing. @throws as `turnTotpOff` */
export async function renewRecoveryCodes(pool: Db, actor: Actor, proof: OwnProof, doer: Doer) {
  await checkPassword(pool, actor, proof.password);
  return pool.transaction().execute(async (db) => {
    await checkCode(db, actor, proof.code, doer);
    const recovery_codes = await giveRecoveryCodes(db, actor.id);
    await note(db, doer, { did: 'recovery_codes_renewed', user_id: actor.id });
    await tellOfChange(db, actor.id, 'recovery_codes');
    return { recovery_codes };
  });
}

/**
 * Takes the second step of somebody who lost the device, and signs them out everywhere: whoever has
 * the device now may still be in.
 * @throws 409 `totp_own`, `totp_off`
 */
export async function takeTotpFrom(pool: Db, user_id: number, doer: Doer): Promise<void> {
  if (doer.id === user_id) throw conflict('totp_own');
  await pool.transaction().execute(async (db) => {
    if (!(await deleteTotp(db, user_id))) throw conflict('totp_off');
    await deleteSessionsOf(db, user_id);
    await note(db, doer, { did: 'totp_taken', user_id });
    await tellOfChange(db, user_id, 'totp_off');
  });
}

async function checkPassword(db: Db, actor: Actor, password: string): Promise<void> {
  if (!(await isOwnPassword(db, actor, password))) throw invalid({ password: 'password_wrong' });
}

async function checkCode(db: Db, { id }: Actor, code: string, doer: Doer): Promise<void> {
  const stored = await findTotpForUpdate(db, id);
  if (!stored) throw conflict('totp_off');
  const isOfApp = /^\d{3}\s?\d{3}$/.test(code);
  const given = isOfApp ? { totp: code } : { recovery_code: code };
  if (!(await takeCode(db, stored, given, { ...doer, id }))) throw invalid({ code: 'totp_wrong' });
}

async function giveRecoveryCodes(db: Db, user_id: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, user_id, codes.map(hashOfRecoveryCode));
  return codes;
}

interface Noted {
  did: string;
  user_id: number;
  after?: object;
}

const note = (db: Db, doer: Doer, { did, user_id, after }: Noted): Promise<void> =>
  audit(db, doer, { action: `user.${did}`, entity: 'user', entity_id: user_id, after });
