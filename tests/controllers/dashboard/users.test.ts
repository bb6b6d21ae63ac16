import { countQueries } from '../../../server/db/index.ts';
import { seal } from '../../../server/services/sealed.ts';
import { bearer, db, signedIn, signIn, site } from '../../support/api.ts';
import { createUser, createVilla } from '../../support/factories.ts';
import { screenWordsOf } from '../../views/render.ts';

let staff: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
});

const open = (address: string) => site.get(address).set('cookie', staff);

describe('the list', () => {
  test('says who somebody is, whether they may come in, and leads to their page', async () => {
    const owner = await createUser({
      role: 'OWNER',
      first_name: 'Recep',
      last_name: 'Kılınç',
      phone: '+905332104418',
    });
    await createVilla({ owner_id: owner.id });

    const { text } = await open('/dashboard/users?q=recep+kilinc').expect(200);

    expect(text).toContain(`href="/dashboard/users/${owner.id}"`);
    expect(screenWordsOf(text)).toContain(
      `Recep Kılınç Açık ${owner.email} Ev sahibi 0533 210 44 18 1 Hiç girmedi`,
    );
  });

  test.each<[what: string, query: string, shown: string[]]>([
    ['by role', 'role=ADMIN', ['Açık Süzgeç', 'Kapalı Süzgeç']],
    ['by state', 'active=0', ['Kapalı Süzgeç']],
    ['by what is typed', 'q=davetli', ['Davetli Süzgeç']],
    ['by nothing it does not know', 'role=KING&active=0', ['Kapalı Süzgeç']],
  ])('is filtered %s', async (_what, query, shown) => {
    await db.deleteFrom('users').where('last_name', '=', 'Süzgeç').execute();
    await createUser({ first_name: 'Açık', last_name: 'Süzgeç' });
    await createUser({ first_name: 'Kapalı', last_name: 'Süzgeç', active: false });
    await createUser({
      first_name: 'Davetli',
      last_name: 'Süzgeç',
      role: 'OWNER',
      password_hash: null,
    });

    const { text } = await open(`/dashboard/users?take=100&${query}`).expect(200);

    const found = ['Açık', 'Kapalı', 'Davetli'].map((name) => `${name} Süzgeç`);
    expect(found.filter((name) => text.includes(`>${name}</b>`))).toEqual(shown);
  });

  test('keeps its filters while it is turned and sorted', async () => {
    for (let n = 0; n < 3; n++) await createUser({ first_name: 'Sayfa', role: 'OWNER' });

    const { text } = await open('/dashboard/users?q=sayfa&role=OWNER&take=2').expect(200);

    expect(text).toContain('?skip=2&amp;take=2&amp;role=OWNER&amp;q=sayfa');
    expect(text).toContain('take=2&amp;order=-last_name&amp;role=OWNER&amp;q=sayfa');
  });

  test('asks before it closes accounts, and says what that does', async () => {
    const { text } = await open('/dashboard/users').expect(200);

    expect(text).toContain('data-api="PATCH /v1/admin/users/activity"');
    expect(text).toContain('açık oturumları hemen kapanır');
  });

  test('that finds nobody shows a way on', async () => {
    const { text } = await open('/dashboard/users?q=kimsebulamaz').expect(200);

    expect(screenWordsOf(text)).toContain('Bu filtrelere uyan kimse yok');
  });
});

describe('the form', () => {
  test('of a new person posts to the API and offers the invitation', async () => {
    const { text } = await open('/dashboard/users/new').expect(200);

    expect(text).toContain('data-api="POST /v1/admin/users"');
    expect(text).toContain('data-success="/dashboard/users/{id}"');
    expect(text).toMatch(/<input[^>]*name="invite"[^>]*checked/);
  });

  test('never shows an identity number or an IBAN whole', async () => {
    const owner = await createUser({
      role: 'OWNER',
      tckn_encrypted: seal('10000000146', 'users.tckn'),
      iban_encrypted: seal('TR330006100519786457841326', 'users.iban'),
    });

    const { text } = await open(`/dashboard/users/${owner.id}`).expect(200);

    expect(text).toContain('••••••••146');
    expect(text).toContain('TR33 •••• •••• •••• •••• ••13 26');
    expect(text.replace(/\s/g, '')).not.toMatch(/10000000146|TR330006100519/);
  });

  test('carries its version, and offers the new link that fits', async () => {
    const [invited, known] = [await createUser({ password_hash: null }), await createUser()];

    const [first, second] = await Promise.all(
      [invited, known].map(({ id }) => open(`/dashboard/users/${id}`).expect(200)),
    );

    expect(first?.text).toMatch(/name="version"[^>]*value="1"|value="1"[^>]*name="version"/);
    expect(first?.text).toContain('Davet bağlantısını yeniden gönder');
    expect(first?.text).toContain('gönderilen davet geçersiz olur');
    expect(second?.text).not.toContain('gönderilen davet');
    expect(second?.text).toContain('Yeni şifre bağlantısı gönder');
  });

  test('does not offer to close one’s own account', async () => {
    const me = await createUser();
    const { cookie } = await signedIn(me);

    const { text } = await site.get(`/dashboard/users/${me.id}`).set('cookie', cookie).expect(200);

    expect(text).toContain('Kendi hesabınızı kapatamazsınız.');
    expect(text).not.toContain('/v1/admin/users/activity');
  });

  test('tells who changed what, but nothing of what is secret', async () => {
    const created = await site
      .post('/v1/admin/users')
      .set('authorization', await bearer('ADMIN'))
      .send({ email: 'tarih@koy.example', role: 'OWNER', first_name: 'Ali', last_name: 'Uz' })
      .expect(201);
    const { id } = created.body.content;
    await site
      .put(`/v1/admin/users/${id}`)
      .set('authorization', await bearer('ADMIN'))
      .send({
        email: 'tarih@koy.example',
        role: 'OWNER',
        first_name: 'Ali',
        last_name: 'Uzun',
        iban: 'TR330006100519786457841326',
      })
      .expect(200);

    const { text } = await open(`/dashboard/users/${id}`).expect(200);

    expect(screenWordsOf(text)).toMatch(/Düzenlendi Deniz Kaya \d+ Soyad Uz → Uzun IBAN — → •••/);
    expect(screenWordsOf(text)).toContain('Kayıt açıldı');
  });

  test.each(['999999', 'abc', '0'])('of nobody (%s) is a 404 page', async (id) => {
    await open(`/dashboard/users/${id}`).expect(404);
  });
});

test.each(['/dashboard/users', '/dashboard/users/new', '/dashboard/users/1'])(
  '%s is closed to owners',
  async (address) => {
    const { text } = await site
      .get(address)
      .set('cookie', await signIn('OWNER'))
      .expect(403);

    expect(text).not.toContain('@koy.example</td>');
  },
);

test.each(['/dashboard/users', '/dashboard/users/new', '/dashboard/users/1'])(
  '%s asks the database at most six times',
  async (address) => {
    const { queries } = await countQueries(async () => await open(address));
    const own = queries.filter((query) => !query.includes('"sessions"'));

    expect(own.length).toBeLessThanOrEqual(6);
  },
);
