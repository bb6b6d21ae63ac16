import { typedWishes } from '../../server/domain/typed-wishes.ts';

const TODAY = Temporal.PlainDate.from('2026-11-28');
const NOTHING = { q: undefined, people: undefined, rooms: undefined, week: undefined };
const weekFrom = (check_in: string, check_out: string) => ({
  week: { check_in, check_out, flex: 'month' },
});

test.each([
  ['6 kişi', { people: 6 }],
  ['6 KİŞİLİK VİLLA', { people: 6 }],
  ['kalkan 4kişi havuzlu', { q: 'kalkan havuzlu', people: 4 }],
  ['3 odalı kalkan', { q: 'kalkan', rooms: 3 }],
  ['3+1 Fethiye kiralık ev', { q: 'fethiye', rooms: 3 }],
  ['4 yatak odalı 8 kişilik', { people: 8, rooms: 4 }],
  ['ağustos', weekFrom('2027-08-01', '2027-08-08')],
  ['AĞUSTOSTA kalkan', { q: 'kalkan', ...weekFrom('2027-08-01', '2027-08-08') }],
  ['aralık ayı için', weekFrom('2026-12-01', '2026-12-08')],
  ['kasımda', weekFrom('2026-11-29', '2026-12-06')],
])('“%s” asks for what has its own field', (typed, wishes) => {
  expect(typedWishes(typed, TODAY)).toEqual({ ...NOTHING, ...wishes });
});

test.each(['kalkan', 'villa lodos', 'kişi', '0 kişi', '07-1817', '%', 'deniz manzaralı'])(
  '“%s” asks for nothing that has',
  (typed) => {
    expect(typedWishes(typed, TODAY)).toBeNull();
  },
);
