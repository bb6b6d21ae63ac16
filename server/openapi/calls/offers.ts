import { OfferAnswer, OfferRow, PublicOffer } from '../../schemas/answers/offers.ts';
import { Nothing, SeenVersion } from '../../schemas/common.ts';
import { NewOffer, OfferChanges, OfferList, OfferLookup, OfferMove } from '../../schemas/offers.ts';
import { type Calls, created, deleted, one, paged } from '../call.ts';

const unsold = { 409: ['total_changed'], 422: ['offer_not_sellable'] };
const changed = { 409: ['stale', 'offer_closed', 'total_changed'], 422: ['offer_not_sellable'] };
const moved = { 409: ['stale', 'offer_closed', 'offer_over'] };
const unread = { 404: ['not_found'], 410: ['offer_withdrawn'] };

// biome-ignore format: one line per call is what makes this table readable
export const offers: Calls = {
  readOffer:   { route: 'GET /v1/offer',               query: OfferLookup, answer: one(PublicOffer), errors: unread },
  listOffers:  { route: 'GET /v1/admin/offers',        query: OfferList,   answer: paged(OfferRow) },
  showOffer:   { route: 'GET /v1/admin/offers/:id',    query: Nothing,     answer: one(OfferAnswer) },
  createOffer: { route: 'POST /v1/admin/offers',       body: NewOffer, repeatable: true, answer: created(OfferAnswer), errors: unsold },
  updateOffer: { route: 'PUT /v1/admin/offers/:id',    body: OfferChanges, answer: one(OfferAnswer), errors: changed },
  moveOffer:   { route: 'PATCH /v1/admin/offers/:id',  body: OfferMove, repeatable: true, answer: one(OfferAnswer), errors: moved },
  deleteOffer: { route: 'DELETE /v1/admin/offers/:id', query: SeenVersion, answer: deleted, errors: { 409: ['offer_closed', 'stale'] } },
};
