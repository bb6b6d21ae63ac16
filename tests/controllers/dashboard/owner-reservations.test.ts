import { addMonths } from '../../../server/shared/days.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { formatMonth } from '../../../server/shared/format-days.ts';
import { tableDay } from '../../../views/components/dashboard/format.ts';
import { signedIn, signIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import {
  createReservation,
  createUser,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { screenWordsOf, wordsOf } from '../../views/render.ts';

const RESERVATIONS = '/dashboard/reservations';

test('an owner sees what comes of villas and boats, and nobody else’s', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const own = { commission_percent: 20, status: 'CONFIRMED' };
  const villa = await createVilla({ owner_id: owner.id, name: 'Villa Benim' });
  const boat = await createBoat({ owner_id: owner.id, name: 'Teknem' });
  await createReservation({ ...own, villa_id: villa.id });
  await createBoatReservation({ ...own, boat_id: boat.id });
  const other = await createReservation({ ...own, customer_name: 'Başkasının Misafiri' });
  const { cookie, bearer: ownToken } = await signedIn(owner);

  const { text } = await site.get(RESERVATIONS).set('cookie', cookie).expect(200);
  const words = screenWordsOf(text);

  expect(words).toContain('Villa Benim');
  expect(words).toContain('₺56.000');
  expect(words).toContain('Teknem');
  expect(words).toContain('₺96.000');
  expect(words).toContain('2 kayıt · kesinleşenlerden size ₺152.000');
  expect(words).not.toContain(other.reservation_id);
  expect(words).not.toContain('0532');

  const narrowed = async (query: string) =>
    screenWordsOf(
      (await site.get(`${RESERVATIONS}?${query}`).set('cookie', cookie).expect(200)).text,
    );
  expect(await narrowed(`listing=boat-${boat.id}`)).toContain(
    '1 kayıt · kesinleşenlerden size ₺96.000',
  );
  expect(await narrowed(`date1=${dayFromToday(200)}`)).toContain('Rezervasyon yok');
  const beyond = await site
    .get('/v1/admin/ownreservations?skip=999999')
    .set('authorization', ownToken);
  expect(beyond.body).toMatchObject({ content: [], total: 2 });
  const file = await site
    .get(`/v1/admin/ownreservations?listing=villa-${villa.id}&format=csv`)
    .set('authorization', ownToken)
    .expect(200);
  const [heads, line, end] = file.text.split('\r\n');
  expect(heads).toContain('İlan;Giriş;Çıkış;Gece;Yetişkin;Çocuk;Bebek');
  expect(line).toMatch(/;Villa Benim;.*;56000,00$/);
  expect(end).toBe('');
});

test('staff, who own nothing, are led to the list of all stays', async () => {
  const answer = await site
    .get(RESERVATIONS)
    .set('cookie', await signIn('ADMIN'))
    .expect(303);

  expect(answer.headers.location).toBe('/dashboard/reservations/villa');
});

test('who leaves today is not past to the owner, and is it once gone', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const { id: villa_id } = await createVilla({ owner_id: owner.id });
  const { bearer: ownToken } = await signedIn(owner);
  await createReservation({ villa_id, status: 'CHECKED_IN', ...stayFromToday(-3, 3) });
  await createReservation({ villa_id, status: 'COMPLETED', ...stayFromToday(-10, 7) });
  const { id: other } = await createVilla({ owner_id: owner.id });
  await createReservation({ villa_id: other, status: 'COMPLETED', ...stayFromToday(-2, 2) });
  const departures = async (when: string) => {
    const address = `/v1/admin/ownreservations?when=${when}`;
    const { body } = await site.get(address).set('authorization', ownToken).expect(200);
    return body.content.map(({ check_out }: { check_out: string }) => check_out);
  };

  expect(await departures('past')).toEqual([dayFromToday(0), dayFromToday(-3)]);
  expect(await departures('coming')).toEqual([dayFromToday(0)]);
});

test('an owner’s home leads to whom its tiles count: who is there, and what was sold of the month', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const { id: villa_id } = await createVilla({ owner_id: owner.id });
  const { bearer: ownToken, cookie } = await signedIn(owner);
  const month = dayFromToday(0).slice(0, 7);
  const overMonths = {
    check_in: `${addMonths(month, 4)}-20`,
    check_out: `${addMonths(month, 5)}-02`,
  };
  await createReservation({ villa_id, status: 'CONFIRMED', ...overMonths });
  const option = { check_in: `${addMonths(month, 5)}-10`, check_out: `${addMonths(month, 5)}-14` };
  await createReservation({ villa_id, status: 'OPTION', ...option });
  await createReservation({ villa_id, status: 'CHECKED_IN', ...stayFromToday(-3, 5) });
  const read = async (query: string) => {
    const address = `/v1/admin/ownreservations?${query}`;
    const { body } = await site.get(address).set('authorization', ownToken).expect(200);
    return body.content.map(({ check_in }: { check_in: string }) => check_in);
  };

  expect(await read('when=now')).toEqual([dayFromToday(-3)]);
  expect(await read(`month=${addMonths(month, 4)}`)).toEqual([overMonths.check_in]);
  expect(await read(`month=${addMonths(month, 5)}&when=past`)).toEqual([overMonths.check_in]);
  expect(await read(`month=${addMonths(month, 6)}`)).toEqual([]);
  const address = `${RESERVATIONS}?month=${addMonths(month, 4)}`;
  const { text } = await site.get(address).set('cookie', cookie).expect(200);
  expect(text).toContain('geceleri, kesinleşenler');
  expect(text).toMatch(/ gecelerinden size ₺[\d.,]+, konaklamaların tamamından ₺/);
  expect(text).toContain(
    `ownreservations?when=coming&amp;month=${addMonths(month, 4)}&amp;format=csv`,
  );
});

test('an owner’s month names them and itself on paper, and its lines make up its sum', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const { id: villa_id } = await createVilla({ owner_id: owner.id });
  const { cookie } = await signedIn(owner);
  const month = addMonths(dayFromToday(0).slice(0, 7), 4);
  const next = addMonths(month, 1);
  const sold = { villa_id, status: 'CONFIRMED', commission_percent: 20 };
  await createReservation({ ...sold, check_in: `${month}-05`, check_out: `${month}-12` });
  await createReservation({ ...sold, check_in: `${month}-24`, check_out: `${next}-03` });

  const { text } = await site.get(`${RESERVATIONS}?month=${month}`).set('cookie', cookie);

  const paper = text
    .match(/<p class="letterhead">.*?<\/p>/g)
    ?.map(wordsOf)
    .join(' ');
  expect(paper).toContain(`${owner.first_name} ${owner.last_name} ${formatMonth(month)}`);
  const heads = text
    .match(/<thead>.*?<\/thead>/)?.[0]
    .match(/<th[ >].*?<\/th>/g)
    ?.map(wordsOf);
  expect(heads?.slice(-2)).toEqual([`${formatMonth(month)} geceleri`, 'Konaklamanın tamamı']);
  const sums = (text.match(/<tr.*?<\/tr>/g) ?? [])
    .slice(1)
    .map((row) => row.match(/₺[\d.,]+/g)?.map((sum) => Number(sum.replace(/[₺.]/g, ''))));
  const [whole, part] = sums;
  expect(whole?.[0]).toBe(whole?.[1]);
  expect(part?.[0]).toBeLessThan(part?.[1] ?? 0);
  const told = formatMoney(100 * ((whole?.[0] ?? 0) + (part?.[0] ?? 0)));
  expect(wordsOf(text)).toContain(`${formatMonth(month)} gecelerinden size ${told},`);
});

test('a day trip is one day to the owner, and past on the next', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const boat = await createBoat({ owner_id: owner.id });
  const { bearer: ownToken, cookie } = await signedIn(owner);
  const trip = { boat_id: boat.id, unit: 'TRIP', starts_at: '10:00', ends_at: '18:00' };
  const over = stayFromToday(-1, 1);
  const coming = stayFromToday(9, 1);
  await createBoatReservation({ ...trip, status: 'CHECKED_IN', ...over });
  await createBoatReservation({ ...trip, status: 'CONFIRMED', ...coming });
  const read = (query: string) =>
    site.get(`/v1/admin/ownreservations?${query}`).set('authorization', ownToken).expect(200);

  expect((await read('when=past')).body.content).toMatchObject([over]);
  expect((await read('when=coming')).body.content).toMatchObject([coming]);
  const day = coming.check_in.split('-').toReversed().join('.');
  expect((await read('when=coming&format=csv')).text).toContain(`;${day};${day};1;`);
  const { text } = await site.get(RESERVATIONS).set('cookie', cookie);
  expect(text).not.toContain(tableDay(coming.check_out));
});
