import type { ExternalLine } from '../../server/presenters/calendars/external-screen.ts';
import { DashboardHomePage, type DashboardHomeProps } from '../../views/dashboard/home/index.tsx';
import { OwnerHomePage } from '../../views/dashboard/home/owner.tsx';
import { MailsPage } from '../../views/dashboard/mailtemplates/index.tsx';
import { MailPage } from '../../views/dashboard/mailtemplates/mail.tsx';
import { sampleRow, testShell } from './dashboard-sample.ts';
import { elementsOf, render, wordsOf } from './render.ts';
import { testSite } from './site.ts';

const year = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  occupancy_percent: 80 + index,
  last_year_occupancy_percent: 80,
  revenue_kurus: 1_000_000_000,
  boat_revenue_kurus: 0,
  last_year_revenue_kurus: 800_000_000,
}));

/** A stay as the home page has it. */
const sampleStay = () => ({
  ...sampleRow(),
  villa_id: 3,
  villa_name: 'Villa Sardunya',
  town: 'Kalkan',
});

const needs: DashboardHomeProps['needs_action'] = {
  first_step: null,
  ...{ transfers: 0, reviews: 0, boat_reviews: 0 },
  ...{ transactions: 2, paid_unsold: 0, external: 1, feed_conflicts: 0 },
  ...{ late_arrivals: 0, late_departures: 0, late_boat_arrivals: 0, late_boat_departures: 0 },
  ...{
    permits_missing: 3,
    permits_unverified: 0,
    permits_due: 2,
    papers_ending: 0,
    btrans: 0,
    btrans_months: 0,
    btrans_changed: 0,
    btrans_changed_month: null,
  },
  ...{ comments: 0, messages: 0, requests: 0, mails: 0, banks_missing: 0 },
};

const request = { ...sampleStay(), created_at: '2026-07-09T09:42:00Z', option_until: null };

function home(changes: Partial<DashboardHomeProps> = {}) {
  return render(DashboardHomePage, {
    site: testSite({ path: '/dashboard' }),
    shell: testShell(),
    now: '2026-07-09T11:30:00Z',
    counts: {
      ...{ pending: 7, pending_villas: 7, options: 1, options_villas: 1 },
      ...{ arrivals: 4, departures: 2, staying: 31 },
    },
    needs_action: needs,
    pending: [request],
    options: [{ ...request, option_until: '2026-07-09T12:04:00Z' }],
    arrivals: [{ ...sampleStay(), picture: null }],
    departures: [],
    staying: [],
    due_today_kurus: 61_240_000,
    year_before: { arrivals: 0, departures: 0, due_kurus: 0, asked: 0, asked_before: 0 },
    month: year[6] as (typeof year)[number],
    year,
    towns: [{ town_id: 4, town: 'Kalkan', villas: 61, percent: 92 }],
    latest: [sampleStay()],
    ...changes,
  });
}

const hrefsOf = (html: string) =>
  elementsOf(html, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'));

describe('staff’s home', () => {
  test('tells the month against last year', () => {
    const words = wordsOf(home());

    expect(words).toContain('Temmuz villa doluluğu %86 ↑ geçen yıla göre 6 puan');
    expect(words).toContain('Temmuz cirosu ₺10 Mn ↑ geçen yıla göre %25 Yalnız ayın geceleri');
  });

  test('tells the day as it was a year ago, where somebody came or left then', () => {
    const year_before = { arrivals: 3, departures: 6, due_kurus: 31_000_000 };
    const words = wordsOf(home({ year_before: { ...year_before, asked: 12, asked_before: 9 } }));

    expect(words).toContain('7 günde 12 yeni, geçen yıl 9');
    expect(words).toContain('31 konaklama sürüyor Geçen yıl bugün 3 / 6');
    expect(words).toContain('Bugün, 4 giriş Geçen yıl bugün ₺310.000');
    expect(wordsOf(home())).not.toMatch(/Geçen yıl bugün|yeni, geçen/);
  });

  test('a sum on a tile is in whole lira', () => {
    const july = year[6] as (typeof year)[number];
    const words = wordsOf(
      home({ due_today_kurus: 34_648_250, month: { ...july, revenue_kurus: 61_480_550 } }),
    );

    expect(words).toContain('Temmuz cirosu ₺614.806');
    expect(words).toContain('Girişte tahsilat ₺346.483');
  });

  test('every figure leads to its list', () => {
    const html = home();
    const tiles = html.slice(html.indexOf('class="kpis"'), html.indexOf('class="panel"'));

    expect(elementsOf(tiles, 'li')).toHaveLength(5);
    expect(elementsOf(tiles, 'a')).toHaveLength(6);
    expect(hrefsOf(tiles)[3]).toContain('datetype=stay&date1=2026-07-01&date2=2026-07-31');
  });

  test('requests and options of both kinds lead to a list of each that has as many', () => {
    const html = home({
      counts: {
        ...{ pending: 18, pending_villas: 12, options: 5, options_villas: 3 },
        ...{ arrivals: 4, departures: 2, staying: 31 },
      },
    });
    const tiles = html.slice(html.indexOf('class="kpis"'), html.indexOf('class="panel"'));

    expect(wordsOf(tiles)).toContain(
      'Bekleyen talep 18 Villa (12) Tekne (6) 3 villa opsiyonu 2 tekne opsiyonu',
    );
    expect(hrefsOf(tiles).slice(0, 4)).toEqual(
      ['PENDING', 'OPTION'].flatMap((status) =>
        ['villa', 'boat'].map(
          (kind) => `/dashboard/reservations/${kind}?status=${status}&order=created_at`,
        ),
      ),
    );
  });

  test('names what comes next before all else while nothing is on sale', () => {
    const html = home({ needs_action: { ...needs, first_step: 'villa' } });
    const tasks = html.slice(html.indexOf('lines tasks'));

    expect(hrefsOf(tasks)[0]).toBe('/dashboard/villas/new');
    expect(wordsOf(tasks)).toMatch(/Henüz villa yok; ilk villayı ekleyin 2 ödeme hareketi/);
    expect(wordsOf(home())).not.toContain('ilk villayı');
  });

  test('says once by which clock it counts', () => {
    expect(wordsOf(home())).toContain('Saatler ve günler Türkiye saatiyle');
  });

  test('revenue of both kinds leads to what villas and boats earned of it, no-shows among them', () => {
    const july = year[6] as (typeof year)[number];
    const html = home({ month: { ...july, boat_revenue_kurus: 120_000_000 } });

    expect(wordsOf(html)).toContain('Villa ₺8,8 Mn Tekne ₺1,2 Mn');
    const sold = 'status=CONFIRMED%2CCHECKED_IN%2CCOMPLETED%2CNO_SHOW';
    expect(hrefsOf(html)).toContain(
      `/dashboard/reservations/villa?datetype=stay&date1=2026-07-01&date2=2026-07-31&${sold}`,
    );
    expect(hrefsOf(html)).toContain(
      `/dashboard/reservations/boat?started_at=2026-07-01&finished_at=2026-07-31&${sold}`,
    );
  });

  test('a month whose report was not filed is a task that leads to it', () => {
    const html = home({ needs_action: { ...needs, btrans_months: 1 } });

    expect(wordsOf(html)).toContain('1 ayın BTRANS bildirimi gönderilmedi');
    expect(hrefsOf(html)).toContain('/dashboard/btrans');
    expect(wordsOf(home())).not.toContain('ayın BTRANS');
  });

  test('filed months that changed since are a task that leads to the first of them', () => {
    const changed = { btrans_changed: 2, btrans_changed_month: '2026-03' };
    const html = home({ needs_action: { ...needs, ...changed } });

    expect(wordsOf(html)).toContain('2 ayın bildirilmiş BTRANS kaydı artık satışlarla aynı değil');
    expect(hrefsOf(html)).toContain('/dashboard/btrans?month=2026-03');
  });

  test('what contracts would leave out of the agency is a task that leads to its settings', () => {
    const whole = {
      ...testSite().settings,
      company_address: 'Kalkan',
      company_mersis_no: '0123456789012345',
      company_responsible: 'Selin Aksoy',
    };
    const { site_phone: _, site_email: __, ...bare } = whole;
    const html = home({ site: testSite({ settings: bare }) });

    expect(wordsOf(html)).toContain('2 acente bilgisi eksik');
    expect(hrefsOf(html)).toContain('/dashboard/settings/contact');
    expect(wordsOf(html)).not.toMatch(/TÜRSAB 18126 ·/);
    expect(wordsOf(home({ site: testSite({ settings: whole }) }))).not.toContain(
      'acente bilgisi e',
    );
  });

  test('money that guests say they sent is a task that leads to it, and so are the stays it is for', () => {
    const html = home({ needs_action: { ...needs, transfers: 3, reviews: 2, boat_reviews: 1 } });

    expect(wordsOf(html)).toContain('3 havale hesapta görülmeyi bekliyor');
    expect(wordsOf(html)).toContain('2 villa rezervasyonunun ödemesi inceleniyor');
    expect(wordsOf(html)).toContain('1 tekne rezervasyonunun ödemesi inceleniyor');
    expect(hrefsOf(html)).toEqual(
      expect.arrayContaining([
        '/dashboard/transactions?status=PENDING&method=TRANSFER&purpose=PREPAYMENT%2CBALANCE%2CDEPOSIT',
        '/dashboard/reservations/villa?status=PAYMENT_REVIEW',
        '/dashboard/reservations/boat?status=PAYMENT_REVIEW',
      ]),
    );
  });

  test('what was paid and made no contract stands first, apart from other movements', () => {
    const html = home({ needs_action: { ...needs, transactions: 2, paid_unsold: 1, requests: 4 } });

    const words = wordsOf(html);
    expect(words).toMatch(/1 ödenen rezervasyon, belgesi olmadığı için kesinleşmedi.* 4 misafir/);
    expect(words).toContain('2 ödeme hareketi karar bekliyor');
  });

  test('names the calendars that want somebody, and none when all is well', () => {
    const alert = { id: 1, villa_name: 'Villa Nar', name: 'Airbnb', last_ok_at: null };
    const words = wordsOf(
      home({
        feed_alerts: [
          { ...alert, health: 'FAILING', open_conflicts: 2 },
          { ...alert, id: 2, health: 'OK', open_conflicts: 1, last_ok_at: '2026-07-09T08:10:00Z' },
        ],
      }),
    );

    expect(words).toContain('Villa Nar · Airbnb Henüz okunamadı 2 çakışma Okunamıyor');
    expect(words).toContain('11.10 1 çakışma');
    expect(wordsOf(home())).not.toContain('takvimler');
  });

  test('says which towns are sold best, each leading to its villas', () => {
    const html = home();

    expect(wordsOf(html)).toContain('Bölgelere göre doluluk Temmuz Kısa boşluklar Kalkan 61 %92');
    expect(hrefsOf(html)).toContain('/dashboard/villas?town_id=4&active=1');
  });

  test('says how long a request has waited and how long an option still runs', () => {
    expect(wordsOf(home())).toContain('1 sa 48 dk');
    expect(wordsOf(home())).toContain('34 dk kaldı');
  });

  test('an option whose time is over says so', () => {
    const options = [{ ...request, option_until: '2026-07-09T11:29:00Z' }];

    expect(wordsOf(home({ options }))).toContain('Süresi geçti');
  });

  test('a guest’s phone can be tapped, and the rest of the list is counted', () => {
    const html = home();

    expect(hrefsOf(html)).toContain('tel:+905324176805');
    expect(wordsOf(html)).toContain('3 kayıt daha');
  });

  test('the charts are a sentence and a table too', () => {
    const html = home();
    const sentences = elementsOf(html, 'svg').flatMap((svg) => svg['aria-label'] ?? []);

    expect(sentences).toContain('Aylara göre doluluk yüzdesi, geçen yılla. Temmuz: %86');
    expect(wordsOf(html)).toContain('Temmuz %86 %80');
  });

  test('a quiet day is told in words', () => {
    const words = wordsOf(home({ pending: [], arrivals: [], year: null, latest: [] }));

    expect(words).toContain('Yanıt bekleyen talep yok.');
    expect(words).toContain('Bugün çıkış yok.');
    expect(words).not.toContain('Tablo olarak gör');
  });
});

const sampleTold = (): ExternalLine => ({
  id: 1,
  villa_id: 3,
  villa_name: 'Villa Sardunya',
  started_at: '2026-07-12',
  finished_at: '2026-07-19',
  nights: 7,
  status: 'PENDING',
  note: 'Kuzenimiz',
  reason: null,
  created_by: 'Recep Kılınç',
  created_at: '2026-07-09T11:20:00Z',
  decided_by: null,
  decided_at: null,
  version: 1,
  moves: ['CANCELLED'],
  clashes: 0,
});

test('an owner’s home shows own stays and the month', () => {
  const stay = { ...sampleStay(), owner_amount_kurus: 9_000_000, in_month_kurus: null };
  const html = render(OwnerHomePage, {
    site: testSite({ path: '/dashboard' }),
    shell: testShell({
      user: { id: 2, role: 'OWNER', user_name: 'Recep Kılınç', email: 'recep@koy.example' },
      available: new Set(['/dashboard/villas']),
    }),
    staying: { rows: [stay], total: 9 },
    arrivals: { rows: [], total: 0 },
    month: { month: '2026-07', occupancy_percent: 87.1, nights: 27, earnings_kurus: 70_000_00 },
    villa_count: 3,
    staying_before: 4,
    year,
    villas: [{ id: 3, name: 'Villa Sardunya', taken: [] }],
    months: ['2026-07', '2026-08'],
    told: [sampleTold(), { ...sampleTold(), id: 2, status: 'REJECTED', reason: 'Dolu', moves: [] }],
  });
  const words = wordsOf(html);

  expect(words).toContain('Hoş geldiniz, Recep Kılınç.');
  expect(words).toContain('Temmuz villa doluluğu %87 27 gece dolu ↑ geçen yıla göre 6 puan');
  expect(words).toContain('Temmuz kazancı ₺70.000 ↑ geçen yıla göre %25');
  expect(words).toContain('Bugün konaklayan 9 Geçen yıl bugün 4');
  expect(words).toContain('Villa Sardunya, 12 – 19 Temmuz 2026 Kuzenimiz Onay bekliyor Geri al');
  expect(words).toContain('Villa Sardunya, 12 – 19 Temmuz 2026 Dolu Reddedildi');
  const tiles = html.slice(html.indexOf('class="kpis"'), html.indexOf('class="panel"'));
  expect(hrefsOf(tiles)).toEqual([
    '/dashboard/villas?active=1',
    '/dashboard/reservations?when=now',
    '/dashboard/reservations?month=2026-07',
    '/dashboard/reservations?month=2026-07',
  ]);
});

const mail = {
  id: 3,
  template_name: 'Talep alındı',
  recipient: 'ayse@ornek.com',
  subject: 'Talebiniz bize ulaştı',
  state: 'FAILED' as const,
  attempts: 2,
  next_attempt_at: '2026-07-09T12:30:00Z',
  sent_at: null,
  created_at: '2026-07-09T11:20:00Z',
};

test('the outbox tells state, tries and the next try, and each mail can be read', () => {
  const html = render(MailsPage, {
    site: testSite({ path: '/dashboard/templates/mailtemplates' }),
    shell: testShell(),
    query: { view: 'outbox', skip: 0, take: 50 },
    mails: [mail],
    total: 1,
    state_counts: { FAILED: 1 },
    templates: [],
    template_names: [],
    smtp: false,
  });

  expect(wordsOf(html)).toContain('ayse@ornek.com Yeniden denenecek 2 Talep alındı');
  expect(wordsOf(html)).toContain('9 Tem 15.30');
  expect(wordsOf(html)).toContain('SMTP ayarlı değil');
  expect(hrefsOf(html)).toContain('/dashboard/mails/3');
});

test('a mail’s text is shown as text, its addresses as links', () => {
  const html = render(MailPage, {
    site: testSite({ path: '/dashboard/mails/3' }),
    shell: testShell(),
    mail: {
      ...mail,
      reply_to: null,
      last_error: '421 Try again later',
      html: '<p>Merhaba</p>',
      text: 'Merhaba <script>, bakın: https://koy.example/enquire?code=K7M2',
      attachments: [],
      reservation: { kind: 'villa', id: 12, reservation_id: 'K7M2-Q4XH9T' },
    },
  });

  expect(html).toContain('Merhaba &lt;script&gt;');
  expect(hrefsOf(html)).toContain('https://koy.example/enquire?code=K7M2');
  expect(wordsOf(html)).toContain('421 Try again later');
});

test('no dashboard page carries a style attribute or an unfound text', () => {
  const html = home();

  expect(html).not.toMatch(/ style="/);
  expect(wordsOf(html)).not.toMatch(/\b(dashboard|reservations|states|common):\w/);
});
