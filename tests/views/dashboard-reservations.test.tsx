import type { ReservationList } from '../../server/schemas/reservations.ts';
import {
  ReservationsPage,
  type ReservationsPageProps,
} from '../../views/dashboard/reservations/index.tsx';
import { OwnerReservationsPage } from '../../views/dashboard/reservations/owner.tsx';
import { nightGroups } from '../../views/dashboard/reservations/price.tsx';
import {
  ReservationPage,
  type ReservationPageProps,
} from '../../views/dashboard/reservations/show.tsx';
import { option, rejection, sampleReservation, sampleRow, testShell } from './dashboard-sample.ts';
import { elementsOf, render, wordsOf } from './render.ts';
import { testSite } from './site.ts';

const plainQuery: ReservationList = {
  skip: 0,
  take: 100,
  order: '-created_at',
  oldrez: '0',
  status: [],
  datetype: 'check_in',
};

function list(query: Partial<ReservationList> = {}, changes: Partial<ReservationsPageProps> = {}) {
  return render(ReservationsPage, {
    site: testSite({ path: '/dashboard/reservations/villa' }),
    shell: testShell(),
    rows: [sampleRow()],
    total: 320,
    sums: { total_kurus: 12_000_000, balance_kurus: 9_600_000 },
    query: { ...plainQuery, ...query },
    status_counts: { PENDING: 7, CONFIRMED: 212 },
    villas: [{ id: 3, name: 'Villa Sardunya' }],
    quick_moves: { PENDING: [option, rejection] },
    ...changes,
  });
}

const hrefsOf = (html: string) =>
  elementsOf(html, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'));

describe('the reservations list', () => {
  test('a row tells guest, stay and money, and its code is a link', () => {
    const html = list();
    const row = wordsOf(html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>')));

    expect(row).toContain('K7M2-Q4XH9T Talep Villa Sardunya Ayşe Demirtaş · 6 kişi 15.08.26');
    expect(row).toContain('₺120.000');
    expect(hrefsOf(html)).toContain('/dashboard/reservations/villa/12');
  });

  test('the day a request came is the day in Istanbul', () => {
    expect(wordsOf(list())).toContain('09.07.26');
  });

  test('a heading sorts, and a second time turns the order around', () => {
    expect(hrefsOf(list())).toContain('/dashboard/reservations/villa?order=check_in');
    const sorted = list({ order: 'check_in' });
    expect(hrefsOf(sorted)).toContain('/dashboard/reservations/villa?order=-check_in');
    expect(elementsOf(sorted, 'th').map((th) => th['aria-sort'])).toContain('ascending');
  });

  test('filters stay in every link, and changing one starts at the first row', () => {
    const html = list({ skip: 100, customer_name: 'ayşe' });

    expect(hrefsOf(html)).toContain(
      '/dashboard/reservations/villa?order=check_in&customer_name=ay%C5%9Fe',
    );
    expect(hrefsOf(html)).toContain(
      '/dashboard/reservations/villa?skip=200&customer_name=ay%C5%9Fe',
    );
  });

  test('each filter in force is a chip that takes it off', () => {
    const html = list({ villa_id: 3, date1: '2026-07-01', status: ['PENDING'] });

    expect(wordsOf(html)).toContain('Giriş tarihi: 01.07.26 – …');
    expect(hrefsOf(html)).toContain(
      '/dashboard/reservations/villa?status=PENDING&date1=2026-07-01',
    );
    expect(hrefsOf(html)).toContain('/dashboard/reservations/villa?status=PENDING');
  });

  test('states are links with their counts; a state nobody is in is left out', () => {
    const words = wordsOf(list());

    expect(words).toContain('Tümü 219 Talep 7 Kesinleşti 212');
    expect(words).not.toContain('Gelmedi');
  });

  test('pages and page sizes are links', () => {
    const html = list();

    expect(wordsOf(html)).toContain('1–100 / 320 · Toplam ₺120.000, kalan ₺96.000');
    expect(hrefsOf(html)).toContain('/dashboard/reservations/villa?skip=300');
    expect(hrefsOf(html)).toContain('/dashboard/reservations/villa?take=50');
  });

  test('what somebody must act on says so in words', () => {
    expect(wordsOf(list({}, { rows: [sampleRow({ overdue: true })] }))).toContain('Gecikti');
  });

  test('rows of one state share one dialog, filled with the row by its button', () => {
    const html = list({}, { rows: [sampleRow(), sampleRow({ id: 13 })] });

    expect(elementsOf(html, 'dialog')).toHaveLength(1);
    expect(html).toContain('data-api-template="PATCH /v1/admin/reservations/{id}"');
    expect(html).toContain('&quot;id&quot;:13');
  });

  test('without rows there is a way out', () => {
    const html = list({ customer_name: 'yok' }, { rows: [], total: 0 });

    expect(wordsOf(html)).toContain('Bu filtrelerle rezervasyon yok');
    expect(hrefsOf(html)).toContain('/dashboard/reservations/villa');
  });
});

function page(changes: Partial<ReservationPageProps> = {}) {
  return render(ReservationPage, {
    site: testSite({ path: '/dashboard/reservations/villa/12' }),
    shell: testShell(),
    reservation: sampleReservation(),
    moves: [option, rejection],
    due: [],
    transactions: [],
    timeline: [],
    mails: [],
    ...changes,
  });
}

describe('the reservation page', () => {
  test('names guest, stay and people', () => {
    expect(wordsOf(page())).toContain(
      'Ayşe Demirtaş · 15 – 22 Ağustos 2026, 7 gece · 4 yetişkin, 2 çocuk, 1 bebek',
    );
  });

  test('the frozen price is told in runs of nights and night by night', () => {
    const words = wordsOf(page());

    expect(words).toContain('₺20.000 × 2 gece ₺40.000 ₺15.000 × 1 gece ₺15.000 İndirim −₺5.000');
    expect(words).toContain('15 Ağu Cmt ₺20.000 ₺15.000');
  });

  test('a zero line stays, and the deposit stands apart from the total', () => {
    expect(wordsOf(page())).toContain('Kısa konaklama bedeli ₺0 Havuz ısıtma ₺3.500');
    expect(wordsOf(page())).toContain('Hasar depozitosu (toplama girmez) ₺10.000');
  });

  test('a move asks first: it names the act, the reservation and what will happen', () => {
    const html = page();
    const dialog = html.slice(html.indexOf('id="move-REJECTED"'));

    expect(wordsOf(dialog)).toContain('Reddet: K7M2-Q4XH9T · Villa Sardunya');
    expect(wordsOf(dialog)).toContain('Misafire ret maili gider.');
    expect(dialog).toContain('data-api="PATCH /v1/admin/reservations/12"');
  });

  test('a reason is required where the move wants one, else it may stay empty', () => {
    const reasons = elementsOf(page(), 'textarea');

    expect(reasons.map((field) => 'required' in field)).toEqual([false, true]);
    expect(reasons.map((field) => 'data-optional' in field)).toEqual([true, false]);
  });

  test('an option says on Istanbul’s clock when it falls', () => {
    const reservation = sampleReservation({
      status: 'OPTION',
      option_until: '2026-07-10T11:20:00Z',
    });

    expect(wordsOf(page({ reservation }))).toContain(
      'Opsiyon 10 Temmuz 2026 14.20 saatinde düşecek.',
    );
  });

  test('payments and what is due stand in one table; a refund is negative', () => {
    const words = wordsOf(
      page({
        transactions: [
          {
            id: 1,
            at: '2026-07-09T10:00:00Z',
            purpose: 'REFUND',
            method: 'TRANSFER',
            status: 'PAID',
            amount_kurus: 100_000,
          },
        ],
        due: [{ purpose: 'BALANCE', due_on: '2026-08-15', amount_kurus: 9_600_000, overdue: true }],
      }),
    );

    expect(words).toContain('09.07.26 İade Havale Ödendi −₺1.000');
    expect(words).toContain('15.08.26 Girişte kalan — Gecikti ₺96.000');
  });

  test('without moves there is no row of next steps', () => {
    expect(wordsOf(page({ moves: [] }))).not.toContain('Sonraki adım');
  });
});

test('an owner sees stays and what comes of them, and no guest’s phone', () => {
  const { customer_phone: _, customer_email: __, ...row } = sampleRow();
  const words = wordsOf(
    render(OwnerReservationsPage, {
      site: testSite({ path: '/dashboard/reservations' }),
      shell: testShell({ available: new Set(['/dashboard', '/dashboard/reservations']) }),
      rows: [{ ...row, owner_amount_kurus: 9_000_000 }],
      total: 1,
      query: { skip: 0, take: 100, when: 'coming' },
    }),
  );

  expect(words).toContain('₺90.000');
  expect(words).not.toContain('0532');
});

test.each([
  [[], []],
  [[100], [[100, 1]]],
  [
    [100, 100, 90, 100],
    [
      [100, 2],
      [90, 1],
      [100, 1],
    ],
  ],
])('nights at %j are told as %j', (prices, groups) => {
  const nights = prices.map((price_kurus, at) => ({
    date: `2026-08-0${at + 1}`,
    price_kurus,
    discount_kurus: 0,
  }));

  expect(nightGroups(nights).map(({ price_kurus, count }) => [price_kurus, count])).toEqual(groups);
});
