import { wordsOf } from '../views/render.ts';
import { site } from './api.ts';
import { createReservation } from './factories.ts';

/** A guest sends a code and an e-mail address or telephone. */
export const sendEnquiry = (code: string, contact: string) =>
  site.post('/enquire').type('form').send({ code, contact });

/** The same, and the guest's own page where that leads to one. */
export const findEnquiry = (code: string, contact: string) =>
  sendEnquiry(code, contact).redirects(1);

/** What a booking's page proves later requests with: that its guest has looked it up. */
export const tokenOf = (page: string): string =>
  /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** A confirmed booking whose guest has looked it up, and what the guest then sends of it. */
export async function lookedUp(given: Parameters<typeof createReservation>[0] = {}) {
  const { id, reservation_id: code } = await createReservation({ status: 'CONFIRMED', ...given });
  const { text } = await findEnquiry(code, '05321234567');
  const token = tokenOf(text);
  const send = (part: string, fields: object) =>
    site
      .post(`/enquire/${code}/${part}`)
      .type('form')
      .send({ token, ...fields });
  return { id, code, text, token, send, words: wordsOf(text) };
}
