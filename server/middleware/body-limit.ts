import { isUtf8 } from 'node:buffer';

import type { Request, Response } from 'express';

import { AppError } from '../errors.ts';

/**
 * Refuses a body by the length it announces, before any of it is read: a parser reads all of it first.
 * The connection ends with the answer, as what still comes belongs to nobody. Files are let through:
 * their own step says how long they may be. @throws 413 `too_large`
 */
export function refuseLonger(bytes: number, req: Request, res: Response): void {
  if (req.is('multipart/form-data') || !(Number(req.headers['content-length']) > bytes)) return;
  res.set('Connection', 'close');
  throw new AppError(413, 'too_large');
}

/**
 * Refuses bytes that are no UTF-8, which a parser would take for a mark that stands for none and nobody would be
 * told. @throws 415 `bad_encoding`
 */
export function onlyLetters(_req: unknown, _res: unknown, bytes: Buffer, encoding: string): void {
  if (encoding === 'utf-8' && !isUtf8(bytes)) throw new AppError(415, 'bad_encoding');
}

/** The same of a form, whose bytes are written as `%C3%A7`. @throws 415 `bad_encoding` */
export const onlyFormLetters: typeof onlyLetters = (req, res, bytes, encoding) =>
  onlyLetters(req, res, asSent(bytes), encoding);

const asSent = (form: Buffer): Buffer =>
  Buffer.from(
    form
      .toString('latin1')
      .replace(/%([\da-f]{2})/gi, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16))),
    'latin1',
  );
