import { createHash, createHmac, randomBytes } from 'node:crypto';

import { reservationCode } from '../../domain/reservation-code.ts';
import { lastingSecret, seal, unseal } from '../sealed.ts';
import { CalendarProblem } from './feed-problems.ts';

const FEED_ADDRESS = 'calendar_feeds.url';
const EXPORT_CODE = 'calendar_exports.code';

/** An address of a calendar opens it to whoever has it, so the database never sees it in the clear. */
export const sealAddress = (url: string): string => seal(url, FEED_ADDRESS);

/** @throws CalendarProblem `address_unreadable` when the server's secret is another one by now */
export function unsealAddress(stored: string): string {
  try {
    return unseal(stored, FEED_ADDRESS);
  } catch {
    throw new CalendarProblem('address_unreadable');
  }
}

/** The same text gives the same hash, so that a row is found by it. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** A new secret for an export's address: twice a guest's code, 100 bits. */
export function newExportCode(): { code: string; code_hash: string; code_encrypted: string } {
  const half = () => reservationCode(randomBytes(16)).replace('-', '');
  const code = `${half()}${half()}`;
  return { code, code_hash: hashOf(code), code_encrypted: seal(code, EXPORT_CODE) };
}

/** Null when the server's secret is another one by now: the address has to be renewed. */
export function readExportCode(stored: string): string | null {
  try {
    return unseal(stored, EXPORT_CODE);
  } catch {
    return null;
  }
}

/** A name that never changes for what it stands for and tells nothing about it. */
export const opaqueName = (text: string): string =>
  createHmac('sha256', lastingSecret()).update(`calendar uid\n${text}`).digest('hex').slice(0, 24);
