import express from 'express';

import * as notices from '../controllers/public/payment-notices.ts';
import { anyone } from '../middleware/access.ts';
import { limitReads } from '../middleware/rate-limit.ts';
import { post, type Route } from './route.ts';

const form = express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 60 });
const json = express.json({ limit: '16kb', type: () => true });

/**
 * What card providers and the browsers they send back ask for: without a session, from other sites.
 * A signature, or the answer of the provider itself, decides what is believed.
 */
// biome-ignore format: one line per route is what makes this table readable
export const paymentRoutes: Route[] = [
  post('/odeme/donus/iyzico',    anyone, limitReads, form, notices.iyzicoReturn),
  post('/odeme/bildirim/iyzico', anyone, limitReads, json, notices.iyzicoNotice),
  post('/odeme/bildirim/paytr',  anyone, limitReads, form, notices.paytrNotice),
];
