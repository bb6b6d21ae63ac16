import type { Response, Test } from 'supertest';

const HOST = 'koy.example';

/**
 * A page's form as a browser without Sec-Fetch-Site (Safari before 16.4) sends it: `Origin` alone says
 * where it comes from, and not even that where the page keeps its address from everybody. Fetch,
 * "append a request `Origin` header".
 */
export const sentFrom = (page: Response, form: Test): Test =>
  form
    .set('host', HOST)
    .set('origin', page.headers['referrer-policy'] === 'no-referrer' ? 'null' : `https://${HOST}`);
