import { now } from '../../../server/clock.ts';
import { guestLinkToken } from '../../../server/services/guests/guest-links.ts';
import { db, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { findEnquiry as find, lookedUp as own, tokenOf } from '../../support/enquiries.ts';
import {
  createBankAccount,
  createLegalDocuments,
  createReservation,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { wordsOf } from '../../views/render.ts';

beforeAll(async () => {
  await createBankAccount();
  await createLegalDocuments();
});

/** Its summer is ahead, and within what can be asked for. */
const NEXT_YEAR = Number(dayFromToday(0).slice(0, 4)) + 1;

describe('a guest of a day trip', () => {
  const own = async () => {
    const trip = { unit: 'TRIP', starts_at: '10:00', ends_at: '18:00', ...stayFromToday(30, 1) };
    const { id, reservation_id: code } = await createBoatReservation({
      status: 'CONFIRMED',
      ...trip,
    });
    const { text } = await find(code, '05321234567');
    const send = (fields: object) =>
      site
        .post(`/enquire/${code}/talep`)
        .type('form')
        .send({ token: tokenOf(text), kind: 'CHANGE', ...fields });
    const wanted = () =>
      db
        .selectFrom('reservation_requests')
        .select('wanted_stay')
        .where('boat_reservation_id', '=', id)
        .execute();
    return { text, send, wanted };
  };
  const { check_in, check_out } = stayFromToday(40, 1);
  const wish = { wanted_stay: `[${check_in},${check_out})` };

  test('reads its hours, not from when on one may come', async () => {
    const { text } = await own();
    const words = wordsOf(text);
    expect(words).toContain('10.00 – 18.00');
    expect(words).not.toContain('10.00 sonrası');
    const ics = /href="(\/enquire\/[^"]*\/ics\?[^"]*)"/.exec(text)?.[1] ?? '';
    const file = (await site.get(ics.replaceAll('&amp;', '&')).expect(200)).text;
    expect(file).toMatch(/DTSTART:\d{8}T070000Z\r\nDTEND:\d{8}T150000Z/);
  });

  test('asks for another by its one day', async () => {
    const { text, send, wanted } = await own();

    expect(text).toContain('name="check_in"');
    expect(text).not.toContain('name="check_out"');
    await send({ check_in }).expect(303);

    expect(await wanted()).toEqual([wish]);
  });

  test('is given one day, whatever an older tab says of a second', async () => {
    const { send, wanted } = await own();
    await send({ check_in, check_out: dayFromToday(44) }).expect(303);
    expect(await wanted()).toEqual([wish]);
  });
});

describe('what a guest asks for', () => {
  const requestsOf = (id: number) =>
    db.selectFrom('reservation_requests').selectAll().where('reservation_id', '=', id).execute();

  test('other days wait for the agency, on the reservation and in its inbox', async () => {
    const { id, code, send } = await own();
    const answer = await send('talep', {
      kind: 'CHANGE',
      message: 'Bir hafta sonra gelsek?',
      check_in: `${NEXT_YEAR}-07-05`,
      check_out: `${NEXT_YEAR}-07-12`,
    });

    expect(answer.status).toBe(303);
    expect(await requestsOf(id)).toMatchObject([
      {
        kind: 'CHANGE',
        state: 'OPEN',
        wanted_stay: `[${NEXT_YEAR}-07-05,${NEXT_YEAR}-07-12)`,
        message: 'Bir hafta sonra gelsek?',
      },
    ]);
    const shown = wordsOf((await site.get(String(answer.headers.location))).text);
    expect(shown).toContain('Tarih değişikliği talebiniz bize ulaştı.');
    expect(shown).toContain(`İstenen tarihler: 5 – 12 Temmuz ${NEXT_YEAR}`);
    expect(shown).not.toContain('Tarih değişikliği iste ');
    const mail = await db
      .selectFrom('contact_messages')
      .select(['subject', 'message'])
      .where('subject', 'like', `${code}%`)
      .executeTakeFirstOrThrow();
    expect(mail).toEqual({
      subject: `${code}: tarih değişikliği talebi`,
      message: `İstenen tarihler: 5 – 12 Temmuz ${NEXT_YEAR}\nBir hafta sonra gelsek?`,
    });
  });

  test.each([
    ['nothing', {}, 'message', 'Yeni günleri seçin ya da isteğinizi yazın.'],
    ['a first day alone', { check_in: `${NEXT_YEAR}-07-05` }, 'check_out', 'İki günü de seçin.'],
    ['a last day alone', { check_out: `${NEXT_YEAR}-07-05` }, 'check_in', 'İki günü de seçin.'],
    ['days that are over', stayFromToday(-9, 7), 'check_in', 'Bu gün geçmişte kaldı'],
    ['more nights than a sale may have', stayFromToday(90, 101), 'check_out', 'Bir rezervasyon en'],
    ['a year nobody sells yet', stayFromToday(5_000, 7), 'check_in', 'En çok 24 ay sonrası'],
    ['the days as they are', stayFromToday(88, 7), 'check_in', 'Bunlar rezervasyonunuzun'],
  ])('%s is no wish for other days, and is told so', async (_what, days, field, sentence) => {
    const { id, send } = await own(stayFromToday(88, 7));

    const { status, text } = await send('talep', { kind: 'CHANGE', ...days });

    expect(status).toBe(422);
    const at = field === 'message' ? 'message-change' : field;
    expect(text).toMatch(new RegExp(`<a[^>]*href="#field-${at}"[^>]*>${sentence}`));
    expect(await requestsOf(id)).toEqual([]);
  });

  test.each([
    ['right days', { check_in: `${NEXT_YEAR}-07-05`, check_out: `${NEXT_YEAR}-07-12` }, 409],
    ['wrong days', { check_in: `${NEXT_YEAR}-07-12`, check_out: `${NEXT_YEAR}-07-05` }, 422],
  ])('a second wish from an older tab, of %s, stands as a message', async (_, days, status) => {
    const { id, send } = await own();
    await send('talep', { kind: 'CHANGE', message: 'İlk isteğim' }).expect(303);

    const again = await send('talep', { kind: 'CHANGE', message: 'Ya bu hafta?', ...days });

    expect(again.status).toBe(status);
    expect(again.text).toMatch(/<title>Hata: /);
    const words = wordsOf(again.text);
    expect(words).toContain('Bu talebiniz zaten bizde, yanıt bekliyor. Yazdıklarınız aşağıda');
    expect(again.text).toMatch(/<textarea[^>]*>Yeni giriş: [^<]*Temmuz[^<]*Ya bu hafta\?</);
    expect(await requestsOf(id)).toHaveLength(1);
  });

  test('a stay that has begun can be asked to be longer', async () => {
    const { id, send } = await own(stayFromToday(-1, 5));

    await send('talep', { kind: 'CHANGE', ...stayFromToday(-1, 7) }).expect(303);

    expect(await requestsOf(id)).toMatchObject([{ kind: 'CHANGE' }]);
  });

  test('the end of the booking: what comes back stands there first and has to be seen', async () => {
    const { id, send, words } = await own({
      ...stayFromToday(90, 7),
      paid_kurus: 14_000_00,
      policy: JSON.stringify({
        base: 'PREPAYMENT',
        tiers: [
          { days_before: 60, percent: 50 },
          { days_before: 0, percent: 100 },
        ],
      }),
    });

    expect(words).toContain('Ödenen ₺14.000');
    expect(words).toContain('İptal kesintisi ₺7.000');
    expect(words).toContain('Bugün iptal ederseniz iade ₺7.000');

    const blind = await send('talep', { kind: 'CANCELLATION', message: 'Hastayız' });
    expect(blind.status).toBe(422);
    expect(blind.text).toContain('Hastayız');
    expect(await requestsOf(id)).toEqual([]);

    await send('talep', { kind: 'CANCELLATION', message: 'Hastayız', seen: '1' }).expect(303);
    const again = await send('talep', { kind: 'CANCELLATION', seen: '1' });
    expect(again.status).toBe(409);
    expect(wordsOf(again.text)).toContain('Bu talebiniz zaten bizde, yanıt bekliyor.');
    expect(await requestsOf(id)).toMatchObject([{ kind: 'CANCELLATION', state: 'OPEN' }]);
    const { status } = await db
      .selectFrom('reservations')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('CONFIRMED');
  });

  test.each([
    ['OPTION', 'Henüz ödemeniz yok', 'Ödemeniz inceleniyor, burada'],
    ['PAYMENT_REVIEW', 'Ödemeniz inceleniyor, burada', 'Henüz ödemeniz yok'],
  ])('of a booking in %s is not asked to have seen a sum: %s', async (status, said, other) => {
    const { words } = await own({ status, option_until: inHours(20) });

    expect(words).toContain(said);
    expect(words).not.toContain(other);
    expect(words).toContain('İptal talebimi iletmek istiyorum.');
    expect(words).not.toContain('İade tutarını gördüm');
  });

  test('a message can be sent about a stay that is over, its end no longer asked for', async () => {
    const { id, text, send } = await own({ status: 'COMPLETED', ...stayFromToday(-20, 7) });

    expect(text).not.toContain('value="CANCELLATION"');
    await send('talep', { kind: 'MESSAGE', message: 'Gözlüğüm kaldı mı?' }).expect(303);
    await send('talep', { kind: 'CANCELLATION', seen: '1' }).expect(409);
    expect(await requestsOf(id)).toMatchObject([{ kind: 'MESSAGE' }]);
  });

  test('a message sent twice is one', async () => {
    const { id, send } = await own();

    await send('talep', { kind: 'MESSAGE', message: 'Havluları siz mi veriyorsunuz?' }).expect(303);
    await send('talep', { kind: 'MESSAGE', message: 'Havluları siz mi veriyorsunuz?' }).expect(303);
    await send('talep', { kind: 'MESSAGE', message: 'Çocuk sandalyesi var mı?' }).expect(303);

    expect(await requestsOf(id)).toHaveLength(2);
  });

  test('the same words about two bookings both reach the inbox', async () => {
    const bookings = [await own(), await own(stayFromToday(40, 7))];

    for (const { send } of bookings)
      await send('talep', { kind: 'MESSAGE', message: 'Girişi geciktirebilir miyiz?' }).expect(303);

    const inbox = await db
      .selectFrom('contact_messages')
      .select('subject')
      .where('message', '=', 'Girişi geciktirebilir miyiz?')
      .execute();
    expect(inbox.map(({ subject }) => subject.slice(0, 11)).toSorted()).toEqual(
      bookings.map(({ code }) => code).toSorted(),
    );
  });

  test('an answer of the agency is shown', async () => {
    const { id, code } = await own();
    await db
      .insertInto('reservation_requests')
      .values({
        reservation_id: id,
        kind: 'MESSAGE',
        message: 'Soru',
        state: 'DONE',
        answer: 'Evet',
      })
      .execute();
    const { text } = await find(code, '05321234567');

    expect(wordsOf(text)).toContain('Yanıtımız: Evet');
  });

  describe('of their dates', () => {
    const policyOf = (date_changes: number, date_change_days: number | null) => ({
      policy: JSON.stringify({
        base: 'PREPAYMENT',
        tiers: [{ days_before: 0, percent: 100 }],
        date_changes,
        date_change_days,
      }),
    });
    const change = {
      kind: 'CHANGE',
      check_in: `${NEXT_YEAR}-07-05`,
      check_out: `${NEXT_YEAR}-07-12`,
    };
    const closed = (reservation_id: number) =>
      db
        .insertInto('reservation_requests')
        .values({ reservation_id, kind: 'CHANGE', state: 'DONE' })
        .execute();

    /** As the sale was before it was changed: its days were others if none are said. */
    const changed = async (
      reservation_id: number,
      own: { stay?: string; status?: string } = {},
    ) => {
      const { villa_id } = await db
        .selectFrom('reservations')
        .select('villa_id')
        .where('id', '=', reservation_id)
        .executeTakeFirstOrThrow();
      const { status = 'CONFIRMED', stay = '[2031-05-05,2031-05-12)' } = own;
      await db
        .insertInto('reservation_revisions')
        .values({
          ...{ reservation_id, revision: 1, stay },
          snapshot: JSON.stringify({ status, villa_id }),
        })
        .execute();
    };

    const granted = async (reservation_id: number) => {
      await closed(reservation_id);
      await changed(reservation_id);
    };

    test('follows what was sold: how often and until when stands there', async () => {
      const { id, send, words } = await own({ ...stayFromToday(40, 7), ...policyOf(1, 15) });
      expect(words).toMatch(/gününe kadar 1 kez tarih değişikliği isteyebilirsiniz/);

      await send('talep', change).expect(303);

      expect(await requestsOf(id)).toMatchObject([{ kind: 'CHANGE' }]);
    });

    test.each<[string, number, number | null, number, boolean, string, string]>([
      ['too late', 1, 30, 20, false, 'Tarih değişikliği en geç', 'son günü geçti'],
      ['used up', 1, 15, 40, true, 'hakkınızı kullandınız', 'hakkınızı kullandınız'],
      ['never sold', 0, null, 40, false, 'tarih değişikliği yok', 'tarih değişikliği yok'],
    ])('%s: not offered, and refused', async (_, times, days, from, isUsed, shown, refused) => {
      const { id, code, send } = await own({ ...stayFromToday(from, 7), ...policyOf(times, days) });
      if (isUsed) await granted(id);
      const { text } = await find(code, '05321234567');
      expect(text).not.toContain('value="CHANGE"');
      expect(text).toContain('value="CANCELLATION"');
      expect(wordsOf(text)).toContain(shown);

      const answer = await send('talep', change);

      expect(answer.status).toBe(409);
      expect(wordsOf(answer.text)).toContain(refused);
      expect(await requestsOf(id)).toHaveLength(isUsed ? 1 : 0);
    });

    test.each<[string, (id: number, stay: string) => Promise<unknown>]>([
      ['closed without any change', async () => undefined],
      ['that changed another thing only', (id, stay) => changed(id, { stay })],
      ['of the time before it was confirmed', (id) => changed(id, { status: 'OPTION' })],
    ])('a request %s takes nothing of the right', async (_what, happened) => {
      const { id, send } = await own({ ...stayFromToday(40, 7), ...policyOf(1, 15) });
      const { check_in, check_out } = stayFromToday(40, 7);
      await closed(id);
      await happened(id, `[${check_in},${check_out})`);

      await send('talep', change).expect(303);
    });

    test('an option is still being agreed on, so anything may be asked', async () => {
      const { send } = await own({
        status: 'OPTION',
        option_until: inHours(20),
        ...policyOf(0, null),
      });

      await send('talep', change).expect(303);
    });
  });

  test('what proves it lasts a day, however often the page is seen', async () => {
    const reservation = await createReservation();
    const code = reservation.reservation_id;
    const token = guestLinkToken('own', reservation, now().subtract({ hours: 23 }));

    const seen = await site.get(`/enquire/${code}`).query({ token }).expect(200);
    const refused = await site
      .post(`/enquire/${code}/talep`)
      .type('form')
      .send({ token, kind: 'MESSAGE', message: '' })
      .expect(422);

    expect([seen, refused].map(({ text }) => tokenOf(text))).toEqual([token, token]);
  });

  describe('what is written after the day is over', () => {
    const late = async (part: string, fields: object) => {
      const reservation = await createReservation({ status: 'CONFIRMED' });
      const token = guestLinkToken('own', reservation, now().subtract({ hours: 25 }));
      const code = reservation.reservation_id;
      const path = `/enquire/${code}/${part}`;
      const answer = await site
        .post(path)
        .type('form')
        .send({ token, ...fields });
      const [, kept = ''] = /name="kept" value="([^"]*)"/.exec(answer.text) ?? [];
      const lookUp = (contact: string) =>
        site
          .post('/enquire')
          .type('form')
          .send({ code, contact, kept: kept.replaceAll('&quot;', '"') });
      return { answer, code, token, id: reservation.id, lookUp };
    };

    test('waits in its form once the booking is looked up again', async () => {
      const { answer, code, id, lookUp } = await late('talep', {
        kind: 'MESSAGE',
        message: 'Kapıda "koy" yazıyor mu?',
      });

      expect(answer.status).toBe(403);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.text).toMatch(/<title>Hata: /);
      expect(wordsOf(answer.text)).toContain('Bu sayfanın 24 saati doldu');
      expect(answer.text).toContain(`value="${code}"`);
      const wrong = await lookUp('05320000000').expect(404);
      expect(wrong.text).toContain('name="kept"');
      const page = await lookUp('05321234567').expect(200);
      expect(page.text).toContain('Kapıda &quot;koy&quot; yazıyor mu?');
      expect(wordsOf(page.text)).toContain('henüz gönderilmedi');
      expect(await requestsOf(id)).toEqual([]);
      await site
        .post(`/enquire/${code}/talep`)
        .type('form')
        .send({ token: tokenOf(page.text), kind: 'MESSAGE', message: 'x' })
        .expect(303);
    });

    test('is a whole guest list, too', async () => {
      const { lookUp } = await late('misafirler', {
        first_name: ['Ayşe', 'Tom'],
        last_name: ['Demirtaş', 'Hill'],
        document_no: ['10000000146', ''],
      });

      const { text } = await lookUp('05321234567').expect(200);

      for (const value of ['Ayşe', 'Hill', '10000000146'])
        expect(text).toContain(`value="${value}"`);
    });

    test('is not carried by an old address, which is told of', async () => {
      const { code, token } = await late('talep', {});

      const { text } = await site.get(`/enquire/${code}`).query({ token }).expect(403);

      expect(wordsOf(text)).toContain('Bu sayfanın 24 saati doldu');
      expect(text).not.toContain('name="kept"');
    });

    test.each(['{', '[]', '{"form":"x","typed":{}}'])('is nothing where it is %s', async (kept) => {
      const { reservation_id: code } = await createReservation();

      await site
        .post('/enquire')
        .type('form')
        .send({ code, contact: '05321234567', kept })
        .expect(303);
    });
  });

  test.each([
    ['e-mail', { customer_email: 'dogru@ornek.example' }],
    ['telephone', { customer_phone: '+905329998877' }],
  ])('what proves it ends once the %s is corrected', async (_what, contact) => {
    const { id, code, token, send } = await own({ status: 'CONFIRMED' });
    const calendar = /href="(\/enquire\/[^"]*\/ics\?[^"]*)"/.exec(
      (await find(code, '05321234567')).text,
    )?.[1];
    await db.updateTable('reservations').set(contact).where('id', '=', id).execute();

    const answers = [
      await site.get(`/enquire/${code}`).query({ token }),
      await send('talep', { kind: 'MESSAGE', message: 'x' }),
      await site.get(String(calendar).replaceAll('&amp;', '&')),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 303]);
    expect(answers[2]?.headers.location).toBe(`/enquire?code=${code}`);
  });

  test('only who has looked the booking up may send, and only for it', async () => {
    const mine = await own();
    const other = await own({ ...stayFromToday(200, 7) });
    const fields = { kind: 'MESSAGE', message: 'x' };
    const foreign = await site
      .post(`/enquire/${other.code}/talep`)
      .type('form')
      .send({ ...fields, token: mine.token });
    const none = await site.post(`/enquire/${other.code}/misafirler`).type('form').send({});
    const page = await site.get(`/enquire/${other.code}`).query({ token: mine.token });

    for (const answer of [foreign, none, page]) {
      expect(answer.status).toBe(403);
      expect(answer.text).toContain(`value="${other.code}"`);
    }
    expect(await requestsOf(other.id)).toEqual([]);
    const bare = await site.get(`/enquire/${other.code}`).expect(303);
    expect(bare.headers.location).toBe(`/enquire?code=${other.code}`);
  });
});
