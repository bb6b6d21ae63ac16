import { site } from './api.ts';

/** A guest sends a code and an e-mail address or telephone. */
export const sendEnquiry = (code: string, contact: string) =>
  site.post('/enquire').type('form').send({ code, contact });

/** The same, and the guest's own page where that leads to one. */
export const findEnquiry = (code: string, contact: string) =>
  sendEnquiry(code, contact).redirects(1);

/** What a booking's page proves later requests with: that its guest has looked it up. */
export const tokenOf = (page: string): string =>
  /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
