import { bearer, db, signedIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { createMessage, createSubscriber } from '../../support/desk-factories.ts';
import { createReservation, createUser, createVilla } from '../../support/factories.ts';

const MESSAGES = '/v1/admin/contact/messages';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const get = (address: string, query: object = {}) =>
  site.get(address).set('authorization', admin).query(query);
const unread = async () => (await get('/v1/admin/unreadcount')).body.content.contactCount;
const answer = (id: number, own: object) =>
  site.post(`${MESSAGES}/${id}/answer`).set('authorization', admin).send(own);
const actionsOn = async (entity: string, id: number) => {
  const lines = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  return lines.map(({ action }) => action);
};

describe('messages', () => {
  test('are listed with their beginning, which says where it is cut', async () => {
    const name = 'Uzun Mektup';
    await createMessage({ name, message: `${'deniz '.repeat(40)}kenarı` });
    await createMessage({ name, message: 'k'.repeat(200) });

    const { body } = await get(MESSAGES, { q: name });

    expect(body.content.map(({ excerpt }: { excerpt: string }) => excerpt)).toEqual([
      'k'.repeat(200),
      `${'deniz '.repeat(33).trim()}…`,
    ]);
  });

  const mark = (id: number, state: 'READ' | 'UNREAD') =>
    site.patch(`${MESSAGES}/${id}`).set('authorization', admin).send({ state });

  test('are read by who says so, once, and not by being fetched', async () => {
    const id = await createMessage();
    const before = await unread();

    const fetched = await get(`${MESSAGES}/${id}`);
    const { body } = await mark(id, 'READ');
    await mark(id, 'READ');

    expect(fetched.body.content).toMatchObject({ state: 'UNREAD', read_at: null });
    expect(body.content).toMatchObject({
      state: 'READ',
      message: 'Köpeğimizle gelebilir miyiz?',
      read_by_name: expect.stringMatching(/^Deniz Kaya/),
    });
    expect(await unread()).toBe(before - 1);
    expect(await actionsOn('contact_message', id)).toEqual(['contact_message.read']);
  });

  test('go back among the unread', async () => {
    const id = await createMessage();
    await mark(id, 'READ');

    const { body } = await mark(id, 'UNREAD');

    expect(body.content).toMatchObject({ state: 'UNREAD', read_at: null, read_by_name: null });
  });

  test('are marked several at once, or none', async () => {
    const ids = [await createMessage(), await createMessage(), await createMessage()];
    const [first = 0, second = 0] = ids;
    await mark(first, 'READ');
    const markAll = (own: object) => site.patch(MESSAGES).set('authorization', admin).send(own);
    const before = await unread();

    const gone = await markAll({ ids: [second, 2_000_000_000], state: 'READ' });
    expect([gone.status, Object.keys(gone.body.fields)]).toEqual([422, ['ids.1']]);
    expect(await unread()).toBe(before);

    const { body } = await markAll({ ids, state: 'READ' });
    expect(body.content).toEqual({ ids, state: 'READ' });
    expect(await unread()).toBe(before - 2);
    expect(await actionsOn('contact_message', first)).toEqual(['contact_message.read']);
    expect(await actionsOn('contact_message', second)).toEqual(['contact_message.read']);

    await markAll({ ids, state: 'UNREAD' });
    expect(await unread()).toBe(before + 1);
  });

  test('are deleted several at once, or none, each with its line in both journals', async () => {
    const ids = [await createMessage(), await createMessage()];
    const deleteAll = (asked: number[]) =>
      site.delete(MESSAGES).set('authorization', admin).send({ ids: asked });
    const destroyed = db
      .selectFrom('destruction_log')
      .select(['entity_id', 'row_count'])
      .where('entity', '=', 'contact_message')
      .where('entity_id', 'in', ids)
      .orderBy('entity_id');

    const gone = await deleteAll([...ids, 2_000_000_000]);
    expect([gone.status, Object.keys(gone.body.fields)]).toEqual([422, ['ids.2']]);
    expect(await destroyed.execute()).toEqual([]);

    const { body } = await deleteAll(ids).expect(200);
    expect(body.content).toEqual({ ids });
    expect(await destroyed.execute()).toEqual(
      ids.map((entity_id) => ({ entity_id, row_count: 1 })),
    );
    for (const id of ids) {
      expect((await get(`${MESSAGES}/${id}`)).status).toBe(404);
      expect(await actionsOn('contact_message', id)).toEqual(['contact_message.deleted']);
    }
  });

  test('are answered by mail, with the visitor’s words, and only once', async () => {
    const id = await createMessage({ email: `soran-${process.pid}@ornek.example` });

    const first = await answer(id, { answer: 'Merhaba,\n\nküçük köpekler gelebilir.' });
    const second = await answer(id, { answer: 'Bir daha' });
    const mail = await db
      .selectFrom('mails')
      .select(['subject', 'text', 'html', 'state'])
      .where('recipient', '=', `soran-${process.pid}@ornek.example`)
      .execute();

    expect(first.body.content).toMatchObject({ state: 'READ', answered_at: expect.any(String) });
    expect([second.status, second.body.code]).toEqual([409, 'already_answered']);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.text).toContain('küçük köpekler gelebilir.');
    expect(mail[0]?.text).toContain('Köpeğimizle gelebilir miyiz?');
    expect(mail[0]?.html).toContain('Ayşe Demirtaş');
    expect(await actionsOn('contact_message', id)).toEqual(['contact_message.answered']);
  });

  test('stay read since when and by whom they were, also by who answers them later', async () => {
    const id = await createMessage();
    const reader = await createUser({ role: 'ADMIN' });
    const first = { read_at: new Date('2026-06-01T09:00:00Z'), read_by: reader.id };
    const reading = () =>
      db
        .selectFrom('contact_messages')
        .select(['read_at', 'read_by'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await db
      .updateTable('contact_messages')
      .set({ state: 'READ', ...first })
      .where('id', '=', id)
      .execute();

    await answer(id, { answer: 'Merhaba' }).expect(200);

    expect(await reading()).toEqual(first);
  });

  test('an answer under a key is told again to who repeats it, and is one mail', async () => {
    const id = await createMessage();
    const under = (key: string, text: string) =>
      answer(id, { answer: text }).set('idempotency-key', `${key}-${id}`);

    const first = await under('bir', 'Elbette, bekleriz.').expect(200);
    const again = await under('bir', 'Elbette, bekleriz.').expect(200);
    const other = await under('bir', 'Maalesef olmuyor.').expect(422);
    await under('iki', 'Elbette, bekleriz.').expect(409);

    expect(again.body).toEqual(first.body);
    expect(other.body.code).toBe('idempotency_key_reused');
  });

  test('two answers at once make one mail', async () => {
    const email = `iki-${process.pid}@ornek.example`;
    const id = await createMessage({ email });

    const answers = await Promise.all([
      answer(id, { answer: 'Bir' }),
      answer(id, { answer: 'İki' }),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const mails = await db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('are listed ten a page, by state, answer and words', async () => {
    const name = `Şule ${process.pid}`;
    const id = await createMessage({ name });
    await createMessage({ name });
    await answer(id, { answer: 'Olur.' });

    expect((await get(MESSAGES)).body.take).toBe(10);
    expect((await get(MESSAGES, { q: `sule ${process.pid}` })).body.total).toBe(2);
    expect((await get(MESSAGES, { q: name, state: 'UNREAD' })).body.total).toBe(1);
    const answered = await get(MESSAGES, { q: name, answered: '1' });
    expect(answered.body.content.map((row: { id: number }) => row.id)).toEqual([id]);
  });
});

describe('subscribers', () => {
  test('are taken off the list, and the proof of consent stays', async () => {
    const id = await createSubscriber({
      confirm_code_hash: `hash-${process.pid}`,
      confirm_expires_at: '2099-01-01T00:00:00Z',
    });
    const remove = () => site.delete(`/v1/admin/subscriber/${id}`).set('authorization', admin);

    expect((await remove()).body).toEqual({ content: { id } });
    expect((await remove()).status).toBe(200);

    const row = await db
      .selectFrom('subscribers')
      .select(['state', 'consent_text', 'confirm_code_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      state: 'LEFT',
      consent_text: 'Bülteni almak istiyorum.',
      confirm_code_hash: null,
    });
    expect(await actionsOn('subscriber', id)).toEqual(['subscriber.left']);
  });

  test('are listed fifty a page, and as a file with their consent', async () => {
    const email = `liste-${process.pid}@ornek.example`;
    await createSubscriber({ email, state: 'ACTIVE', confirmed_at: '2026-07-01T09:00:00Z' });

    const page = await get('/v1/admin/subscriber', { state: 'ACTIVE', q: email });
    const file = await get('/v1/admin/subscriber', { q: email, format: 'csv' });

    expect(page.body).toMatchObject({ total: 1, take: 50 });
    expect(file.text).toContain('Bülteni almak istiyorum.');
    expect(file.text).toContain('Bülten kutusu');
  });
});

describe('the count of what waits', () => {
  const countFor = async (authorization: string): Promise<number> => {
    const { body } = await site
      .get('/v1/admin/unreadcount')
      .set('authorization', authorization)
      .expect(200);
    return body.content.reservationCount;
  };

  test('requests for villas and for boats wait alike', async () => {
    const before = await countFor(admin);

    await createReservation();
    await createBoatReservation();
    await createBoatReservation({ status: 'CONFIRMED' });

    expect(await countFor(admin)).toBe(before + 2);
  });

  test('an owner’s are those for own villas and boats', async () => {
    const user = await createUser({ role: 'OWNER' });
    const { bearer: owner } = await signedIn(user);
    await createReservation({ villa_id: (await createVilla({ owner_id: user.id })).id });
    await createBoatReservation({ boat_id: (await createBoat({ owner_id: user.id })).id });
    await createReservation();
    await createBoatReservation();

    expect(await countFor(owner)).toBe(2);
  });

  test('messages are no owner’s business', async () => {
    await createMessage();
    const { bearer: owner } = await signedIn(await createUser({ role: 'OWNER' }));

    const { body } = await site.get('/v1/admin/unreadcount').set('authorization', owner);

    expect(body.content.contactCount).toBe(0);
  });
});
