import type { Request, Response } from 'express';

import { OfferPage } from '../../../views/public/offer/index.tsx';
import { OfferWithdrawnPage } from '../../../views/public/offer/withdrawn.tsx';
import { now, today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { AppError } from '../../errors.ts';
import { sendPage } from '../../page.ts';
import { parsePath } from '../../parse.ts';
import { presentPublicOffer } from '../../presenters/offers/offers.ts';
import { OfferParams } from '../../schemas/offers.ts';
import { offeredSplits } from '../../services/offers/offered-splits.ts';
import { readOffer } from '../../services/offers/offers.ts';

/** The villas staff picked for one guest, or that the offer is not there any more. */
export async function show(req: Request, res: Response) {
  const { code } = parsePath(OfferParams, req.params);
  res.set('Cache-Control', 'no-store');
  try {
    const { offer, villas } = await readOffer(db, code, readerOf(req));
    const shown = presentPublicOffer(offer, villas, now());
    const is_past = offer.check_in < today().toString();
    const may_ask = shown.status === 'OPEN' && !is_past;
    sendPage(req, res, OfferPage, {
      offer: shown,
      is_past,
      splits: may_ask ? await offeredSplits(db, offer, villas) : {},
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 410) throw error;
    res.status(410);
    sendPage(req, res, OfferWithdrawnPage, {});
  }
}

/** Messengers look at a link before a person does; that is no opening. */
const readerOf = (req: Request): 'person' | 'robot' =>
  req.method !== 'GET' || ROBOTS.test(req.get('user-agent') ?? '') ? 'robot' : 'person';

const ROBOTS = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slack|curl|wget/i;
