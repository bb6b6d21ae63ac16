import { queueNewsletters } from '../../../server/services/mail/newsletter-sending.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import { createStoredPicture, keptOf } from '../../support/catalogue-factories.ts';
import { readCsv } from '../../support/csv.ts';
import { createNewsletter, createSubscriber } from '../../support/desk-factories.ts';

const NEWSLETTERS = '/v1/admin/newsletters';

const as = async (role: 'ADMIN' | 'OWNER' = 'ADMIN') => ({ authorization: await bearer(role) });
const post = async (path: string, body: object) =>
  site
    .post(path)
    .set(await as())
    .send(body);
const put = async (path: string, body: object) =>
  site
    .put(path)
    .set(await as())
    .send(body);
const patch = async (path: string, body: object) =>
  site
    .patch(path)
    .set(await as())
    .send(body);
const get = async (path: string) => site.get(path).set(await as());
const remove = async (path: string) => site.delete(path).set(await as());

const draft = { subject: 'Boşalan haftalar', body: 'Merhaba,\n\nBu hafta iki villa boşaldı.' };

/** What the call and the page find under a state, and what the file calls that. */
async function listed(state: string) {
  const { body } = await get(`${NEWSLETTERS}?state=${state}`);
  const found: number[] = body.content.map(({ id }: { id: number }) => id);
  const page = await site
    .get(`/dashboard/newsletters?state=${state}`)
    .set('cookie', await signIn('ADMIN'));
  const [, ...lines] = readCsv((await get(`${NEWSLETTERS}?state=${state}&format=csv`)).text);
  const links = page.text.match(/(?<=class="row-link[^>]*\/newsletters\/)\d+/g) ?? [];
  return { found, on_page: links.map(Number), in_file: lines.map(([, word]) => word) };
}

const NONE = { found: [], on_page: [], in_file: [] };

const reader = (number: number) =>
  createSubscriber({
    email: `okur${number}@ornek.example`,
    state: 'ACTIVE',
    confirmed_at: '2026-01-02T10:00:00Z',
    leave_code: `ayrilma-kodu-0123456789-${number}`,
  });

test('a file of them says when each was begun and sent, in words of its own', async () => {
  const { text } = await get(`${NEWSLETTERS}?format=csv`);
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFKonu;Durum;Başladı;Hepsi sıraya kondu;Sıraya konan;Gönderilen;Gönderilemeyen;Atlanan',
  );
});

test('a draft is shown as the mail it becomes, with how to leave', async () => {
  const { status, body } = await post(NEWSLETTERS, draft);
  expect(status).toBe(201);
  expect(body.content).toMatchObject({
    state: 'DRAFT',
    subject: 'Boşalan haftalar',
    sent_count: 0,
  });
  expect(body.content.text).toMatch(/^Merhaba,\n\nBu hafta iki villa boşaldı\./);
  expect(body.content.text).toContain('Bültenden ayrılın: http://koy.test/bulten/ayril/');
});

test('what staff wrote is text, never markup', async () => {
  const body = '<script>alert(1)</script> {{site_name}}';
  const { body: answer } = await post(NEWSLETTERS, { ...draft, body });
  expect(answer.content.html).not.toContain('<script>');
  expect(answer.content.text).toContain('{{site_name}}');
});

test('a draft is changed and removed; one that has begun is not', async () => {
  const id = await createNewsletter();
  const path = `${NEWSLETTERS}/${id}`;
  const changed = await put(path, { ...draft, subject: 'Yeni konu', version: 1 });
  expect(changed.body.content).toMatchObject({ subject: 'Yeni konu', version: 2 });
  expect((await put(path, { ...draft, version: 1 })).body.code).toBe('stale');
  // Let go from a page that shows what a colleague has changed since.
  expect((await patch(path, { state: 'SENDING', version: 1 })).body.code).toBe('stale');
  const sent = await patch(path, { state: 'SENDING', version: 2 });
  expect(sent.body.content.state).toBe('SENDING');
  expect((await put(path, draft)).body.code).toBe('newsletter_started');
  expect((await remove(path)).body.code).toBe('newsletter_started');
  expect((await remove(`${NEWSLETTERS}/${await createNewsletter()}`)).status).toBe(200);
  await patch(path, { state: 'STOPPED' });
});

test('a picture that a draft shows no more goes, as does that of a removed one', async () => {
  const [first, second] = [await createStoredPicture(), await createStoredPicture()];
  const showing = ({ hash }: { hash: string }) =>
    `<p>Merhaba</p><figure><img src="/media/${hash}/960.jpg" alt=""></figure>`;
  const path = `${NEWSLETTERS}/${await createNewsletter({ body: showing(first) })}`;

  expect((await put(path, { ...draft, body: showing(second) })).status).toBe(200);
  expect(await keptOf(first, second)).toEqual([second]);
  expect((await remove(path)).status).toBe(200);

  expect(await keptOf(first, second)).toEqual([]);
});

test('tells how many it reached', async () => {
  await reader(1);
  await reader(2);
  const id = await createNewsletter();
  await patch(`${NEWSLETTERS}/${id}`, { state: 'SENDING' });
  await queueNewsletters(db);
  const made = await get(`${NEWSLETTERS}/${id}`);
  expect(made.body.content).toMatchObject({ state: 'QUEUED', waiting_count: 2, sent_count: 0 });
  expect(await listed('QUEUED')).toEqual({
    found: [id],
    on_page: [id],
    in_file: ['Sıraya kondu'],
  });
  expect(await listed('SENT')).toEqual(NONE);
  await db.updateTable('mails').set({ state: 'FAILED' }).where('newsletter_id', '=', id).execute();
  const failing = await get(`${NEWSLETTERS}/${id}`);
  expect(failing.body.content).toMatchObject({ state: 'QUEUED', waiting_count: 2, sent_count: 0 });
  await db
    .updateTable('mails')
    .set({ state: 'SENT', sent_at: '2026-07-01T10:00:00Z' })
    .where('newsletter_id', '=', id)
    .execute();
  const { body } = await get(`${NEWSLETTERS}/${id}`);
  expect(body.content).toMatchObject({ state: 'SENT', waiting_count: 0, sent_count: 2 });
  expect(await listed('QUEUED')).toEqual(NONE);
  expect(await listed('SENT')).toEqual({ found: [id], on_page: [id], in_file: ['Gönderildi'] });
  const over = await patch(`${NEWSLETTERS}/${id}`, { state: 'STOPPED' });
  expect(over.body).toMatchObject({ code: 'newsletter_over', state: 'SENT' });
  const list = await get(`${NEWSLETTERS}?state=SENT`);
  expect(list.body).toMatchObject({ total: 1, content: [{ id, sent_count: 2 }] });
});

test('a trial goes to one address, marked as one, and reaches no subscriber', async () => {
  const id = await createNewsletter();
  const trial = async () =>
    site
      .post(`${NEWSLETTERS}/${id}/test`)
      .set(await as('ADMIN'))
      .set('idempotency-key', 'bir')
      .send({ email: 'ben@koy.example' });
  const { status, body } = await trial();
  expect(status).toBe(201);
  // Under the same key it is the same mail.
  expect((await trial()).body).toEqual(body);
  expect(body.content.recipient).toBe('ben@koy.example');
  const mails = await db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'subscriber_id'])
    .where('id', '>=', body.content.mail_id)
    .execute();
  expect(mails).toEqual([
    { recipient: 'ben@koy.example', subject: '[Deneme] Boşalan haftalar', subscriber_id: null },
  ]);
});

test('is no affair of owners', async () => {
  const { status } = await site.get(NEWSLETTERS).set(await as('OWNER'));
  expect(status).toBe(403);
});

test('what the editor wrote is cleaned and set as mail programs can', async () => {
  const body =
    '<h2>Yaz</h2><p onclick="x()">İki <strong>villa</strong> <a href="/listing">boşaldı</a></p>';

  const { body: answer } = await post(NEWSLETTERS, { ...draft, body });

  expect(answer.content.body).not.toContain('onclick');
  expect(answer.content.html).toContain('<strong>villa</strong>');
  expect(answer.content.html).toContain('href="http://koy.test/listing"');
  expect(answer.content.text).toContain('Yaz\n\nİki villa boşaldı (http://koy.test/listing)');
  const empty = await post(NEWSLETTERS, { ...draft, body: '<p><script>x()</script></p>' });
  expect([empty.status, Object.keys(empty.body.fields)]).toEqual([422, ['body']]);
});
