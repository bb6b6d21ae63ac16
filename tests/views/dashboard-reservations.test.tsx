import type { ReservationList } from '../../server/schemas/reservations.ts';
import {
  ReservationsPage,
  type ReservationsPageProps,
} from '../../views/dashboard/reservations/index.tsx';
import { OwnerReservationsPage } from '../../views/dashboard/reservations/owner.tsx';
import { charterLength } from '../../views/dashboard/reservations/stay-words.ts';
import { option, rejection, sampleRow, testShell } from './dashboard-sample.ts';
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

type VillaList = Extract<ReservationsPageProps, { kind: 'villa' }>;

function list(query: Partial<ReservationList> = {}, changes: Partial<VillaList> = {}) {
  return render(ReservationsPage, {
    kind: 'villa',
    site: testSite({ path: '/dashboard/reservations/villa' }),
    shell: testShell(),
    rows: [sampleRow()],
    total: 320,
    sums: { total_kurus: 12_000_000, balance_kurus: 9_600_000 },
    query: { ...plainQuery, ...query },
    status_counts: { PENDING: 7, CONFIRMED: 212 },
    listings: [{ id: 3, name: 'Villa Sardunya' }],
    quick_moves: { PENDING: [option, rejection] },
    wrong: {},
    ...changes,
  });
}

const hrefsOf = (html: string) =>
  elementsOf(html, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'));

describe('the reservations list', () => {
  test('a row tells guest, stay and money, and its code is a link', () => {
    const html = list();
    const row = wordsOf(html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>')));

    expect(row).toMatch(/^K7M2-Q4XH9T .*Talep Villa Sardunya Ayşe Demirtaş · 6 kişi .*15\.08\.26/);
    expect(row).toContain('₺120.000');
    expect(hrefsOf(html)).toContain('/dashboard/reservations/villa/12');
  });

  test('what waits to go back stands with what was paid, as the rest is left beside it', () => {
    const paid = { total_kurus: 7_000_000, paid_kurus: 8_400_000, leaving_kurus: 1_400_000 };

    expect(wordsOf(list({}, { rows: [sampleRow({ ...paid, balance_kurus: 0 })] }))).toContain(
      '₺84.000 ₺14.000 iade',
    );
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

  test('each row has one heading, the cell of its own link', () => {
    const headings = list().match(/<th scope="row"[^>]*>.*?<\/th>/gs) ?? [];
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.map((heading) => heading.includes('class="row-link"'))).toEqual(
      list()
        .match(/<tr [^>]*>|<tr>/g)
        ?.slice(1)
        .map(() => true),
    );
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

  test('an option near its end says when that is, and not that it is late', () => {
    const option_until = '2026-08-04T15:09:00+03:00';
    const row = sampleRow({ status: 'OPTION', option_until, overdue: true });
    const html = list({}, { rows: [row] });

    expect(wordsOf(html)).toContain('4 Ağu 15.09');
    expect(wordsOf(html)).not.toContain('Gecikti');
    expect(html).toContain('mark bad');
  });

  test('a row that can be moved nowhere has nothing where others have the button', () => {
    const rows = [sampleRow({ status: 'CANCELLED' })];
    const html = list({}, { rows, quick_moves: { CANCELLED: [] } });

    expect(html).not.toContain('command="show-modal" commandfor="quick-move-');
    expect(html).toMatch(/<td[^>]*><\/td><\/tr>/);
  });

  test('rows of one state share one dialog, filled with the row by its button', () => {
    const html = list({}, { rows: [sampleRow(), sampleRow({ id: 13 })] });

    expect(html.match(/<dialog[^>]* id="quick-move-/g)).toHaveLength(1);
    expect(html).toContain('data-api-template="PATCH /v1/admin/reservations/{id}"');
    expect(html).toContain('&quot;id&quot;:13');
  });

  test.each([
    ['WEEK', 14, '2 hafta'],
    ['WEEK', 10, '1 hafta 3 gün'],
    ['DAY', 10, '10 gün'],
    ['TRIP', 1, 'Günübirlik'],
  ] as const)('a charter sold by the %s is %i days long: %s', (unit, nights, length) => {
    const row = sampleRow({ kind: 'boat', unit, nights });
    const html = list({}, { rows: [row] });

    expect(wordsOf(html)).toContain(`${length} 6 ₺120.000`);
    expect(charterLength(testSite().t, row)).toBe(length);
  });

  test('without rows there is a way out', () => {
    const html = list({ customer_name: 'yok' }, { rows: [], total: 0 });

    expect(wordsOf(html)).toContain('Bu filtrelerle rezervasyon yok');
    expect(hrefsOf(html)).toContain('/dashboard/reservations/villa');
    expect(wordsOf(html)).not.toContain('0 kayıt');
  });
});

test('an owner sees stays and what comes of them, and no guest’s phone', () => {
  const {
    customer_phone: _,
    customer_email: __,
    listing_id: villa_id,
    listing_name: villa_name,
    ...row
  } = sampleRow();
  const words = wordsOf(
    render(OwnerReservationsPage, {
      site: testSite({ path: '/dashboard/reservations' }),
      shell: testShell({ available: new Set(['/dashboard', '/dashboard/reservations']) }),
      rows: [{ ...row, villa_id, villa_name, owner_amount_kurus: 9_000_000, in_month_kurus: null }],
      total: 1,
      sum_kurus: 9_000_000,
      month_kurus: null,
      listings: [],
      query: { skip: 0, take: 100, when: 'coming' },
      wrong: {},
    }),
  );

  expect(words).toContain('₺90.000');
  expect(words).not.toContain('0532');
});
