import { db, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { createComment } from '../../support/desk-factories.ts';
import { findEnquiry as find } from '../../support/enquiries.ts';
import { createReservation, createSettings, stayFromToday } from '../../support/factories.ts';

beforeAll(() => createSettings({ site_phone: '+902428440000' }));

describe('the calendar file', () => {
  const linkOf = async (code: string) => {
    const { text } = await find(code, '05321234567');
    return (/href="(\/enquire\/[^"]*\/ics\?[^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
  };

  test('comes by the link of the guest’s own page', async () => {
    const stay = stayFromToday(30, 7);
    const { reservation_id } = await createReservation({ status: 'CONFIRMED', ...stay });

    const response = await site.get(await linkOf(reservation_id));

    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename=${reservation_id}.ics`,
    );
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.text).toContain(`DTSTART;VALUE=DATE:${stay.check_in.replaceAll('-', '')}`);
    expect(response.text).toContain(`DTEND;VALUE=DATE:${stay.check_out.replaceAll('-', '')}`);
    expect(response.text).toContain(`UID:${reservation_id}@koy.test`);
    expect(response.text).not.toContain('Demirtaş');
  });

  test.each<[string, (link: string) => string]>([
    ['the code alone', (link) => link.replace(/\?.*/, '')],
    ['a changed proof', (link) => `${link.slice(0, -2)}xx`],
    ['a longer time', (link) => link.replace(/token=(\d+)/, (_all, until) => `token=${until}0`)],
    ['a proof of nothing', (link) => link.replace(/token=.*/, 'token=.')],
  ])('does not come for %s: the guest proves it again', async (_what, forge) => {
    const { reservation_id } = await createReservation({ status: 'CONFIRMED' });

    const response = await site.get(forge(await linkOf(reservation_id)));

    expect(response.status).toBe(303);
    expect(response.headers.location).toBe(`/enquire?code=${reservation_id}`);
  });

  test.each([
    ['CONFIRMED', 30, true],
    ['CHECKED_IN', -7, true],
    ['CHECKED_IN', -8, false],
    ['CONFIRMED', -8, false],
    ['COMPLETED', -7, false],
  ] as const)(
    'of a week that is %s, begun %i days from today: %s',
    async (status, from, offered) => {
      const { reservation_id } = await createReservation({ status, ...stayFromToday(from, 7) });

      expect((await linkOf(reservation_id)) !== '').toBe(offered);
    },
  );

  test('of one booking opens no other', async () => {
    const one = await createReservation({ status: 'CONFIRMED' });
    const other = await createReservation({ status: 'CONFIRMED' });
    const link = await linkOf(one.reservation_id);

    const response = await site.get(link.replace(one.reservation_id, other.reservation_id));

    expect(response.status).toBe(303);
  });

  test('is not there for a code that is none', async () => {
    expect((await site.get('/enquire/yok/ics')).status).toBe(404);
    expect((await site.get('/enquire/%00/ics')).status).toBe(404);
  });
});

describe('the link to tell of a stay', () => {
  const CODE = 'K7M2-Q4XH9T';
  const over = { status: 'COMPLETED', ...stayFromToday(-10, 7), comment_code: CODE } as const;
  const leads = async (reservation_id: string) =>
    (await find(reservation_id, '05321234567')).text.includes(`href="/yorum/${CODE}"`);

  afterEach(async () => {
    await db.updateTable('reservations').set({ comment_code: null }).execute();
  });

  test('stands on the page of whoever was asked for it, until it was told', async () => {
    const { id, villa_id, reservation_id } = await createReservation(over);

    expect(await leads(reservation_id)).toBe(true);
    await createComment({ villa_id, reservation_id: id });
    expect(await leads(reservation_id)).toBe(false);
  });

  test('stands there for a boat, too', async () => {
    const { reservation_id } = await createBoatReservation(over);

    expect(await leads(reservation_id)).toBe(true);
  });

  test.each([
    ['that is not over', { status: 'CHECKED_IN' as const }],
    ['that nobody came for', { status: 'NO_SHOW' as const }],
    ['that is long over', stayFromToday(-110, 7)],
    ['whose guest was not asked yet', { comment_code: null }],
  ])('does not for one %s', async (_which, how) => {
    const { reservation_id } = await createReservation({ ...over, ...how });

    expect(await leads(reservation_id)).toBe(false);
  });
});
