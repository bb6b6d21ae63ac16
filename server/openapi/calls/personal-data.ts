import { PersonalDataErased, PersonalDataFound } from '../../schemas/answers/personal-data.ts';
import { PersonalDataErasure, PersonalDataWish } from '../../schemas/personal-data.ts';
import { type Calls, file, one } from '../call.ts';

const wish = { contact: 'ayse@ornek.example' };
const erasure = { ...wish, reason: '22.11.2026 tarihli başvuru' };

// biome-ignore format: one line per call is what makes this table readable
export const personalData: Calls = {
  findPersonalData:  { route: 'POST /v1/admin/personaldata/search', body: PersonalDataWish,    answer: one(PersonalDataFound),  example: wish },
  takePersonalData:  { route: 'POST /v1/admin/personaldata/export', body: PersonalDataWish,    answer: file('application/zip'), example: wish },
  erasePersonalData: { route: 'POST /v1/admin/personaldata/erase',  body: PersonalDataErasure, answer: one(PersonalDataErased), errors: { 409: ['bookings_running'] }, example: erasure },
};
