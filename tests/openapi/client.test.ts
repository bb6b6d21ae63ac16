import { readFileSync } from 'node:fs';

import { ApiFailure, createClient } from '../../docs/client/koy.ts';
import { clientOf } from '../../server/openapi/client.ts';
import { openApiDocument } from '../../server/openapi/document.ts';
import { origin } from '../support/api.ts';
import { createUser, createVilla, PASSWORD, stayFromToday } from '../support/factories.ts';

test('the client that is kept is the document’s (npm run client)', () => {
  expect(readFileSync('docs/client/koy.ts', 'utf8')).toBe(clientOf(openApiDocument()));
});

test('a program signs in, prices a stay, books it and confirms it', async () => {
  const { email } = await createUser();
  const villa = await createVilla();
  const stay = stayFromToday(60, 7);
  let token: string | undefined;
  const koy = createClient({ base: origin(), token: () => token });

  const signedIn = await koy.login({ body: { email, password: PASSWORD } });
  token = signedIn.content.accessToken;
  const quote = await koy.showQuote({ query: { villa_id: villa.id, ...stay, extras: [] } });
  const made = await koy.createReservation({
    body: {
      villa_id: villa.id,
      ...stay,
      adults: 2,
      customer_name: 'Ayşe Demirtaş',
      customer_phone: '0532 123 45 67',
      customer_email: 'ayse@ornek.example',
    },
    header: { 'Idempotency-Key': 'client-1' },
  });
  const moved = await koy.moveReservation({
    path: { id: made.content.id },
    body: { status: 'CONFIRMED', reason: 'Havale geldi' },
  });
  const list = await koy.listReservations({ query: { villa_id: villa.id, status: ['CONFIRMED'] } });

  expect(quote.content.sellable).toBe(true);
  expect(made.content.total_kurus).toBe(quote.content.total_kurus);
  expect(moved.content.status).toBe('CONFIRMED');
  expect(list.content.map(({ id }) => id)).toEqual([made.content.id]);
});

test('a failure says what went wrong, to the program and to the person', async () => {
  const koy = createClient({ base: origin() });

  const failure = await koy
    .login({ body: { email: 'nobody@ornek.example', password: 'yanlış' } })
    .catch((error: ApiFailure) => error);

  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 401, code: 'bad_credentials' });
});

test('a call below /v1/admin without a token is refused', async () => {
  const koy = createClient({ base: origin() });

  await expect(koy.listTowns()).rejects.toMatchObject({ status: 401, code: 'sign_in_required' });
});
