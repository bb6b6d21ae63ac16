import { unseal } from '../../../server/services/sealed.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import { createUser, createVilla } from '../../support/factories.ts';

const USERS = '/v1/admin/users';
const IBAN = 'TR330006100519786457841326';
const TCKN = '10000000146';

const NEW = {
  email: 'Elif.Sahin@Koy.example',
  role: 'OWNER',
  first_name: 'Elif',
  last_name: 'Şahin',
  phone: '0532 123 45 67',
};

let admin: string;
beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const create = (body: object) => site.post(USERS).set('authorization', admin).send(body);
const read = (id: number) => site.get(`${USERS}/${id}`).set('authorization', admin);
const put = (id: number, body: object) =>
  site.put(`${USERS}/${id}`).set('authorization', admin).send(body);
const setActivity = (body: object) =>
  site.patch(`${USERS}/activity`).set('authorization', admin).send(body);

const stored = (id: number) =>
  db
    .selectFrom('users')
    .select(['email', 'phone', 'iban_encrypted', 'tckn_encrypted', 'role', 'active', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const mailsTo = (recipient: string) =>
  db.selectFrom('mails').select(['subject', 'text']).where('recipient', '=', recipient).execute();

/** What its link to a password answers. */
async function statusOfLink({ text }: { text: string }): Promise<number> {
  const code = /\/dashboard\/reset\/(\S+)/.exec(text)?.[1];
  return (await site.get(`/dashboard/reset/${code}`)).status;
}

const auditOf = (id: number) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

describe('a new person', () => {
  test('is stored in one form and invited by mail', async () => {
    const response = await create({ ...NEW, iban: 'tr33 0006 1005 1978 6457 8413 26', tckn: TCKN });

    expect(response.status).toBe(201);
    const { id } = response.body.content;
    expect(response.body.content).toMatchObject({
      email: 'elif.sahin@koy.example',
      role: 'OWNER',
      phone: '+905321234567',
      has_password: false,
      active: true,
      iban_masked: `TR33${'•'.repeat(18)}1326`,
      tckn_masked: `${'•'.repeat(8)}146`,
    });
    const row = await stored(id);
    expect(unseal(row.iban_encrypted ?? '', 'users.iban')).toBe(IBAN);
    expect(row.iban_encrypted).not.toContain(IBAN);
    expect(row.tckn_encrypted).toMatch(/^s1\./);
    expect(row.tckn_encrypted).not.toContain(TCKN);
    const [mail] = await mailsTo('elif.sahin@koy.example');
    expect(mail?.subject).toContain('davet');
    expect(mail?.text).toMatch(/\/dashboard\/reset\/[A-Za-z0-9_-]{43}/);
    const log = await auditOf(id);
    expect(log.map(({ action }) => action)).toEqual(['user.created']);
    expect(JSON.stringify(log)).not.toMatch(/10000000146|457841326/);
  });

  test('must have another address than everybody else', async () => {
    const other = await createUser();

    const response = await create({ ...NEW, email: other.email });

    expect([response.status, response.body.code]).toEqual([409, 'email_taken']);
    expect(response.body.content).toMatch(/e-posta/i);
  });

  test('is refused with every wrong field at once', async () => {
    const response = await create({
      email: 'a@b.example, c@d.example',
      role: 'GUEST',
      first_name: ' ',
      tax_offices: 'x',
    });

    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields).toSorted()).toEqual(
      ['email', 'first_name', 'last_name', 'role', 'tax_offices'].toSorted(),
    );
  });

  test.each([
    ['form', { first_name: '', tckn: '123', vkn: '12', iban: 'TR00', phone: '0999' }],
    [
      'check digits',
      { first_name: '', tckn: '12345678901', vkn: '1234567891', iban: IBAN.replace('33', '34') },
    ],
  ])(
    'is refused with every number of wrong %s and all else that is wrong at once',
    async (_what, wrong) => {
      const response = await create({ ...NEW, email: 'numara@koy.example', ...wrong });

      expect(response.status).toBe(422);
      expect(Object.keys(response.body.fields).toSorted()).toEqual(Object.keys(wrong).toSorted());
    },
  );
});

describe('the list', () => {
  test('filters by role, state and words, in Turkish letters or not', async () => {
    const owner = await createUser({ role: 'OWNER', first_name: 'Işıl', last_name: 'Çınaroğlu' });
    await createVilla({ owner_id: owner.id });
    await createUser({ role: 'OWNER', first_name: 'Işıl', last_name: 'Kapalı', active: false });

    const found = await site.get(`${USERS}?role=OWNER&active=1&q=isil`).set('authorization', admin);

    expect(found.body.total).toBe(1);
    expect(found.body.take).toBe(10);
    expect(found.body.content[0]).toMatchObject({ id: owner.id, villas: 1, has_password: true });
  });

  test('is in Turkish order, which has ç before s', async () => {
    for (const last_name of ['Sırali', 'Saksı', 'Saçlı'])
      await createUser({ role: 'OWNER', first_name: 'Sıranur', last_name });
    const inOrder = async (order: string) => {
      const path = `${USERS}?q=siranur&order=${order}`;
      const { body } = await site.get(path).set('authorization', admin);
      return body.content.map(({ last_name }: { last_name: string }) => last_name);
    };

    expect(await inOrder('last_name')).toEqual(['Saçlı', 'Saksı', 'Sırali']);
    expect(await inOrder('-last_name')).toEqual(['Sırali', 'Saksı', 'Saçlı']);
  });

  test('takes a percent sign for a percent sign', async () => {
    const found = await site.get(`${USERS}?q=%25`).set('authorization', admin);

    expect(found.status).toBe(200);
  });

  test('of names holds who can be chosen', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const closed = await createUser({ role: 'OWNER', active: false });

    const { body } = await site.get(`${USERS}/select?role=OWNER`).set('authorization', admin);

    const ids = body.content.map(({ id }: { id: number }) => id);
    expect(ids).toContain(owner.id);
    expect(ids).not.toContain(closed.id);
  });
});

describe('an edit', () => {
  const fields = (user: { email: string }) => ({
    ...NEW,
    email: user.email,
    first_name: 'Başka',
  });

  test('keeps secret numbers that are not given, and removes those given empty', async () => {
    const { body } = await create({ ...NEW, email: 'kalan@koy.example', iban: IBAN, tckn: TCKN });
    const { id } = body.content;

    const kept = await put(id, { ...NEW, email: 'kalan@koy.example' });
    const removed = await put(id, { ...NEW, email: 'kalan@koy.example', iban: '', tckn: null });

    expect(kept.body.content).toMatchObject({ tckn_masked: '••••••••146' });
    expect(removed.body.content).toMatchObject({ iban_masked: null, tckn_masked: null });
    expect(await stored(id)).toMatchObject({ iban_encrypted: null, tckn_encrypted: null });
  });

  test('leaves what is not given, and removes what is null', async () => {
    const phone = '0532 111 22 33';
    const { body } = await create({ ...NEW, email: 'eksik@koy.example', phone, address: 'Kaş' });
    const { id } = body.content;

    const changed = await put(id, { role: 'OWNER', address: null });
    const none = await put(id, { version: 2 });

    expect(changed.body.content).toMatchObject({
      ...{ email: 'eksik@koy.example', role: 'OWNER', first_name: NEW.first_name },
      ...{ phone: body.content.phone, address: null },
    });
    expect([none.status, Object.keys(none.body.fields)]).toEqual([422, ['email']]);
  });

  test('over somebody else’s is refused with what stands there now', async () => {
    const user = await createUser({ role: 'OWNER' });
    const { version } = await stored(user.id);
    await put(user.id, fields(user));

    const response = await put(user.id, { ...fields(user), first_name: 'Geç', version });

    expect([response.status, response.body.code]).toEqual([409, 'stale']);
    expect(response.body.current.first_name).toBe('Başka');
  });

  test('says by the names of answers how it stands now, of secret numbers the last signs', async () => {
    const user = await createUser({ role: 'OWNER' });
    const numbers = { tckn: '10000000146', iban: 'TR330006100519786457841326', vkn: null };
    await put(user.id, { ...fields(user), ...numbers });

    const { body } = await put(user.id, { ...fields(user), ...numbers, version: 1 });

    const answer = (await site.get(`${USERS}/${user.id}`).set('authorization', admin)).body.content;
    expect(body.code).toBe('stale');
    expect(body.current).toMatchObject({ tckn_masked: '••••••••146', vkn: null });
    expect(answer).toMatchObject(body.current);
  });

  test('of the role signs the person out', async () => {
    const user = await createUser();
    const session = await signedIn(user);

    await put(user.id, { ...fields(user), role: 'OWNER' });

    const answer = await site.get(USERS).set('authorization', session.bearer);
    expect(answer.status).toBe(401);
  });

  test('of the address of somebody invited ends the link and sends another there', async () => {
    const { body } = await create({ ...NEW, email: 'yanlis@koy.example' });
    const { id } = body.content;

    await put(id, { email: 'dogru@koy.example' });
    await put(id, { role: 'ADMIN' });

    const sent = [
      ...(await mailsTo('yanlis@koy.example')),
      ...(await mailsTo('dogru@koy.example')),
    ];
    const statuses = await Promise.all(sent.map(statusOfLink));
    expect(statuses).toEqual([410, 410, 200]);
    expect((await mailsTo('dogru@koy.example'))[0]?.subject).toContain('davet');
  });

  test('of the address of somebody who comes in is told to the old one and to the new one', async () => {
    const user = await createUser({ email: 'eski.adres@koy.example' });

    await put(user.id, { email: 'yeni.adres@koy.example' });

    const [old] = await mailsTo('eski.adres@koy.example');
    const [fresh] = await mailsTo('yeni.adres@koy.example');
    for (const mail of [old, fresh]) expect(mail?.subject).toContain('e-posta adresi değiştirildi');
    // A new password is sent to the account's address alone: the old one can but tell somebody.
    expect(old?.text).not.toContain('/dashboard/forgot');
    expect(fresh?.text).toContain('/dashboard/forgot');
  });

  test('of an unknown person is 404', async () => {
    expect((await put(999_999, NEW)).status).toBe(404);
    expect((await read(999_999)).status).toBe(404);
  });
});

describe('keeping people out', () => {
  test('ends their sessions and tokens at once', async () => {
    const user = await createUser();
    const session = await signedIn(user);

    const response = await setActivity({ ids: [user.id], active: false });

    const ids = [user.id];
    expect(response.body.content).toEqual({ ids, active: false, changed: ids });
    expect((await setActivity({ ids, active: false })).body.content.changed).toEqual([]);
    const answer = await site.get(USERS).set('authorization', session.bearer);
    expect(answer.status).toBe(401);
    expect((await auditOf(user.id)).at(-1)).toMatchObject({
      action: 'user.deactivated',
      before: { active: true },
      after: { active: false },
    });
  });

  test('of nobody is 404, whatever else is wrong', async () => {
    const { status } = await site
      .delete(`${USERS}/999999/sessions`)
      .set('authorization', admin)
      .send({ nope: 1 });
    expect(status).toBe(404);
  });

  test('is all or nothing', async () => {
    const user = await createUser();

    const response = await setActivity({ ids: [user.id, 999_999], active: false });

    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields)).toEqual(['ids.1']);
    expect((await stored(user.id)).active).toBe(true);
  });

  test('never keeps out oneself', async () => {
    const me = await createUser();
    const session = await signedIn(me);

    const response = await site
      .patch(`${USERS}/activity`)
      .set('authorization', session.bearer)
      .send({ ids: [me.id], active: false });

    expect([response.status, response.body.code]).toEqual([409, 'own_account']);
  });

  test('by two who keep each other out leaves one', async () => {
    const [one, two] = [await createUser(), await createUser()];
    const sessions = [await signedIn(one), await signedIn(two)];
    await db
      .updateTable('users')
      .set({ active: false })
      .where('role', '=', 'ADMIN')
      .where('id', 'not in', [one.id, two.id])
      .execute();

    const answers = await Promise.all(
      [two.id, one.id].map((id, index) =>
        site
          .patch(`${USERS}/activity`)
          .set('authorization', sessions[index]?.bearer ?? '')
          .send({ ids: [id], active: false }),
      ),
    );

    await db
      .updateTable('users')
      .set({ active: true })
      .where('id', 'not in', [one.id, two.id])
      .execute();
    const left = await Promise.all([stored(one.id), stored(two.id)]);
    expect(left.filter(({ active }) => active)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the link sent again', () => {
  test('makes the one before it worthless', async () => {
    const { body } = await create({ ...NEW, email: 'iki@koy.example' });
    const { id } = body.content;

    const again = await site.post(`${USERS}/${id}/link`).set('authorization', admin);

    expect(again.body.content).toEqual({ id, email: 'iki@koy.example' });
    const mails = await mailsTo('iki@koy.example');
    expect(await Promise.all(mails.map(statusOfLink))).toEqual([410, 200]);
  });

  test('is not sent to somebody who is kept out', async () => {
    const user = await createUser({ active: false });

    const response = await site.post(`${USERS}/${user.id}/link`).set('authorization', admin);

    expect([response.status, response.body.code]).toEqual([409, 'user_inactive']);
  });
});

test('owners may do none of it', async () => {
  const owner = await bearer('OWNER');

  const answers = await Promise.all([
    site.get(USERS).set('authorization', owner),
    site.post(USERS).set('authorization', owner).send(NEW),
    site
      .patch(`${USERS}/activity`)
      .set('authorization', owner)
      .send({ ids: [1], active: false }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('the list can be had as a file for Turkish Excel, with the same filters', async () => {
  const owner = await createUser({ role: 'OWNER', first_name: 'Aslı', last_name: 'Dosyada' });

  const response = await site
    .get(`${USERS}?q=dosyada&format=csv`)
    .set('authorization', await bearer('ADMIN'));

  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, row, ...rest] = response.text.replace('\ufeff', '').trim().split('\r\n');
  expect(head).toContain('Ad;Soyad;E-posta');
  expect(row).toContain(`Aslı;Dosyada;${owner.email};;Ev sahibi;Evet;`);
  expect(rest).toEqual([]);
});
