import { GuestListAnswer } from '../../schemas/answers/guest-lists.ts';
import { DecidedRequest, GuestRequestAnswer } from '../../schemas/answers/guest-requests.ts';
import { Nothing } from '../../schemas/common.ts';
import { GuestListChanges, GuestListReport } from '../../schemas/guest-lists.ts';
import { GuestRequestDecision, GuestRequestList } from '../../schemas/guest-requests.ts';
import { type Calls, one, paged } from '../call.ts';

const listed = { 409: ['move_not_allowed', 'already_reported', 'stale'] };
const reported = { 409: ['guest_list_empty'] };
const answered = { 409: ['request_answered'] };

const PERSON = {
  guests: [
    {
      first_name: 'Ayşe',
      last_name: 'Demirtaş',
      nationality: 'TR',
      document_no: '10000000146',
      birth_date: '1988-04-12',
      sex: 'F',
    },
  ],
  plate: '07 ABC 123',
};

// biome-ignore format: one line per call is what makes this table readable
export const guestAffairs: Calls = {
  listGuestRequests:  { route: 'GET /v1/admin/reservationrequests',          query: GuestRequestList, answer: paged(GuestRequestAnswer) },
  answerGuestRequest: { route: 'PATCH /v1/admin/reservationrequests/:id', body: GuestRequestDecision, answer: one(DecidedRequest), errors: answered, repeatable: true },
  showGuestList:      { route: 'GET /v1/admin/reservations/:id/guests',      query: Nothing,          answer: one(GuestListAnswer) },
  updateGuestList:    { route: 'PUT /v1/admin/reservations/:id/guests',      body: GuestListChanges,  answer: one(GuestListAnswer), errors: listed, repeatable: true, example: PERSON },
  reportGuestList:    { route: 'PATCH /v1/admin/reservations/:id/guests',    body: GuestListReport,   answer: one(GuestListAnswer), errors: reported, repeatable: true, example: { reported: true } },
  showBoatGuestList:  { route: 'GET /v1/admin/boatreservations/:id/guests',   query: Nothing,          answer: one(GuestListAnswer) },
  updateBoatGuestList: { route: 'PUT /v1/admin/boatreservations/:id/guests',  body: GuestListChanges,  answer: one(GuestListAnswer), errors: listed, repeatable: true, example: PERSON },
  reportBoatGuestList: { route: 'PATCH /v1/admin/boatreservations/:id/guests', body: GuestListReport,  answer: one(GuestListAnswer), errors: reported, repeatable: true, example: { reported: true } },
};
