import { bearer, db, site } from '../../support/api.ts';
import { createStoredPicture, keptOf } from '../../support/catalogue-factories.ts';
import { createSubscriber, templateId } from '../../support/desk-factories.ts';
import { createReservation } from '../../support/factories.ts';

const TEMPLATES = '/v1/admin/mailtemplates';

interface Listed {
  id: number;
  code: string;
  version: number;
}

let admin: string;
let id: number;
let code: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  id = await templateId('reservation_option');
  code = (await createReservation({ status: 'OPTION' })).reservation_id;
});

const post = (address: string, own: object = {}) =>
  site.post(address).set('authorization', admin).send(own);
const edit = (own: object) => site.put(`${TEMPLATES}/${id}`).set('authorization', admin).send(own);
const listed = async (): Promise<Listed[]> =>
  (await site.get(TEMPLATES).set('authorization', admin)).body.content;
const flag = (ids: number[], active: boolean) =>
  site.patch(`${TEMPLATES}/activity`).set('authorization', admin).send({ ids, active });

const BODY = 'Merhaba {{customer_name}},\n\n{{bank_accounts}}';

test('are all there, each with the fields its text may have', async () => {
  const option = (await listed()).find((template) => template.id === id);

  expect(option).toMatchObject({ code: 'reservation_option', is_default: true, always: false });
  expect(option).toHaveProperty(
    'placeholders',
    expect.arrayContaining([{ name: 'option_until', label: 'Opsiyon bitişi' }]),
  );
});

test('are changed, but not to name what they do not know', async () => {
  const good = await edit({ subject: '{{villa}} ayrıldı', body: BODY });
  const bad = await edit({ subject: '{{vila}}', body: `${BODY} {{iban}} {{ kart_no }}` });

  expect(good.body.content).toMatchObject({ subject: '{{villa}} ayrıldı', is_default: false });
  expect(bad.status).toBe(422);
  expect(bad.body.fields).toEqual({
    subject: 'Bu şablonda böyle bir alan yok: {{vila}}.',
    body: 'Bu şablonda böyle bir alan yok: {{iban}}, {{kart_no}}.',
  });
});

test.each([
  ['Merhaba {{customer_name, {{villa}} ayrıldı', '{{customer_name, {{villa'],
  ['Merhaba {{customer_name} {{villa}}', '{{customer_name} {{villa'],
  ['Sayın {customer_name}},', 'Sayın {customer_name}}'],
])('are not changed to have a field with torn braces (%s)', async (torn, near) => {
  const { status, body } = await edit({ subject: 'Ayrıldı', body: `${BODY}\n\n${torn}` });

  expect([status, body.fields]).toEqual([
    422,
    {
      body: `Süslü parantezleri eksik ya da bölünmüş bir alan var: ${near}. Alanın iki yanında ikişer tane olmalı.`,
    },
  ]);
});

test('go back to the text they came with', async () => {
  await edit({ subject: 'Başka', body: BODY });

  const { body } = await post(`${TEMPLATES}/${id}/reset`);

  expect(body.content.is_default).toBe(true);
  const line = await db
    .selectFrom('audit_log')
    .select(['action', 'before'])
    .where('entity', '=', 'mail_template')
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ action: 'mail_template.reset', before: { subject: 'Başka' } });
});

test('lose the pictures that they show no more, but for what a mail shows that was made of them', async () => {
  const [mailed, unsent, last] = [
    await createStoredPicture(),
    await createStoredPicture(),
    await createStoredPicture(),
  ];
  const showing = (...pictures: { hash: string }[]) =>
    pictures.map(({ hash }) => `<p><img src="/media/${hash}/960.jpg" alt=""></p>`).join('');
  await edit({ subject: 'Resimli', body: showing(mailed, unsent) }).expect(200);
  await db
    .insertInto('mails')
    .values({
      ...{ template_code: 'reservation_option', recipient: 'a@ornek.example', event_key: 'resim' },
      ...{ subject: 'Resimli', text: '' },
      html: `<img src="http://koy.test/media/${mailed.hash}/960.jpg">`,
    })
    .execute();

  await edit({ subject: 'Resimli', body: showing(last) }).expect(200);
  expect(await keptOf(mailed, unsent)).toEqual([mailed]);
  await post(`${TEMPLATES}/${id}/reset`).expect(200);

  expect(await keptOf(mailed, last)).toEqual([mailed]);
});

test('made from an old copy is refused', async () => {
  const { version } = (await listed()).find((template) => template.id === id)!;
  await edit({ subject: 'Bir', body: BODY, version });

  const late = await edit({ subject: 'İki', body: BODY, version });

  expect([late.status, late.body.code]).toEqual([409, 'stale']);
});

test('are shown with a real reservation and sent nowhere', async () => {
  const before = await countMails();

  const { body } = await post(`${TEMPLATES}/${id}/preview`, {
    reservation_id: code.toLowerCase().replace('-', ' '),
    subject: 'Sayın {{customer_name}}',
    body: 'Kodunuz **{{reservation_id}}**.',
  });

  expect(body.content).toMatchObject({
    recipient: 'ayse.demirtas@ornek.example',
    subject: 'Sayın Ayşe Demirtaş',
  });
  expect(body.content.text).toContain(`Kodunuz ${code}.`);
  expect(body.content.html).toContain(code);
  expect(await countMails()).toBe(before);
});

test.each([
  [{}, 'reservation_id'],
  [{ reservation_id: 'AAAA-000000' }, 'reservation_id'],
  [{ reservation_id: 'yok' }, 'reservation_id'],
])('a preview with %p wants %s', async (own, field) => {
  const response = await post(`${TEMPLATES}/${id}/preview`, own);

  expect([response.status, Object.keys(response.body.fields)]).toEqual([422, [field]]);
});

test('every template can be looked at', async () => {
  const templates = await listed();
  expect(templates.length).toBeGreaterThan(20);
  for (const template of templates) {
    const { body } = await post(`${TEMPLATES}/${template.id}/preview`, { reservation_id: code });

    expect([template.code, body.content?.html]).toEqual([
      template.code,
      expect.stringContaining('<html'),
    ]);
    expect(body.content.subject).not.toContain('{{');
  }
});

test('a preview names what its reservation has none of by a dash, so that no sentence has a hole', async () => {
  const option = (await listed()).find(({ code: own }) => own === 'reservation_option')?.id;
  const { reservation_id } = await createReservation({ status: 'CONFIRMED' });
  const { body } = await post(`${TEMPLATES}/${option}/preview`, {
    reservation_id,
    subject: 'Opsiyon',
    body: 'Opsiyonunuz {{option_until}} tarihinde biter.',
  });

  expect(body.content.text).toContain('Opsiyonunuz – tarihinde biter.');
});

test('are tried out on who asks, or on another address', async () => {
  const { body } = await post(`${TEMPLATES}/${id}/test`, {
    reservation_id: code,
    email: 'deneme@ornek.example',
  });
  const own = await post(`${TEMPLATES}/${id}/test`, { reservation_id: code });

  const mail = await db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'reservation_id'])
    .where('id', '=', body.content.mail_id)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: 'deneme@ornek.example', reservation_id: null });
  expect(mail.subject).toMatch(/^\[Deneme\] /);
  expect(own.body.content.recipient).toMatch(/@koy\.example$/);
});

test('are switched, all or none, but not those that somebody waits for', async () => {
  const reset = await templateId('password_reset');

  const refused = await flag([id, reset], false);
  const done = await flag([id], false);

  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['ids.1']]);
  expect(done.body).toEqual({ content: { ids: [id], active: false, changed: [id] } });
  await flag([id], true);
});

const countMails = async () => (await db.selectFrom('mails').select('id').execute()).length;

describe('the outbox', () => {
  const mails = (query: object) =>
    site.get('/v1/admin/mails').set('authorization', admin).query(query);

  test('lists and shows mails, and sends one again', async () => {
    const email = `kutu-${process.pid}@ornek.example`;
    const { body } = await post(`${TEMPLATES}/${id}/test`, { reservation_id: code, email });
    const { mail_id } = body.content;
    await db
      .updateTable('mails')
      .set({ state: 'SENT', sent_at: '2026-07-01T09:00:00Z' })
      .where('id', '=', mail_id)
      .execute();

    const again = await post(`/v1/admin/mails/${mail_id}/resend`);
    const sent = await mails({ q: email, state: 'SENT' });
    const all = await mails({ q: email });

    expect(again.body.content).toMatchObject({ recipient: email, attempts: 0 });
    expect(again.body.content.id).not.toBe(mail_id);
    expect([sent.body.total, all.body.total, all.body.take]).toEqual([1, 2, 50]);
    const one = await site.get(`/v1/admin/mails/${mail_id}`).set('authorization', admin);
    expect(one.body.content).toMatchObject({ state: 'SENT', attachments: [], reservation: null });
  });

  test('sent again twice under one Idempotency-Key it is one more mail', async () => {
    const email = `kutu-bir-${process.pid}@ornek.example`;
    const { body } = await post(`${TEMPLATES}/${id}/test`, { reservation_id: code, email });
    const { mail_id } = body.content;
    const sent = { state: 'SENT' as const, sent_at: '2026-07-01T09:00:00Z' };
    await db.updateTable('mails').set(sent).where('id', '=', mail_id).execute();
    const again = () =>
      post(`/v1/admin/mails/${mail_id}/resend`).set('idempotency-key', `yine-${mail_id}`);

    const answers = [await again(), await again()];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await mails({ q: email })).body.total).toBe(2);
  });

  test('tried twice under one Idempotency-Key it is one mail', async () => {
    const email = `kutu-deneme-${process.pid}@ornek.example`;
    const trial = () =>
      post(`${TEMPLATES}/${id}/test`, { reservation_id: code, email }).set(
        'idempotency-key',
        email,
      );

    const answers = [await trial(), await trial()];

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await mails({ q: email })).body.total).toBe(1);
  });

  test.each([
    [
      'a link that was sent',
      { template_code: 'password_reset', state: 'SENT', sent_at: new Date() },
      'link_mail',
    ],
    ['who left the list', { state: 'FAILED' }, 'subscriber_left'],
  ])('sends nothing again of %s', async (_, own, refusal) => {
    const subscriber_id = await createSubscriber({ state: 'LEFT', left_at: new Date() });
    const mail = await db
      .insertInto('mails')
      .values({
        recipient: 'kimse@ornek.example',
        subject: 'Yeni',
        html: '',
        text: '',
        event_key: refusal,
        ...own,
        ...(refusal === 'subscriber_left' && { subscriber_id }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    const { status, body } = await post(`/v1/admin/mails/${mail.id}/resend`);

    expect([status, body.code]).toEqual([409, refusal]);
  });

  describe('given up, several at once', () => {
    const given = async (event_key: string, own: object = {}) =>
      (
        await db
          .insertInto('mails')
          .values({
            ...{ recipient: `${event_key}@ornek.example`, subject: 'Yeni', html: '', text: '' },
            ...{ event_key, state: 'DEAD', attempts: 8, last_error: 'kapalı', ...own },
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;

    const resend = (...ids: number[]) => post('/v1/admin/mails/resend', { ids });

    const standing = (ids: number[]) =>
      db
        .selectFrom('mails')
        .select(['state', 'attempts'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();

    test('wait to be sent, and what was sent meanwhile is left alone', async () => {
      const dead = [await given('olu-bir'), await given('olu-iki')];
      const sent = await given('gitti', { state: 'SENT', sent_at: new Date(), last_error: null });

      const { body } = await resend(...dead, sent).expect(200);

      expect(body.content).toEqual({ ids: dead });
      expect(await standing([...dead, sent])).toEqual([
        { state: 'WAITING', attempts: 0 },
        { state: 'WAITING', attempts: 0 },
        { state: 'SENT', attempts: 8 },
      ]);
      const audited = await db
        .selectFrom('audit_log')
        .select('entity_id')
        .where('action', '=', 'mail.resent')
        .where('entity_id', 'in', [...dead, sent])
        .orderBy('entity_id')
        .execute();
      expect(audited.map(({ entity_id }) => entity_id)).toEqual(dead);
    });

    test('are refused together with those of who left the list, by name', async () => {
      const subscriber_id = await createSubscriber({ state: 'LEFT', left_at: new Date() });
      const ids = [await given('olu-uc'), await given('ayrilan', { subscriber_id })];

      const { body } = await resend(...ids).expect(409);

      expect(body).toMatchObject({
        code: 'subscriber_left',
        refused: [{ id: ids[1], name: 'ayrilan@ornek.example' }],
      });
      expect((await standing(ids)).map(({ state }) => state)).toEqual(['DEAD', 'DEAD']);
      await resend(999_999).expect(422);
    });

    test('by two clerks at once are queued once', async () => {
      const ids = [await given('olu-dort'), await given('olu-bes')];

      const both = await Promise.all([resend(...ids), resend(...ids)]);

      expect(both.map(({ body }) => body.content.ids).sort()).toEqual([[], ids]);
    });
  });
});
