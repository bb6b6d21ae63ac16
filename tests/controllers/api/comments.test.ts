import { bearer, db, signedIn, site } from '../../support/api.ts';
import { createBoat } from '../../support/boat-factories.ts';
import { createComment } from '../../support/desk-factories.ts';
import { createReservation, createUser, createVilla } from '../../support/factories.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const list = (query: object = {}) =>
  site.get('/v1/admin/comment').set('authorization', admin).query(query);
const show = (id: number) => site.get(`/v1/admin/comment/${id}`).set('authorization', admin);
const move = (id: number, own: object) =>
  site.put(`/v1/admin/villas/commentactivity/${id}`).set('authorization', admin).send(own);
const remove = (id: number) =>
  site.delete(`/v1/admin/villas/comment/${id}`).set('authorization', admin);

const ratingOf = (id: number) =>
  db
    .selectFrom('villas')
    .select(['rating_average', 'rating_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('published it is on the villa’s page at once and counts; hidden it does neither', async () => {
  const villa = await createVilla();
  const words = `Havuz tertemizdi ${villa.id}`;
  const id = await createComment({ villa_id: villa.id, score: 4, body: words });
  expect((await site.get(`/villa/${villa.slug}`)).text).not.toContain(words);

  const published = await move(id, { state: 'PUBLISHED', answer: 'Teşekkür ederiz.' });
  const page = (await site.get(`/villa/${villa.slug}`)).text;

  expect(published.body.content).toMatchObject({
    state: 'PUBLISHED',
    answer: 'Teşekkür ederiz.',
    answered_by_name: expect.stringMatching(/^Deniz Kaya/),
  });
  expect(page).toContain(words);
  expect(page).toContain('Teşekkür ederiz.');
  expect(await ratingOf(villa.id)).toEqual({ rating_average: '4.00', rating_count: 1 });

  const hidden = await move(id, { state: 'HIDDEN' });
  expect(hidden.body.content.answer).toBe('Teşekkür ederiz.');
  expect((await site.get(`/villa/${villa.slug}`)).text).not.toContain(words);
  expect(await ratingOf(villa.id)).toEqual({ rating_average: null, rating_count: 0 });
  const again = await move(id, { state: 'PUBLISHED', answer: null });
  expect(again.body.content).toMatchObject({
    answer: null,
    answered_at: null,
    answered_by_name: null,
    published_at: published.body.content.published_at,
  });
});

test('its moves are in the audit log', async () => {
  const { id: villa_id } = await createVilla();
  const id = await createComment({ villa_id });

  await move(id, { state: 'HIDDEN' });
  await move(id, { answer: 'Üzgünüz.' });
  await remove(id);

  const lines = await db
    .selectFrom('audit_log')
    .select(['action', 'before'])
    .where('entity', '=', 'comment')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    'comment.hidden',
    'comment.answered',
    'comment.deleted',
  ]);
  expect(lines.at(-1)?.before).toMatchObject({ body: 'Çok güzel bir haftaydı.' });
  expect((await show(id)).status).toBe(404);
});

test('several are moved at once, or none; what stood so already is left alone', async () => {
  const villa = await createVilla();
  // One after the other: they are listed by their numbers.
  const waiting = await createComment({ villa_id: villa.id });
  const hidden = await createComment({ villa_id: villa.id, state: 'HIDDEN' });
  const shown = await createComment({ villa_id: villa.id });
  const ids = [waiting, hidden, shown];
  const first = (await move(shown, { state: 'PUBLISHED' })).body.content;
  const moveAll = (own: object) =>
    site.patch('/v1/admin/comment').set('authorization', admin).send(own);
  const states = async () =>
    (await list({ villa_id: villa.id, order: 'id' })).body.content.map(
      ({ state }: { state: string }) => state,
    );

  const gone = await moveAll({ ids: [...ids, 2_000_000_000], state: 'PUBLISHED' });
  expect([gone.status, Object.keys(gone.body.fields)]).toEqual([422, ['ids.3']]);
  expect(await states()).toEqual(['WAITING', 'HIDDEN', 'PUBLISHED']);

  const { body } = await moveAll({ ids, state: 'PUBLISHED' });
  expect(body.content).toMatchObject({ ids, state: 'PUBLISHED' });
  expect(body.content.rows).toContainEqual({ id: shown, version: first.version });
  expect(await states()).toEqual(['PUBLISHED', 'PUBLISHED', 'PUBLISHED']);
  expect(await ratingOf(villa.id)).toMatchObject({ rating_count: 3 });
  expect((await show(shown)).body.content).toMatchObject({
    published_at: first.published_at,
    version: first.version,
  });
  const lines = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'before'])
    .where('action', '=', 'comment.published')
    .where('entity_id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { entity_id: shown, before: { state: 'WAITING' } },
    { entity_id: waiting, before: { state: 'WAITING' } },
    { entity_id: hidden, before: { state: 'HIDDEN' } },
  ]);

  await moveAll({ ids: [waiting], state: 'WAITING' });
  expect((await show(Number(waiting))).body.content).toMatchObject({
    state: 'WAITING',
    published_at: null,
  });
});

test('several are deleted at once with their pictures, or none, each with its line in the log', async () => {
  const villa = await createVilla();
  const ids = [
    await createComment({ villa_id: villa.id, body: 'Birincisi böyleydi.' }),
    await createComment({ villa_id: villa.id, body: 'İkincisi böyleydi.' }),
  ];
  const kept = await createComment({ villa_id: villa.id });
  for (const id of [...ids, kept]) await move(id, { state: 'PUBLISHED' });
  const deleteAll = (asked: number[]) =>
    site.delete('/v1/admin/comment').set('authorization', admin).send({ ids: asked });
  const left = async () =>
    (await list({ villa_id: villa.id })).body.content.map(({ id }: { id: number }) => id);

  const gone = await deleteAll([...ids, 2_000_000_000]);
  expect([gone.status, Object.keys(gone.body.fields)]).toEqual([422, ['ids.2']]);
  expect(await left()).toHaveLength(3);

  const { body } = await deleteAll(ids).expect(200);
  expect(body.content).toEqual({ ids });
  expect(await left()).toEqual([kept]);
  expect(await ratingOf(villa.id)).toMatchObject({ rating_count: 1 });
  const lines = await db
    .selectFrom('audit_log')
    .select(['action', 'before'])
    .where('entity', '=', 'comment')
    .where('entity_id', 'in', ids)
    .where('action', '=', 'comment.deleted')
    .orderBy('entity_id')
    .execute();
  expect(lines).toMatchObject([
    { action: 'comment.deleted', before: { body: 'Birincisi böyleydi.' } },
    { action: 'comment.deleted', before: { body: 'İkincisi böyleydi.' } },
  ]);
  expect((await deleteAll(ids)).status).toBe(422);
});

test('two clerks: the later one is told', async () => {
  const { id: villa_id } = await createVilla();
  const id = await createComment({ villa_id });
  await move(id, { state: 'PUBLISHED', version: 1 });

  const late = await move(id, { state: 'HIDDEN', version: 1 });

  expect([late.status, late.body.code, late.body.version]).toEqual([409, 'stale', 2]);
});

test.each([{}, { state: 'WAITING' }, { state: 'GONE', answer: 5 }])('refuses %p', async (own) => {
  const { id: villa_id } = await createVilla();

  const response = await move(await createComment({ villa_id }), own);

  expect(response.status).toBe(422);
  expect(response.body.fields).toHaveProperty('state');
});

test('several that one was changed of are neither moved nor deleted: who changed it is told', async () => {
  const { id: villa_id } = await createVilla();
  const [first, second] = [await createComment({ villa_id }), await createComment({ villa_id })];
  const ids = [first, second];
  const seen = ids.map((id) => ({ id, version: 1 }));
  const clerk = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
  await site
    .put(`/v1/admin/villas/commentactivity/${second}`)
    .set('authorization', (await signedIn(clerk)).bearer)
    .send({ state: 'PUBLISHED', answer: 'Yine bekleriz.', version: 1 })
    .expect(200);
  const send = (method: 'patch' | 'delete', own: object) =>
    site[method]('/v1/admin/comment')
      .set('authorization', admin)
      .send({ ids, seen, ...own });

  const refusals = [await send('patch', { state: 'HIDDEN' }), await send('delete', {})];
  const single = await site
    .delete(`/v1/admin/villas/comment/${second}?version=1`)
    .set('authorization', admin);

  for (const { status, body } of refusals) {
    expect([status, body.code]).toEqual([409, 'rows_changed']);
    expect(body.refused).toEqual([
      { id: second, name: expect.any(String), by: 'Selin Aksoy', at: expect.any(String) },
    ]);
  }
  expect([single.status, single.body.code]).toEqual([409, 'stale']);
  expect((await show(second)).body.content).toMatchObject({ state: 'PUBLISHED' });
  expect((await show(first)).body.content).toMatchObject({ state: 'WAITING' });
  await send('delete', { ids: [first] }).expect(200);
});

test('tells of the stay it is about', async () => {
  const { id: villa_id } = await createVilla();
  const reservation = await createReservation({ villa_id });
  const id = await createComment({ villa_id, reservation_id: reservation.id });

  expect((await show(id)).body.content).toMatchObject({
    reservation: { id: reservation.id, reservation_id: reservation.reservation_id },
    scores: { cleanliness: null },
    pictures: [],
  });
});

test('has ten on a page, by state, villa, boat, score and words', async () => {
  const villa = await createVilla({ name: 'Villa Şakayık' });
  const boat = await createBoat();
  await createComment({ villa_id: villa.id, score: 2 });
  await createComment({ villa_id: villa.id, state: 'HIDDEN' });
  const ofBoat = await createComment({ boat_id: boat.id });

  expect((await list()).body.take).toBe(10);
  expect((await list({ villa_id: villa.id })).body.total).toBe(2);
  expect((await list({ villa_id: villa.id, score: 2 })).body.total).toBe(1);
  expect((await list({ q: 'sakayik', state: 'HIDDEN' })).body.total).toBe(1);
  expect((await list({ boat_id: boat.id })).body.content[0]).toMatchObject({
    id: ofBoat,
    listing: { kind: 'boat', id: boat.id },
  });
  const file = await list({ villa_id: villa.id, format: 'csv' });
  expect(file.text).toContain('Villa Şakayık');
});

test('anybody reads twenty of those that are published', async () => {
  const villa = await createVilla();
  await createComment({ villa_id: villa.id });
  const shown = await createComment({
    villa_id: villa.id,
    state: 'PUBLISHED',
    published_at: '2026-07-10T09:00:00Z',
  });

  const { body } = await site.get('/v1/website/comments').query({ villa_id: villa.id });

  expect(body).toMatchObject({ total: 1, take: 20 });
  expect(body.content[0]).toMatchObject({ id: shown, author: 'Zeynep Y.', month: '2026-07' });
});

test('nobody reads those of a villa or boat that is not on sale', async () => {
  const villa = await createVilla();
  const boat = await createBoat();
  const published = { state: 'PUBLISHED', published_at: '2026-07-10T09:00:00Z' };
  await createComment({ villa_id: villa.id, ...published });
  await createComment({ boat_id: boat.id, ...published });
  const totals = () =>
    Promise.all(
      [{ villa_id: villa.id }, { boat_id: boat.id }].map(
        async (of) => (await site.get('/v1/website/comments').query(of)).body.total,
      ),
    );
  expect(await totals()).toEqual([1, 1]);

  await db.updateTable('villas').set({ active: false }).where('id', '=', villa.id).execute();
  await db.updateTable('boats').set({ active: false }).where('id', '=', boat.id).execute();

  expect(await totals()).toEqual([0, 0]);
});
