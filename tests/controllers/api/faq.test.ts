import { bearer, db, site } from '../../support/api.ts';
import { createVillaType } from '../../support/factories.ts';
import { holdRow } from '../../support/gates.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const call = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', address: string) =>
  site[method](`/v1/admin/${address}`).set('authorization', admin);

async function createGroup(title: string): Promise<number> {
  const { body } = await call('post', 'faqgroups').send({ title });
  return body.content.id;
}

async function createEntry(group_id: number, question: string): Promise<number> {
  const { body } = await call('post', 'faqentries').send({
    group_id,
    question,
    answer: '<p onclick="x()">Evet.</p>',
  });
  return body.content.id;
}

const groupOf = async (id: number) => {
  const { body } = await call('get', 'faqgroups');
  return body.content.find((group: { id: number }) => group.id === id);
};

test('a question is on the site at once, cleaned, and gone when it is hidden', async () => {
  const group = await createGroup('Evcil hayvanlar');
  const id = await createEntry(group, 'Köpek gelebilir mi?');
  const shown = (await site.get('/faq')).text;

  await call('put', `faqentries/${id}`).send({
    group_id: group,
    question: 'Köpek gelebilir mi?',
    answer: '<p>Evet.</p>',
    active: false,
  });

  expect(shown).toContain('Köpek gelebilir mi?');
  expect(shown).not.toContain('onclick="x()"');
  expect((await site.get('/faq')).text).not.toContain('Köpek gelebilir mi?');
});

test('questions and groups are put in order', async () => {
  const group = await createGroup('Sıra');
  const [a, b, c] = [
    await createEntry(group, 'A?'),
    await createEntry(group, 'B?'),
    await createEntry(group, 'C?'),
  ];

  await call('patch', 'faqentries/order').send({ ids: [c, a] });

  const { entries } = await groupOf(group);
  expect(entries.map((entry: { id: number }) => entry.id)).toEqual([c, b, a]);
  const other = await createGroup('Önce');
  await call('patch', 'faqgroups/order').send({ ids: [other, group] });
  expect((await groupOf(other)).position).toBeLessThan((await groupOf(group)).position);
});

test('an order with a question that is gone says so, and moves nothing', async () => {
  const group = await createGroup('Silinmiş');
  const [a, b] = [await createEntry(group, 'A?'), await createEntry(group, 'B?')];
  await call('delete', `faqentries/${a}`).expect(200);

  const { status, body } = await call('patch', 'faqentries/order').send({ ids: [b, a] });

  expect([status, body.fields]).toEqual([
    422,
    {
      'ids.1':
        'Listedeki bir kayıt artık yok; silinmiş olabilir. Sayfayı yenileyip yeniden deneyin.',
    },
  ]);
});

test('a group is removed with its questions, which stay in the audit log', async () => {
  const group = await createGroup('Silinecek');
  const entry = await createEntry(group, 'Ne olur?');

  const other = await createEntry(group, 'Ya bu?');
  await call('delete', `faqentries/${other}`).expect(200);
  expect((await groupOf(group)).entries).toHaveLength(1);

  await call('delete', `faqgroups/${group}`);

  expect((await call('delete', `faqentries/${entry}`)).status).toBe(404);
  const line = await db
    .selectFrom('audit_log')
    .select('before')
    .where('action', '=', 'faq_group.deleted')
    .where('entity_id', '=', group)
    .executeTakeFirstOrThrow();
  expect(line.before).toMatchObject({ entries: [{ question: 'Ne olur?' }] });
});

test('a group that two remove at once is removed once, in the audit log too', async () => {
  const group = await createGroup('Herkes siliyor');
  const gate = await holdRow('faq_groups', group);
  const remove = async () => (await call('delete', `faqgroups/${group}`)).status;

  const [first, second] = [await gate.queue(remove), await gate.queue(remove)];
  await gate.open();

  expect(await first.done).toMatchObject({ value: 200 });
  expect(await second.done).toMatchObject({ value: 404 });
  const lines = db.selectFrom('audit_log').select('id').where('action', '=', 'faq_group.deleted');
  expect(await lines.where('entity_id', '=', group).execute()).toHaveLength(1);
});

test('a group may be of one landing page, which must be there', async () => {
  const { id } = await createVillaType();
  const title = 'Bu tip';

  const made = await call('post', 'faqgroups').send({
    title,
    landing_kind: 'VILLA_TYPE',
    landing_id: id,
  });
  const half = await call('post', 'faqgroups').send({ title, landing_kind: 'TOWN' });
  const nowhere = await call('post', 'faqgroups').send({
    title,
    landing_kind: 'TOWN',
    landing_id: 999_999_999,
  });

  expect(made.body.content).toMatchObject({ landing_kind: 'VILLA_TYPE', landing_id: id });
  expect(Object.keys(half.body.fields)).toEqual(['landing_id']);
  expect(Object.keys(nowhere.body.fields)).toEqual(['landing_id']);
});

test('made from an old copy is refused', async () => {
  const id = await createGroup('Bir');
  await call('put', `faqgroups/${id}`).send({ title: 'İki', version: 1 });

  const late = await call('put', `faqgroups/${id}`).send({ title: 'Üç', version: 1 });

  expect([late.status, late.body.current.title]).toEqual([409, 'İki']);
});

test('an answer without a word is refused', async () => {
  const group_id = await createGroup('Yanıtsız');
  const entry = { group_id, question: 'Neden?' };

  for (const answer of ['<p></p>', '<p>&nbsp;</p><h2></h2>', '<p>&#8203;<br></p><hr>']) {
    const refused = await call('post', 'faqentries').send({ ...entry, answer });
    expect([refused.status, refused.body.fields]).toEqual([422, { answer: 'Bu alan gerekli.' }]);
  }
  const picture = '<p><img src="/media/0a/b.jpg" alt=""></p>';
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  for (const answer of [picture, table])
    await call('post', 'faqentries')
      .send({ ...entry, answer })
      .expect(201);
});

test('names every bad field at once', async () => {
  const response = await call('post', 'faqentries').send({ group_id: 0, question: '', answer: '' });
  const stranger = await call('post', 'faqentries').send({
    group_id: 999_999_999,
    question: 'Kim?',
    answer: '<p>Yok.</p>',
  });

  expect(Object.keys(response.body.fields).toSorted()).toEqual(['answer', 'group_id', 'question']);
  expect([stranger.status, Object.keys(stranger.body.fields)]).toEqual([422, ['group_id']]);
});
