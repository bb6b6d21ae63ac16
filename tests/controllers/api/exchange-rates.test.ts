import { sql } from 'kysely';

import { env } from '../../../server/env.ts';
import {
  CentralBankRates,
  ExchangeRatesAnswer,
  PastExchangeRate,
} from '../../../server/schemas/answers/exchange-rates.ts';
import { WebsiteHome } from '../../../server/schemas/answers/website.ts';
import { keepBulletin } from '../../../server/services/prices/bulletins.ts';
import { fetchBulletin } from '../../../server/services/prices/exchange-rates.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, db, signedIn, signIn, site } from '../../support/api.ts';
import { BULLETIN_DAY, bankAnswers, bulletinOf } from '../../support/central-bank.ts';
import { createUser, createVilla, dayFromToday, stayFromToday } from '../../support/factories.ts';

const EDIT = '/v1/admin/exchange/edit';
const RATES = {
  dollar_exchange_rate: '48.7',
  euro_exchange_rate: '55.8986',
  sterling_exchange_rate: '64',
};

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const edit = (body: object, token = admin) => site.put(EDIT).set('authorization', token).send(body);
const suggested = () => site.get('/v1/admin/getexchange').set('authorization', admin);

describe('PUT /exchange/edit', () => {
  test('sets what the site shows, adds to the history and says who', async () => {
    const clerk = await createUser({ first_name: 'Elif', last_name: 'Kurt' });
    const { bearer: token } = await signedIn(clerk);

    const response = await edit(RATES, token);
    const again = await edit({ ...RATES, dollar_exchange_rate: '49' }, token);

    expect(ExchangeRatesAnswer.parse(response.body.content)).toEqual(RATES);
    expect(again.status).toBe(200);
    const history = await site.get('/v1/admin/exchange?take=3').set('authorization', admin);
    expect(history.body.total).toBe(6);
    const { text: file } = await site
      .get('/v1/admin/exchange?format=csv')
      .set('authorization', admin);
    expect(file).toContain(';İngiliz sterlini;');
    expect(file).not.toContain('POUND');
    const lines = PastExchangeRate.array().parse(history.body.content);
    const dollar = lines.find(({ currency }) => currency === 'DOLLAR');
    expect(dollar).toMatchObject({
      rate: '49.0000',
      source: 'STAFF',
      created_by_name: 'Elif Kurt',
    });
    const [change] = await auditOf(clerk.id);
    expect(change).toMatchObject({
      action: 'exchange_rates.edited',
      before: RATES,
      after: { ...RATES, dollar_exchange_rate: '49' },
    });
  });

  test('is told to whoever shows the site’s prices in other currencies', async () => {
    await edit(RATES);

    const { body } = await site.get('/v1/website/home').expect(200);

    expect(WebsiteHome.parse(body.content).exchange_rates).toEqual({
      ...RATES,
      updated_on: dayFromToday(0),
    });
  });

  test('what is saved again as it was is of the day on which somebody looked at it', async () => {
    await edit(RATES);
    const shown = async () => {
      const { body } = await site.get('/v1/website/home').expect(200);
      return WebsiteHome.parse(body.content).exchange_rates?.updated_on;
    };
    const saveOn = async (body: object) => {
      await sql`alter table settings disable trigger user`.execute(db);
      await sql`update settings set updated_at = now() - interval '3 days'
        where key like '%_exchange_rate'`.execute(db);
      await sql`alter table settings enable trigger user`.execute(db);
      await edit(body).expect(200);
    };

    await saveOn(RATES);
    expect(await shown()).toBe(dayFromToday(0));
    await saveOn({ ...RATES, euro_exchange_rate: '56' });
    expect(await shown()).toBe(dayFromToday(0));
  });

  test.each(['48,70', '-1', '0', '0.0', '1e3', '1.23456', '48.', '.5', '1234567', ' ', 'abc'])(
    'refuses %j as a rate',
    async (rate) => {
      const response = await edit({ ...RATES, euro_exchange_rate: rate });

      expect([response.status, response.body.code]).toEqual([422, 'invalid']);
      expect(Object.keys(response.body.fields)).toEqual(['euro_exchange_rate']);
    },
  );

  test('refuses numbers: a rate is text', async () => {
    const response = await edit({ ...RATES, dollar_exchange_rate: 48.7 });

    expect(response.status).toBe(422);
  });

  test('a reservation keeps the rates it was sold at, the next one has the new ones', async () => {
    const villa = await createVilla();
    await edit(RATES);
    const first = await reserve(villa.id, 40);
    await edit({ ...RATES, dollar_exchange_rate: '60.1' });
    const second = await reserve(villa.id, 60);

    expect(await ratesOf(first)).toMatchObject({ ...RATES, updated_on: dayFromToday(0) });
    expect(await ratesOf(second)).toMatchObject({ ...RATES, dollar_exchange_rate: '60.1' });
  });

  const reserve = async (villa_id: number, days: number): Promise<number> => {
    const response = await site
      .post('/v1/admin/reservations')
      .set('authorization', admin)
      .send({
        villa_id,
        ...stayFromToday(days, 7),
        adults: 2,
        customer_name: 'Ayşe Demirtaş',
        customer_phone: '0532 123 45 67',
        customer_email: 'ayse@ornek.example',
      })
      .expect(201);
    return response.body.content.id;
  };

  const ratesOf = async (id: number) => {
    const response = await site
      .get(`/v1/admin/reservations/${id}`)
      .set('authorization', admin)
      .expect(200);
    return response.body.content.rates;
  };
});

describe('GET /getexchange', () => {
  test('answers the bulletin and keeps nothing', async () => {
    bankAnswers();
    const before = await keptRates();

    const response = await suggested();

    expect(response.status).toBe(200);
    expect(CentralBankRates.parse(response.body.content)).toEqual({
      bulletin_date: BULLETIN_DAY,
      bulletin_no: '2026/176',
      of_today: false,
      dollar_exchange_rate: '48.6992',
      euro_exchange_rate: '55.8986',
      sterling_exchange_rate: '64.1200',
      margin_percent: 0,
      suggested: {
        dollar_exchange_rate: '48.6992',
        euro_exchange_rate: '55.8986',
        sterling_exchange_rate: '64.1200',
      },
    });
    expect(await keptRates()).toEqual(before);
  });

  test('says when it is today’s', async () => {
    bankAnswers((_req, res) => res.end(bulletinOf({ day: dayFromToday(0) })));

    expect((await suggested()).body.content).toMatchObject({ of_today: true });
  });

  test('reads bytes by the encoding they name', async () => {
    bankAnswers((_req, res) => res.end(Buffer.from(bulletinOf({}, 'ISO-8859-9'), 'latin1')));

    expect((await suggested()).body.content).toMatchObject({ dollar_exchange_rate: '48.6992' });
  });

  test.each<[string, Parameters<typeof bankAnswers>[0]]>([
    ['a page of HTML', (_req, res) => res.end('<!doctype html><h1>404</h1>')],
    ['a failure', (_req, res) => void res.writeHead(503).end()],
    ['not found', (_req, res) => void res.writeHead(404).end('<html></html>')],
    [
      'a way elsewhere',
      (_req, res) => void res.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    ],
    ['a connection that breaks', (req) => void req.socket.destroy()],
    ['more than a bulletin has', (_req, res) => void res.end(bulletinOf() + ' '.repeat(2_000_000))],
    ['a day to come', (_req, res) => res.end(bulletinOf({ day: dayFromToday(2) }))],
    ['a day long gone', (_req, res) => res.end(bulletinOf({ day: dayFromToday(-31) }))],
    ['a number that is none', (_req, res) => res.end(bulletinOf({ dollar: 'yok' }))],
  ])('tells staff to try later after %s', async (_, answer) => {
    bankAnswers(answer);

    const response = await suggested();

    expect([response.status, response.body.code]).toEqual([502, 'exchange_unavailable']);
  });

  test('does not wait for a bank that never ends its answer', async () => {
    bankAnswers((_req, res) => void res.write('<Tarih_Date'));

    await expect(fetchBulletin(env.TCMB_URL, 50)).rejects.toMatchObject({
      status: 502,
      code: 'exchange_unavailable',
    });
  });
});

describe('the day’s bulletin', () => {
  const bulletin = (bulletin_date: string, DOLLAR: string | null) => ({
    ...{ bulletin_date, bulletin_no: '1' },
    rates: { DOLLAR, EURO: null, POUND: null },
  });
  const kept = async () => {
    const rows = await db
      .selectFrom('exchange_rates')
      .select('rate')
      .where('source', '=', 'TCMB')
      .where('refused', '=', false)
      .where('currency', '=', 'DOLLAR')
      .orderBy('id')
      .execute();
    return rows.map(({ rate }) => rate);
  };

  test('is added to the history once; an older one is not, and a leap beyond belief is not believed', async () => {
    const before = await keptRates();

    const added = [
      await keepBulletin(db, bulletin('2026-11-18', '48.0000')),
      await keepBulletin(db, bulletin('2026-11-18', '48.0000')),
      await keepBulletin(db, bulletin('2026-11-17', '47.0000')),
      await keepBulletin(db, bulletin('2026-11-19', '480.0000')),
      await keepBulletin(db, bulletin('2026-11-19', null)),
      await keepBulletin(db, bulletin('2026-11-20', '49.0000')),
    ];

    expect(added).toEqual([1, 0, 0, 0, 0, 1]);
    expect(await kept()).toEqual(['48.0000', '49.0000']);
    expect((await keptRates()).settings).toEqual(before.settings);
  });
});

test('one of a day to come that was kept silences none of today’s', async () => {
  const row = { currency: 'EURO', rate: '55.0000', source: 'TCMB', bulletin_no: '1' };
  await db
    .insertInto('exchange_rates')
    .values({ ...row, bulletin_date: dayFromToday(400) })
    .execute();

  const rates = { DOLLAR: null, EURO: '56.0000', POUND: null };
  const day = { bulletin_date: dayFromToday(0), bulletin_no: '2' };
  expect(await keepBulletin(db, { ...day, rates })).toBe(1);
  expect(await keepBulletin(db, { ...day, rates })).toBe(0);
});

describe('a rate that moved beyond belief', () => {
  const pounds = (bulletin_date: string, POUND: string) =>
    keepBulletin(db, {
      ...{ bulletin_date, bulletin_no: '1' },
      rates: { DOLLAR: null, EURO: null, POUND },
    });
  const screen = async () => {
    const { text } = await site
      .get(paths.dashboard.exchangeSettings())
      .set('cookie', await signIn('ADMIN'))
      .expect(200);
    return text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  };
  const WARNING = 'TCMB kuru alınmadı';

  test('is told to staff, once for each bulletin, until the next one bears it out', async () => {
    await edit({ ...RATES, sterling_exchange_rate: '60' });
    expect(await pounds('2026-11-02', '60.0000')).toBe(1);
    expect(await screen()).not.toContain(WARNING);
    expect(await screen()).toContain('Hafta içi 09.45, 15.45, 16.45 saatlerinde kendiliğinden');

    expect(await pounds('2026-11-03', '80.0000')).toBe(0);
    expect(await pounds('2026-11-03', '80.0000')).toBe(0);
    expect(await screen()).toContain(`${WARNING}: yüzde 15’ten fazla değişmiş.`);
    expect(await screen()).toContain('İngiliz sterlini 80,0000 ₺ (3 Kasım 2026 bülteni)');
    const lines = await site
      .get('/v1/admin/exchange?currency=POUND&source=TCMB')
      .set('authorization', admin);
    expect(lines.body.content.map(({ rate }: { rate: string }) => rate)).toEqual(['60.0000']);

    expect(await pounds('2026-11-04', '79.0000')).toBe(1);
    expect(await screen()).not.toContain(WARNING);
  });

  test('is not borne out by a bulletin before the one that was believed since', async () => {
    expect(await pounds('2026-11-05', '160.0000')).toBe(0);
    expect(await pounds('2026-11-06', '80.0000')).toBe(1);
    expect(await pounds('2026-11-07', '160.0000')).toBe(0);
  });

  test('is believed as soon as staff set the site’s rate near it, and what follows too', async () => {
    await edit({ ...RATES, sterling_exchange_rate: '100' });
    expect(await screen()).toContain(WARNING);

    await edit({ ...RATES, sterling_exchange_rate: '158.5' });
    expect(await screen()).not.toContain(WARNING);
    expect(await pounds('2026-11-09', '161.0000')).toBe(1);
  });

  test('is believed at once where the site’s own rate is there already', async () => {
    await edit({ ...RATES, sterling_exchange_rate: '240' });

    expect(await pounds('2026-11-10', '250.0000')).toBe(1);
  });
});

const auditOf = (actor_id: number) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('actor_id', '=', actor_id)
    .where('entity', '=', 'settings')
    .orderBy('id', 'desc')
    .execute();

const keptRates = async () => ({
  settings: await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'like', '%exchange_rate')
    .orderBy('key')
    .execute(),
  history: await db.selectFrom('exchange_rates').select('id').execute(),
});
