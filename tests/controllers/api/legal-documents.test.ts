import { createHash } from 'node:crypto';

import { renderLegalDocuments } from '../../../server/services/content/legal-documents.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import { createLegalDocuments, createReservation } from '../../support/factories.ts';
import { createAcceptance } from '../../support/guest-factories.ts';
import { elementsOf } from '../../views/render.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  await createLegalDocuments();
});

const call = (method: 'get' | 'post', address: string) =>
  site[method](`/v1/admin/legaldocuments${address}`).set('authorization', admin);

const publish = (kind: string, own: object) =>
  call('post', `/${kind}/editions`).send({ title: 'Metin', body: '<p>{{total}}</p>', ...own });

test('a new edition is what guests read; the one before stays as it was', async () => {
  const before = await call('get', '/contract/editions/1').expect(200);

  const { body } = await publish('contract', {
    title: 'Yeni sözleşme',
    body: '<h3>Bedel</h3><p onclick="x()">Toplam {{total}}.</p><script>x()</script>',
    version: 1,
  }).expect(201);

  const clean = '<h3>Bedel</h3><p>Toplam {{total}}.</p>';
  expect(body.content).toMatchObject({
    edition: 2,
    title: 'Yeni sözleşme',
    body: clean,
    sha256: createHash('sha256').update(clean).digest('hex'),
    acceptances: 0,
  });
  expect(body.content.created_by_name).toMatch(/^Deniz Kaya/);
  const after = await call('get', '/contract/editions/1').expect(200);
  expect(after.body).toEqual(before.body);
  const inForce = await call('get', '/contract').expect(200);
  expect(inForce.body.content).toMatchObject({ kind: 'CONTRACT', edition: 2, body: clean });
  expect(inForce.body.content.words).toContain('permit_no');
  expect(inForce.body.content.words).not.toContain('charter');
});

test('what was accepted stays what it was, and is counted', async () => {
  const { id } = await createReservation();
  const print = await createAcceptance({ reservation_id: id }, '<p>Toplam ₺70.000</p>');

  await publish('pre_information', { body: '<p>Başka bir metin.</p>' }).expect(201);

  const kept = await db
    .selectFrom('legal_acceptances as a')
    .innerJoin('legal_documents as l', 'l.id', 'a.legal_document_id')
    .select(['a.rendered_html', 'l.edition'])
    .where('a.rendered_sha256', '=', print)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ rendered_html: '<p>Toplam ₺70.000</p>', edition: 1 });
  const { body } = await call('get', '/pre_information/editions').expect(200);
  expect(
    body.content.map(({ edition, acceptances }: Record<string, number>) => [edition, acceptances]),
  ).toEqual([
    [2, 0],
    [1, 1],
  ]);
  expect(body.total).toBe(2);
});

test('who published what stands in the log', async () => {
  await publish('charter_contract', { title: 'Tekne sözleşmesi', body: '<p>{{charter}}</p>' });

  const logged = await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'legal_document')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(logged).toMatchObject({
    action: 'legal_document.published',
    before: { edition: 1, title: 'Tekne kiralama sözleşmesi' },
    after: { kind: 'CHARTER_CONTRACT', edition: 2, body: '<p>{{charter}}</p>' },
  });
});

test('a text that names what no reservation has is refused, all that is wrong at once', async () => {
  const unknown = await publish('contract', { body: '<p>{{total}} {{charter}} {{ toplam }}</p>' });
  const torn = await publish('contract', { body: '<p>{{<strong>total</strong>}}</p>' });
  const lost = await publish('contract', { body: '<p>{{total <strong>gece</strong></p>' });
  const bad = await publish('contract', { title: ' ', body: '' });
  const empty = await publish('contract', { body: '<script>x()</script>' });
  const blank = await publish('contract', { body: '<h2> </h2><p></p>' });

  expect(unknown.status).toBe(422);
  expect(unknown.body.fields.body).toContain('{{charter}}, {{toplam}}');
  expect([torn.status, Object.keys(torn.body.fields)]).toEqual([422, ['body']]);
  expect(lost.body.fields.body).toContain('bölünmüş bir alan var: {{total gece');
  expect(Object.keys(bad.body.fields).toSorted()).toEqual(['body', 'title']);
  for (const { status, body } of [empty, blank])
    expect([status, body.fields]).toEqual([422, { body: 'Bu alan gerekli.' }]);
});

test('made from an edition that is not in force any more it is refused', async () => {
  await publish('charter_information', { version: 1 }).expect(201);

  const late = await publish('charter_information', { title: 'Geç', version: 1 });

  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect(late.body.current).toMatchObject({ edition: 2, title: 'Metin' });
});

test('two who publish at once make two editions', async () => {
  const before = (await call('get', '/charter_information/editions')).body.total;

  const both = await Promise.all(
    ['Bir', 'İki'].map((title) => publish('charter_information', { title })),
  );

  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await call('get', '/charter_information/editions')).body.total).toBe(before + 2);
});

test('published as it stands a text is no new edition', async () => {
  const first = await publish('charter_contract', { title: 'Aynı' }).expect(201);

  const again = await publish('charter_contract', { title: 'Aynı' }).expect(201);

  expect(again.body).toEqual(first.body);
});

test('lists what guests accept, and no other text', async () => {
  const { body } = await call('get', '').expect(200);

  expect(body.content.map(({ kind }: { kind: string }) => kind)).toEqual([
    'PRE_INFORMATION',
    'CONTRACT',
    'CHARTER_INFORMATION',
    'CHARTER_CONTRACT',
  ]);
  expect((await call('get', '/cookie')).status).toBe(404);
  expect((await call('get', '/contract/editions/99')).status).toBe(404);
});

test('a preview says which fact stands where, and keeps nothing', async () => {
  const body = '<p>Toplam {{total}}</p><script>x()</script>';

  const shown = await call('post', '/contract/preview').send({ title: 'Bak', body }).expect(200);

  expect(shown.body).toEqual({ content: { title: 'Bak', body: '<p>Toplam [Toplam]</p>' } });
});

test('its editions can be had as a file', async () => {
  const { text, headers } = await call('get', '/contract/editions?format=csv').expect(200);

  expect(headers['content-disposition']).toContain('sozlesme-surumleri');
  expect(text).toContain('Onay sayısı');
});

describe('the screen', () => {
  const open = async (address: string, status = 200) =>
    (
      await site
        .get(address)
        .set('cookie', await signIn('ADMIN'))
        .expect(status)
    ).text;

  test('has the text in force, the facts it may name and its editions', async () => {
    const text = await open('/dashboard/website/contracts/contract');

    expect(text).toContain('data-api="POST /v1/admin/legaldocuments/contract/editions"');
    expect(text).toContain('data-insert="{{permit_no}}"');
    expect(text).not.toContain('data-insert="{{charter}}"');
    expect(elementsOf(text, 'input')).toContainEqual(
      expect.objectContaining({ name: 'version', value: '2' }),
    );
    expect(text).toContain('href="/dashboard/website/contracts/contract?number=1"');
  });

  test('shows an edition as it was published', async () => {
    const text = await open('/dashboard/website/contracts/contract?number=1');

    expect(text).toContain('Sürüm 1: Kiralama sözleşmesi');
    expect(text).toContain(
      '<p>İzin belgesi {{permit_no}}, ön ödeme {{prepayment}}, oranı {{prepayment_percent}}.',
    );
    await open('/dashboard/website/contracts/contract?number=99', 404);
    await open('/dashboard/website/contracts/gizli', 404);
  });
});

test('one that came in past its check, and a name in a link’s place, do nothing where they are read', async () => {
  await db
    .insertInto('legal_documents')
    .values({
      kind: 'CONTRACT',
      edition: 900,
      title: 'Metin',
      body: '<p onclick="x()">Kiracı <a href="{{customer_name}}">{{customer_name}}</a></p><svg onload="x()">',
      sha256: '9'.repeat(64),
    })
    .execute();

  const documents = await renderLegalDocuments(db, { customer_name: 'javascript:x(1)' }, 'villa');

  const { html, sha256 } = documents.find(({ kind }) => kind === 'CONTRACT') ?? {};
  expect(html).toBe('<p>Kiracı <a>javascript:x(1)</a></p>');
  expect(sha256).toBe(createHash('sha256').update(String(html)).digest('hex'));
});
