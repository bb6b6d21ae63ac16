import { env } from '../../../server/env.ts';
import { giveBackPoint } from '../../../server/queries/rate-limits.ts';
import { db, site } from '../../support/api.ts';
import {
  createBankAccount,
  createLegalDocuments,
  createReservation,
  createSettings,
  createVilla,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { createAcceptance } from '../../support/guest-factories.ts';
import { until } from '../../support/until.ts';
import { wordsOf } from '../../views/render.ts';

beforeAll(async () => {
  await createBankAccount();
  await createLegalDocuments();
  await createSettings({ site_phone: '+902428440000', whatsapp_phone: '+905320000126' });
});

const find = (code: string, contact: string) =>
  site.post('/enquire').type('form').send({ code, contact });

describe('the form', () => {
  test('is open to search engines and takes the code of a mail’s link', async () => {
    const { status, text } = await site.get('/enquire').query({ code: 'K7M2-Q4XH9T' });

    expect(status).toBe(200);
    expect(text).toMatch(/name="code"[^>]*value="K7M2-Q4XH9T"|value="K7M2-Q4XH9T"[^>]*name="code"/);
    expect(text).not.toContain('noindex');
  });

  test('shows what it was given as text', async () => {
    const { text } = await site.get('/enquire').query({ code: '"><script>alert(1)</script>' });

    expect(text).not.toContain('<script>alert');
  });
});

describe('a booking', () => {
  test.each<[string, (code: string) => string, string]>([
    ['its code and the e-mail', (code) => code, 'ayse.demirtas@ornek.example'],
    ['capitals in the e-mail', (code) => code, ' Ayse.Demirtas@Ornek.Example '],
    ['the telephone as it was typed', (code) => code, '0532 123 45 67'],
    ['the telephone from abroad', (code) => code, '+90 532 123 45 67'],
    ['a code in small letters', (code) => code.toLowerCase(), '05321234567'],
    ['a code without its dash', (code) => code.replace('-', ''), '5321234567'],
    ['a code with spaces', (code) => ` ${code.split('').join(' ')} `, '05321234567'],
    [
      'O for 0 and I for 1',
      (code) => code.replaceAll('0', 'O').replaceAll('1', 'I'),
      '05321234567',
    ],
  ])('is found by %s', async (_how, typed, contact) => {
    const { reservation_id } = await createReservation();

    const { status, text, headers } = await find(typed(reservation_id), contact);

    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(text).toContain(reservation_id);
    expect(text).toContain('noindex');
  });

  test('is not found by a wrong pair, and nobody learns which half was wrong', async () => {
    const { reservation_id } = await createReservation();

    const wrongContact = await find(reservation_id, 'baska@ornek.example');
    const wrongCode = await find('AAAA-BBBBBB', 'ayse.demirtas@ornek.example');

    for (const { status, text, headers } of [wrongContact, wrongCode]) {
      expect(status).toBe(404);
      expect(headers['cache-control']).toContain('no-store');
      expect(text).toMatch(/<title>Hata: /);
      expect(wordsOf(text)).toContain('eşleşen bir rezervasyon yok');
    }
    const answered = ({ text }: { text: string }) =>
      wordsOf(text.replaceAll(/value="[^"]*"/g, '')).replace(/İstek no.*$/, '');
    expect(answered(wrongContact)).toBe(answered(wrongCode));
    expect(wrongContact.text).toContain(`value="${reservation_id}"`);
    expect(wrongContact.text).toContain('value="baska@ornek.example"');
  });

  test.each([
    ['nothing', '', '', 2],
    ['a code that is none', 'KOY-24817', '05321234567', 1],
    ['a contact that is none', 'K7M2-Q4XH9T', 'Ayşe', 1],
    ['a very long code', 'A'.repeat(5000), '05321234567', 1],
    ['signs', "'; --\u0000", '%_\\', 2],
  ])('asked for with %s is asked again', async (_what, code, contact, problems) => {
    const { status, text } = await find(code, contact);

    expect(status).toBe(422);
    expect(wordsOf(text)).toContain(`${problems} alan düzeltilmeli`);
  });

  test('is not looked for endlessly', async () => {
    env.RATE_LIMITS = 'on';
    await db.deleteFrom('rate_limits').execute();
    const answers: Awaited<ReturnType<typeof find>>[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1)
      answers.push(await find('AAAA-BBBBBB', 'ayse@ornek.example'));
    env.RATE_LIMITS = 'off';
    await db.deleteFrom('rate_limits').execute();

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect(wordsOf(answers.at(-1)!.text)).toContain('10 dakika sonra yeniden deneyin');
  });

  describe('by many guests of one address', () => {
    beforeEach(async () => {
      env.RATE_LIMITS = 'on';
      await db.deleteFrom('rate_limits').execute();
    });
    afterEach(async () => {
      env.RATE_LIMITS = 'off';
      await db.deleteFrom('rate_limits').execute();
    });

    const lookups = async () => {
      const row = await db
        .selectFrom('rate_limits')
        .select(['points', 'expire'])
        .where('key', 'like', 'lookups:%')
        .executeTakeFirstOrThrow();
      return row.points;
    };
    const found = async (code: string) => {
      await find(code, '05321234567').expect(200);
      await until(async () => (await lookups()) === 0);
    };

    test('what is found costs none of them a try', async () => {
      const { reservation_id } = await createReservation({ status: 'OPTION' });

      for (let guest = 0; guest < 22; guest += 1) await found(reservation_id);
      await site.get(`/odeme/${reservation_id}`).expect(200);

      await until(async () => (await lookups()) === 0);
    });

    test('a found code buys no try more, nor a window to come', async () => {
      const { reservation_id } = await createReservation();
      await found(reservation_id);
      const tries = await Promise.all(
        Array.from({ length: 25 }, () => find('AAAA-BBBBBB', 'ayse@ornek.example')),
      );
      const { key, expire } = await db
        .selectFrom('rate_limits')
        .select(['key', 'expire'])
        .executeTakeFirstOrThrow();
      await giveBackPoint(db, key, Number(expire) - 600_000);

      expect(tries.filter(({ status }) => status === 404)).toHaveLength(20);
      expect(await lookups()).toBe(25);
    });
  });
});

describe('what a guest sees', () => {
  const see = async (own: Parameters<typeof createReservation>[0]) => {
    const { reservation_id } = await createReservation(own);
    const { text } = await find(reservation_id, '05321234567');
    return { text, words: wordsOf(text), code: reservation_id };
  };

  test('of a request: that nothing is due yet', async () => {
    const { words, text } = await see({});

    expect(words).toContain('Talep');
    expect(words).toContain('Opsiyon verilince');
    expect(words).not.toContain('TR33 0006');
    expect(words).not.toContain('Giriş belgesi Yazdır');
    expect(text).not.toContain('/ics');
  });

  test('of an option: what is due, until when and where to', async () => {
    const { id, reservation_id } = await createReservation({
      status: 'OPTION',
      option_until: inHours(20),
    });
    await createAcceptance({ reservation_id: id });

    const words = wordsOf((await find(reservation_id, '05321234567')).text);

    expect(words).toContain('Ödenecek ön ödeme');
    expect(words).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(words).toContain('₺14.000');
    expect(words).toMatch(/Son gün: \d+ \p{L}+ \d{4}/u);
  });

  test('of one sold on the telephone: its texts before the accounts, on the payment page', async () => {
    const { words, text, code } = await see({ status: 'OPTION', option_until: inHours(20) });

    expect(words).toContain('Ödenecek ön ödeme');
    expect(words).toContain('₺14.000');
    expect(text).toMatch(new RegExp(`href="/odeme/${code}"[^>]*>.*?Ödeme sayfasına geç`));
    expect(text).not.toMatch(/TR33|field-receipt|Dekontu/);
  });

  test('of a confirmed stay: the voucher with all that is asked for at the door', async () => {
    const villa = await createVilla({
      name: 'Villa Sardunya',
      permit_no: '07-4821',
      street: 'Zeytin Sokak',
      outer_door_no: '14',
    });
    const { words, code } = await see({
      villa_id: villa.id,
      status: 'CONFIRMED',
      paid_kurus: 14_000_00,
      babies: 1,
      policy: JSON.stringify({
        base: 'PREPAYMENT',
        tiers: [
          { days_before: 15, percent: 0 },
          { days_before: 0, percent: 50 },
        ],
      }),
    });

    for (const part of [
      'Giriş belgesi',
      code,
      'Ayşe Demirtaş',
      'Villa Sardunya',
      'Zeytin Sokak, No: 14, Kalamar, Kalkan / Antalya',
      '16.00 sonrası',
      'en geç 10.00',
      '2 yetişkin, 1 bebek',
      'Girişte ödenecek ₺56.000',
      '₺5.000',
      '07-4821',
      'TÜRSAB belge no 18126',
      'Ön ödemenin tamamı iade edilir',
      'Daha sonra: Ön ödemeden %50 kesilir',
    ])
      expect(words).toContain(part);
    expect(words).toContain('30 gün sonra giriş');
  });

  test('of a stay on staff’s word: that the prepayment is still to come', async () => {
    const { words } = await see({ status: 'CONFIRMED', paid_kurus: 0 });

    expect(words).toContain('Acenteyle kararlaştırıldı');
    expect(words).toContain('Girişte ödenecek ₺70.000');
  });

  test('of one that came to nothing: that nothing is owed', async () => {
    const { words } = await see({ status: 'CANCELLED' });

    expect(words).toContain('İptal');
    expect(words).toContain('Gerekmiyor');
    expect(words).not.toContain('Misafir vazgeçti');
    expect(words).not.toContain('Bekliyor');
  });

  test('the texts accepted, with the day and word for word', async () => {
    const reservation = await createReservation();
    const document = await db
      .selectFrom('legal_documents')
      .select(['id', 'title'])
      .where('kind', '=', 'CONTRACT')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('legal_acceptances')
      .values({
        reservation_id: reservation.id,
        legal_document_id: document.id,
        rendered_sha256: 'a'.repeat(64),
        rendered_html: '<p>O günkü metin</p>',
        checkbox_text: 'Okudum',
        accepted_at: '2026-07-09T11:21:00Z',
      })
      .execute();

    const { text } = await find(reservation.reservation_id, '05321234567');

    expect(wordsOf(text)).toContain(`${document.title}: metni aç`);
    expect(text).toContain('<p>O günkü metin</p>');
    expect(wordsOf(text)).toContain('9 Temmuz 2026 14.21 tarihinde onaylandı');
  });

  test('how to reach the agency, the code in the first message already', async () => {
    const { text, code } = await see({});

    expect(text).toContain('href="tel:+902428440000"');
    expect(text).toMatch(new RegExp(`href="https://wa\\.me/905320000126\\?text=[^"]*${code}`));
  });

  test('no control that does nothing yet', async () => {
    const { words } = await see({ status: 'CONFIRMED' });

    for (const later of ['Dekont yükle', 'Kartla öde']) expect(words).not.toContain(later);
  });
});

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

/** What the confirming form sends once both texts are read. */
const bothBoxes = (page: string) => ({
  mark: /name="mark" value="([^"]*)"/.exec(page)?.[1],
  accept_information: 'on',
  accept_contract: 'on',
});

describe('what a guest asks for', () => {
  const own = async (given: Parameters<typeof createReservation>[0] = {}) => {
    const { id, reservation_id: code } = await createReservation({ status: 'CONFIRMED', ...given });
    const { text } = await find(code, '05321234567');
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const send = (part: string, fields: object) =>
      site
        .post(`/enquire/${code}/${part}`)
        .type('form')
        .send({ token, ...fields });
    return { id, code, text, token, send, words: wordsOf(text) };
  };
  const requestsOf = (id: number) =>
    db.selectFrom('reservation_requests').selectAll().where('reservation_id', '=', id).execute();

  test('other days wait for the agency, on the reservation and in its inbox', async () => {
    const { id, code, send } = await own();
    const answer = await send('talep', {
      kind: 'CHANGE',
      message: 'Bir hafta sonra gelsek?',
      check_in: '2031-07-05',
      check_out: '2031-07-12',
    });

    expect(answer.status).toBe(303);
    expect(await requestsOf(id)).toMatchObject([
      {
        kind: 'CHANGE',
        state: 'OPEN',
        wanted_stay: '[2031-07-05,2031-07-12)',
        message: 'Bir hafta sonra gelsek?',
      },
    ]);
    const shown = wordsOf((await site.get(String(answer.headers.location))).text);
    expect(shown).toContain('Tarih değişikliği talebiniz bize ulaştı.');
    expect(shown).toContain('İstenen tarihler: 5 – 12 Temmuz');
    expect(shown).not.toContain('Tarih değişikliği iste ');
    const mail = await db
      .selectFrom('contact_messages')
      .select(['subject', 'message'])
      .where('subject', 'like', `${code}%`)
      .executeTakeFirstOrThrow();
    expect(mail).toEqual({
      subject: `${code}: tarih değişikliği talebi`,
      message: 'İstenen tarihler: 5 – 12 Temmuz\nBir hafta sonra gelsek?',
    });
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

    expect(words).toContain('Alınan ödeme ₺14.000');
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

  test('a message can be sent about a stay that is over, its end no longer asked for', async () => {
    const { id, text, send } = await own({ status: 'COMPLETED', ...stayFromToday(-20, 7) });

    expect(text).not.toContain('value="CANCELLATION"');
    await send('talep', { kind: 'MESSAGE', message: 'Gözlüğüm kaldı mı?' }).expect(303);
    await send('talep', { kind: 'CANCELLATION', seen: '1' }).expect(409);
    expect(await requestsOf(id)).toMatchObject([{ kind: 'MESSAGE' }]);
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
    const change = { kind: 'CHANGE', check_in: '2031-07-05', check_out: '2031-07-12' };
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

  describe('of an option without a prepayment', () => {
    const FREE = {
      status: 'OPTION',
      option_until: inHours(20),
      prepayment_kurus: 0,
      balance_kurus: 70_000_00,
    };

    const stateOf = async (id: number) => {
      const { status } = await db
        .selectFrom('reservations')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return status;
    };
    const acceptancesOf = (id: number) =>
      db
        .selectFrom('legal_acceptances as a')
        .innerJoin('legal_documents as l', 'l.id', 'a.legal_document_id')
        .select(['l.kind', 'l.edition', 'a.rendered_html', 'a.checkbox_text', 'a.user_agent'])
        .where('a.reservation_id', '=', id)
        .orderBy('l.kind', 'desc')
        .execute();

    test('to be sure of it: one press confirms what is accepted with it', async () => {
      const { id, text, words, send } = await own(FREE);
      expect(words).toContain('Ön ödeme gerekmiyor');
      expect(words).not.toContain('TR33 0006');
      expect(text).not.toMatch(/name="accept_\w+"[^>]*checked/);

      const answer = await send('onay', bothBoxes(text))
        .set('user-agent', 'Browser 1.0')
        .expect(303);

      const shown = wordsOf((await site.get(String(answer.headers.location))).text);
      expect(shown).toContain('Rezervasyonunuz kesinleşti. Belgesi e-postanıza geliyor.');
      expect(shown).not.toContain('Rezervasyonu kesinleştir');
      expect(await stateOf(id)).toBe('CONFIRMED');
      expect(await acceptancesOf(id)).toEqual([
        {
          kind: 'PRE_INFORMATION',
          edition: 1,
          rendered_html: expect.stringContaining('toplam ₺70.000. Ayşe Demirtaş'),
          checkbox_text: 'Ön bilgilendirme formunu okudum, bilgi aldım.',
          user_agent: 'Browser 1.0',
        },
        {
          kind: 'CONTRACT',
          edition: 1,
          rendered_html: expect.stringContaining('ön ödeme ₺0'),
          checkbox_text: expect.stringContaining('sözleşmesini'),
          user_agent: 'Browser 1.0',
        },
      ]);
    });

    test('without both boxes it stays an option, and the one that was ticked stays so', async () => {
      const { id, text, send } = await own(FREE);
      const { accept_information, ...one } = bothBoxes(text);

      const none = await send('onay', {}).expect(422);
      const half = await send('onay', one).expect(422);

      expect(none.text).toContain('<title>Hata: ');
      expect(none.text).toContain('href="#field-accept_information"');
      expect(none.text).toContain('href="#field-accept_contract"');
      expect(wordsOf(none.text)).toContain('Ön bilgilendirme formunu okuyup kutusunu işaretleyin.');
      expect(half.text).toMatch(/name="accept_contract"[^>]*checked/);
      expect(half.text).not.toContain('href="#field-accept_contract"');
      expect(await stateOf(id)).toBe('OPTION');
      expect(await acceptancesOf(id)).toEqual([]);
    });

    test('its texts are wanted read anew where they changed meanwhile', async () => {
      const { id, text, send } = await own(FREE);
      await db
        .updateTable('reservations')
        .set({ total_kurus: 65_000_00, balance_kurus: 65_000_00, override_reason: 'Anlaşma' })
        .where('id', '=', id)
        .execute();

      const answer = await send('onay', bothBoxes(text)).expect(409);

      expect(wordsOf(answer.text)).toContain('Metinler siz okurken değişti');
      expect(answer.text).toContain('<title>Hata: ');
      expect(answer.text).toContain('toplam ₺65.000');
      expect(answer.text).not.toMatch(/name="accept_\w+"[^>]*checked/);
      expect(await stateOf(id)).toBe('OPTION');
      expect(await acceptancesOf(id)).toEqual([]);
    });

    test('whose texts were accepted when it was asked for is confirmed by the press alone', async () => {
      const { id, code, send } = await own(FREE);
      await createAcceptance({ reservation_id: id });

      const { text } = await find(code, '05321234567');
      await send('onay', {}).expect(303);

      expect(text).not.toContain('accept_contract');
      expect(await stateOf(id)).toBe('CONFIRMED');
      expect(await acceptancesOf(id)).toHaveLength(1);
    });

    test('that is over meanwhile is told why it is not confirmed', async () => {
      const { id, send } = await own(FREE);
      await db
        .updateTable('reservations')
        .set({ option_until: inHours(-1) })
        .where('id', '=', id)
        .execute();

      const answer = await send('onay', {}).expect(409);

      const words = wordsOf(answer.text);
      expect(words).toContain('Kaydın şu anki durumunda bu işlem yapılamaz.');
      expect(words).not.toContain('Rezervasyonu kesinleştir');
    });
  });

  test('an option that asks for money is not confirmed by a word', async () => {
    const { words, send } = await own({ status: 'OPTION', option_until: inHours(20) });
    expect(words).not.toContain('Rezervasyonu kesinleştir');

    await send('onay', {}).expect(409);
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
      expect(answer.status).toBe(303);
      expect(answer.headers.location).toBe(`/enquire?code=${other.code}`);
    }
    expect(await requestsOf(other.id)).toEqual([]);
  });
});

describe('who comes', () => {
  const listed = async (given: Parameters<typeof createReservation>[0] = {}) => {
    const { id, reservation_id: code } = await createReservation({
      status: 'CONFIRMED',
      adults: 2,
      children: 0,
      babies: 0,
      ...given,
    });
    const token = /name="token" value="([^"]+)"/.exec((await find(code, '05321234567')).text)?.[1];
    const send = (fields: object) =>
      site
        .post(`/enquire/${code}/misafirler`)
        .type('form')
        .send({ token, ...fields });
    const rows = () =>
      db
        .selectFrom('reservation_guests')
        .selectAll()
        .where('reservation_id', '=', id)
        .orderBy('position')
        .execute();
    return { id, code, send, rows };
  };
  const two = {
    first_name: ['Ayşe', 'Tom'],
    last_name: ['Demirtaş', 'Baker'],
    nationality: ['TR', 'GB'],
    document_no: ['10000000146', 'AB 123456'],
    birth_date: ['1990-04-02', ''],
    plate: '34 KOY 126',
  };

  test('is kept sealed, and shown masked', async () => {
    const { code, send, rows } = await listed();
    await send(two).expect(303);

    expect(await rows()).toMatchObject([
      {
        first_name: 'Ayşe',
        document_kind: 'TCKN',
        document_no_masked: '100******46',
        birth_date: '1990-04-02',
        plate: '34 KOY 126',
      },
      { first_name: 'Tom', document_kind: 'PASSPORT', document_no_masked: 'A*****56', plate: null },
    ]);
    expect(JSON.stringify(await rows())).not.toContain('10000000146');
    const { text } = await find(code, '05321234567');
    expect(text).toContain('placeholder="100******46"');
    expect(text).not.toContain('10000000146');
    expect(wordsOf(text)).toContain('Misafir listesi Tamam');
  });

  test('a number left empty stays as it was', async () => {
    const { send, rows } = await listed();
    await send(two).expect(303);
    const [before] = await rows();
    await send({ ...two, first_name: ['Ayşe Nur', 'Tom'], document_no: ['', ''] }).expect(303);
    const [after, second] = await rows();

    expect(after).toMatchObject({ first_name: 'Ayşe Nur', document_no_masked: '100******46' });
    expect(after?.document_no_encrypted).toBe(before?.document_no_encrypted);
    expect(second).toMatchObject({ document_no_masked: 'A*****56' });
  });

  test('a number left empty is never another person’s', async () => {
    const { send, rows } = await listed();
    const empty = { document_no: ['', ''], birth_date: ['', ''] };
    await send(two).expect(303);

    const turned = { first_name: ['Tom', 'Ayşe'], last_name: ['Baker', 'Demirtaş'] };
    await send({ ...two, ...turned, ...empty, nationality: ['GB', 'TR'] }).expect(303);
    const swapped = await rows();
    await send({ ...two, ...empty, first_name: ['Mehmet', 'Ayşe'] }).expect(303);
    const [other] = await rows();

    const russian = { first_name: ['Иван', 'Пётр'], last_name: ['Орлов', 'Серов'] };
    await send({ ...two, ...russian }).expect(303);
    await send({ ...two, ...russian, ...empty, first_name: ['Пётр', 'Иван'] }).expect(303);
    const strangers = await rows();

    expect(strangers.map((row) => row.document_no_masked)).toEqual([null, null]);
    expect(swapped.map((row) => [row.first_name, row.document_no_masked])).toEqual([
      ['Tom', 'A*****56'],
      ['Ayşe', '100******46'],
    ]);
    expect(other).toMatchObject({ first_name: 'Mehmet', document_no_masked: null });
  });

  test('what is wrong is told beside each person, and nothing is lost', async () => {
    const { send, rows } = await listed();
    const { status, text } = await send({
      ...two,
      last_name: ['', 'Baker'],
      document_no: ['123', 'AB 123456'],
    });

    expect(status).toBe(422);
    expect(text).toContain('id="field-last_name-0-note"');
    expect(text).toContain('id="field-document_no-0-note"');
    expect(text).toContain('value="Baker"');
    expect(await rows()).toEqual([]);
  });

  test('is closed once it was reported, and not asked for before the option', async () => {
    const { id, code, send } = await listed();
    await db
      .updateTable('reservations')
      .set({ guest_list_reported_at: '2026-07-01T09:00:00Z' })
      .where('id', '=', id)
      .execute();
    const early = await listed({ status: 'PENDING' });

    await send(two).expect(409);
    expect((await find(code, '05321234567')).text).not.toContain('name="first_name"');
    expect((await find(early.code, '05321234567')).text).not.toContain('name="first_name"');
  });
});
