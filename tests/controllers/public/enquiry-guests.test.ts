import { bearer, db, site } from '../../support/api.ts';
import { summaryOf } from '../../support/booking-form.ts';
import { findEnquiry as find, tokenOf } from '../../support/enquiries.ts';
import { createReservation, dayFromToday } from '../../support/factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

describe('who comes', () => {
  const listed = async (given: Parameters<typeof createReservation>[0] = {}) => {
    const { id, reservation_id: code } = await createReservation({
      status: 'CONFIRMED',
      adults: 2,
      children: 0,
      babies: 0,
      ...given,
    });
    const token = tokenOf((await find(code, '05321234567')).text);
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
    birth_date: ['1990-04-02', '1988-11-20'],
    sex: ['F', 'M'],
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
        sex: 'F',
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

  test('is told before it is sent what becomes of it, beside the form (KVKK m.10)', async () => {
    const { code } = await listed();
    const { text } = await find(code, '05321234567');
    const form = /id="guests".*?<\/section>/s.exec(text)?.[0] ?? '';

    expect(wordsOf(form)).toContain('Ayrıntılar KVKK aydınlatma metninde');
    expect(elementsOf(form, 'a')).toEqual([
      expect.objectContaining({ href: '/website/kvkk', target: '_blank' }),
    ]);
  });

  test('written by somebody else meanwhile stays, and what was typed is there to be sent again', async () => {
    const { code, send, rows } = await listed();
    const seen = { seen: '0' };
    await send({ ...two, ...seen }).expect(303);
    // A second click sends the same once more.
    await send({ ...two, ...seen }).expect(303);
    const stored = await rows();

    const late = { first_name: 'Deniz', last_name: 'Kaya', nationality: 'TR', birth_date: '' };
    const { status, text } = await send({ ...late, document_no: '', sex: '', plate: '', ...seen });

    expect(status).toBe(409);
    expect(wordsOf(text)).toContain('Liste siz yazarken');
    expect(text).toContain('value="Deniz"');
    expect(await rows()).toEqual(stored);
    const [, shown] = /name="seen" value="(\d+)"/.exec(text) ?? [];
    await send({ ...late, document_no: '', sex: '', plate: '', seen: `${shown}` }).expect(303);
    expect(await rows()).toMatchObject([{ first_name: 'Deniz' }]);
    expect((await find(code, '05321234567')).text).not.toContain(`value="${shown}"`);
  });

  test('refuses who was born after today, and a number whose last digits are wrong', async () => {
    const { send, rows } = await listed();

    const { text } = await send({
      ...two,
      document_no: ['12345678901', 'AB 123456'],
      birth_date: ['1990-04-02', dayFromToday(1)],
    }).expect(422);

    expect(wordsOf(text)).toContain('Bu bir T.C. kimlik numarası değil: 11 haneyi kontrol edin');
    expect(wordsOf(text)).toContain('Doğum tarihi bugünden sonra olamaz.');
    expect(await rows()).toEqual([]);
  });

  test('takes passports of one number where two countries gave them', async () => {
    const { send, rows } = await listed();

    await send({
      ...two,
      nationality: ['DE', 'GB'],
      document_no: ['AB 123456', 'AB 123456'],
    }).expect(303);

    expect(await rows()).toHaveLength(2);
  });

  test.each([['TUR'], ['x'], ['🚤'], ['XX'], ['EU']])(
    'refuses %s, which is no country',
    async (nationality) => {
      const { send, rows } = await listed();

      const { text } = await send({ ...two, nationality: ['TR', nationality] }).expect(422);

      expect(wordsOf(text)).toContain('2. kişi, Uyruk: Geçersiz değer.');
      expect(text).toMatch(/<select[^>]*name="nationality"[^>]*aria-invalid="true"/);
      expect(await rows()).toEqual([]);
    },
  );

  test('takes everybody, and shows a country nobody knows as it was kept', async () => {
    const { id, code, send, rows } = await listed();
    await send({ ...two, nationality: ['TR', 'BR'] }).expect(303);
    expect(await rows()).toMatchObject([{ nationality: 'TR' }, { nationality: 'BR' }]);

    await db
      .updateTable('reservation_guests')
      .set({ nationality: 'XX' })
      .where('reservation_id', '=', id)
      .execute();

    expect((await find(code, '05321234567')).text).toContain('<option value="XX" selected="">XX<');
  });

  test.each([
    ['the number', { document_no: ['10000000146', ''] }, 'Kimlik / pasaport no'],
    ['the day of birth', { birth_date: ['1990-04-02', ''] }, 'Doğum tarihi'],
    ['the sex', { sex: ['F', ''] }, 'Cinsiyet'],
  ])('is not complete without %s, for the guest as for the desk', async (_, own, named) => {
    const { id, code, send } = await listed();
    await send({ ...two, ...own }).expect(303);

    const words = wordsOf((await find(code, '05321234567')).text);
    const { body } = await site
      .get(`/v1/admin/reservations/${id}/guests`)
      .set('authorization', await bearer('ADMIN'))
      .expect(200);

    expect(words).toContain('Misafir listesi Eksik bilgi var');
    expect(words).toContain(`Bildirim için eksik: ${named}`);
    const field = Object.keys(own)[0];
    expect(body.content).toMatchObject({
      complete: false,
      guests: [{ missing: [] }, { missing: [field] }],
    });
  });

  test('a form without the sex keeps what the desk was told of it', async () => {
    const { send, rows } = await listed();
    const { sex, ...older } = two;
    await send({ ...older, sex }).expect(303);
    await send(older).expect(303);

    expect((await rows()).map((row) => row.sex)).toEqual(sex);
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

  test('all that is wrong is told at once, with whose and which field it is', async () => {
    const { send, rows } = await listed({ adults: 4 });

    const { text } = await send({
      first_name: ['Ayşe', 'Tom', '', 'Can'],
      last_name: ['Demirtaş', '', '', 'Kaya'],
      nationality: ['TR', 'GB', 'TR', 'TR'],
      document_no: ['10000000146', 'AB 123456', '', '100 000 001 46'],
      birth_date: ['1800-04-02', '1988-11-20', '2011-02-03', dayFromToday(1)],
      sex: ['F', 'M', '', 'M'],
    }).expect(422);

    expect(summaryOf(text)).toEqual([
      ['#field-birth_date-0', expect.stringMatching(/^1\. kişi, Doğum tarihi: Takvimde olan/)],
      ['#field-last_name-1', '2. kişi, Soyad: Bu alan gerekli.'],
      ['#field-first_name-2', '3. kişi, Ad: Bu alan gerekli.'],
      ['#field-last_name-2', '3. kişi, Soyad: Bu alan gerekli.'],
      ['#field-birth_date-3', '4. kişi, Doğum tarihi: Doğum tarihi bugünden sonra olamaz.'],
      ['#field-document_no-3', expect.stringContaining('başka bir kişi için de yazdınız')],
    ]);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['a birth date', { birth_date: ['1990-04-02', '2011-02-03'] }],
    ['a sex', { sex: ['F', 'M'] }],
    ['a country', { nationality: ['TR', 'GB'] }],
  ])('nobody of whom only %s was told is left out', async (_, own) => {
    const { send } = await listed();
    const one = { first_name: ['Ayşe', ''], last_name: ['Demirtaş', ''], document_no: ['', ''] };

    const { text } = await send({ ...one, ...own }).expect(422);

    expect(summaryOf(text).map(([field]) => field)).toEqual([
      '#field-first_name-1',
      '#field-last_name-1',
    ]);
  });

  test('of as many as a list takes is sent whole', async () => {
    const { send, rows } = await listed({ adults: 36 });
    const all = (value: string) => Array<string>(36).fill(value);

    await send({
      ...{ first_name: all('Ayşe'), last_name: all('Demirtaş'), nationality: all('TR') },
      ...{ document_no: all(''), birth_date: all('1990-04-02'), sex: all('F'), plate: '' },
    }).expect(303);

    expect(await rows()).toHaveLength(36);
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
