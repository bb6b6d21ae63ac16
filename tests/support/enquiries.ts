import { site } from './api.ts';

/** A guest looks a booking up by its code and an e-mail address or telephone. */
export const findEnquiry = (code: string, contact: string) =>
  site.post('/enquire').type('form').send({ code, contact });

/** What a booking's page proves later requests with: that its guest has looked it up. */
export const tokenOf = (page: string): string =>
  /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
