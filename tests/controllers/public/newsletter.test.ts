import { paths } from '../../../server/shared/paths.ts';
import { db, site } from '../../support/api.ts';
import { sentFrom } from '../../support/form-origin.ts';
import { waiting } from '../../support/gates.ts';
import { until } from '../../support/until.ts';

let number = 0;

/** Signs somebody up over the call and reads what their mailbox gets. */
async function signedUp() {
  number += 1;
  const email = `okur${number}@ornek.example`;
  await site.post(paths.api.subscribe()).send({ email }).expect(201);
  const mail = await db
    .selectFrom('mails')
    .select(['subject', 'text', 'state', 'unsubscribe_url'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const [, code = ''] = /\/bulten\/([\w-]+)/.exec(mail.text) ?? [];
  return { email, mail, code };
}

const subscriber = (email: string) =>
  db
    .selectFrom('subscribers')
    .select([
      'id',
      'state',
      'source',
      'confirmed_at',
      'confirmed_ip',
      'leave_code',
      'confirm_expires_at',
      'confirm_code_hash',
    ])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** What stands between the page's header and the newsletter's form. */
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('signing up', () => {
  test('sends one mail with a link; the database has only its hash', async () => {
    const { email, mail, code } = await signedUp();
    expect(mail).toMatchObject({ state: 'WAITING', unsubscribe_url: null });
    expect(mail.subject).toContain('kaydınızı onaylayın');
    expect(code).toHaveLength(32);
    const { state, confirm_code_hash } = await subscriber(email);
    expect(state).toBe('WAITING');
    expect(confirm_code_hash).not.toContain(code);
  });

  test('keeps the text that stands beside the form, word for word', async () => {
    const { email } = await signedUp();

    const { text } = await site.get('/').expect(200);

    const { consent_text } = await db
      .selectFrom('subscribers')
      .select('consent_text')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(consent_text).toContain('e-postalarını almayı onaylarsınız');
    expect(text.replaceAll(/<\/?a[^>]*>/g, '')).toContain(consent_text);
  });

  test('while the link works, a second time is no news and sends nothing', async () => {
    const { email } = await signedUp();
    await site.post(paths.api.subscribe()).send({ email }).expect(409);
    const mails = await db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('once the link is over, one can ask for another', async () => {
    const { email, code } = await signedUp();
    await db
      .updateTable('subscribers')
      .set({ confirm_expires_at: '2026-01-01T00:00:00Z' })
      .where('email', '=', email)
      .execute();
    const over = await site.post(paths.newsletterConfirmation(code)).expect(410);
    expect(over.text).toContain('name="email"');
    await site.post(paths.api.subscribe()).send({ email }).expect(201);
    expect((await subscriber(email)).state).toBe('WAITING');
  });

  test.each([
    ['a program', {}, 'API'],
    ['the box at the foot of a page', { 'sec-fetch-site': 'same-origin' }, 'FOOTER'],
  ])('by %s is noted as that', async (_who, headers, source) => {
    number += 1;
    const email = `kaynak${number}@ornek.example`;
    await site.post(paths.api.subscribe()).set(headers).send({ email }).expect(201);
    expect(await subscriber(email)).toMatchObject({ source });
  });

  test('by the form says that a link is on its way', async () => {
    number += 1;
    const form = { email: `form${number}@ornek.example` };
    const { text } = await site.post(paths.newsletter()).type('form').send(form).expect(201);
    expect(main(text)).toContain('Son bir adım kaldı');
    expect(await subscriber(form.email)).toMatchObject({ source: 'FOOTER' });
  });
});

test('an address that is none is said by the page without a script, which keeps what was typed', async () => {
  const form = { email: 'ayse@' };
  const { text } = await site.post(paths.newsletter()).type('form').send(form).expect(422);

  expect(text).toContain('<title>Hata: Bültene kayıt');
  expect(main(text)).toContain('Geçerli bir e-posta adresi girin');
  expect(main(text)).toContain('value="ayse@"');
  expect(text.match(/name="email"/g)).toHaveLength(1);
});

describe('the link in the mail', () => {
  test('opened by a program changes nothing; its button confirms', async () => {
    const { email, code } = await signedUp();
    const page = await site.get(paths.newsletterConfirmation(code)).expect(200);
    expect(main(page.text)).toContain('Kaydımı onayla');
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await subscriber(email)).state).toBe('WAITING');
    const done = await sentFrom(page, site.post(paths.newsletterConfirmation(code))).expect(200);
    expect(main(done.text)).toContain('Bülten kaydınız onaylandı');
    expect(await subscriber(email)).toMatchObject({ state: 'ACTIVE', confirmed_ip: '127.0.0.1' });
  });

  test('works for two days; then its page asks for the address again', async () => {
    const { email, code } = await signedUp();
    const ends = (await subscriber(email)).confirm_expires_at?.getTime() ?? 0;
    expect(Math.round((ends - Date.now()) / 3_600_000)).toBe(48);

    await db
      .updateTable('subscribers')
      .set({ confirm_expires_at: '2026-01-01T00:00:00Z' })
      .where('email', '=', email)
      .execute();
    const page = await site.get(paths.newsletterConfirmation(code)).expect(410);

    expect(main(page.text)).not.toContain('Kaydımı onayla');
  });

  test('pressed twice at once, says both times that it is done', async () => {
    const { email, code } = await signedUp();
    const press = async () => (await site.post(paths.newsletterConfirmation(code))).status;

    const gate = await db.startTransaction().execute();
    await gate
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', email)
      .forUpdate()
      .execute();
    const pressed = Promise.all([press(), press()]);
    await until(async () => (await waiting()) === 2);
    await gate.commit().execute();

    expect(await pressed).toEqual([200, 200]);
  });

  test('used again, says that it is done', async () => {
    const { code } = await signedUp();
    await site.post(paths.newsletterConfirmation(code)).expect(200);
    await site.post(paths.newsletterConfirmation(code)).expect(200);
    const page = await site.get(paths.newsletterConfirmation(code)).expect(200);
    expect(main(page.text)).toContain('Bülten kaydınız onaylandı');
  });

  test.each(['baskasinin-kodu-0123456789abcd', 'kisa', '%00', 'x'.repeat(200)])(
    '%s opens nothing',
    async (code) => {
      for (const path of [`/bulten/${code}`, `/bulten/ayril/${code}`]) {
        await site.get(path).expect(404);
        await site.post(path).expect(404);
      }
    },
  );
});

describe('leaving', () => {
  const active = async () => {
    const { email, code } = await signedUp();
    await site.post(paths.newsletterConfirmation(code)).expect(200);
    return { email, ...(await subscriber(email)) };
  };

  test('is asked on a page, done by its button', async () => {
    const { email, leave_code } = await active();
    const page = await site.get(paths.newsletterLeave(leave_code)).expect(200);
    expect(page.text).not.toContain('name="email"');
    expect(main(page.text)).toContain('Bültenden ayrıl');
    expect((await subscriber(email)).state).toBe('ACTIVE');
    const done = await sentFrom(page, site.post(paths.newsletterLeave(leave_code))).expect(200);
    expect(main(done.text)).toContain('Bültenden ayrıldınız');
    expect(page.headers['referrer-policy']).toBe('strict-origin');
    expect((await subscriber(email)).state).toBe('LEFT');
  });

  test('by one click of a mail program needs no session and no form of ours', async () => {
    const { email, leave_code } = await active();
    await site
      .post(paths.newsletterLeave(leave_code))
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect((await subscriber(email)).state).toBe('LEFT');
    await site
      .post(paths.newsletterLeave(leave_code))
      .field('List-Unsubscribe', 'One-Click')
      .expect(200);
  });

  test('and coming back begins with a new link; the old one is worth nothing', async () => {
    const { email, leave_code } = await active();
    await site.post(paths.newsletterLeave(leave_code)).expect(200);
    await site.post(paths.api.subscribe()).send({ email }).expect(201);
    expect(await subscriber(email)).toMatchObject({ state: 'WAITING', confirmed_at: null });
  });
});
