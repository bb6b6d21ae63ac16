import type { ReservationMove } from '../../views/dashboard/reservations/moves.tsx';
import type {
  ReservationDetail,
  ReservationRow,
} from '../../views/dashboard/reservations/reservation.ts';
import type { DashboardShell } from '../../views/layouts/dashboard-shell.ts';

export const builtScreens = new Set([
  '/dashboard',
  '/dashboard/reservations/villa',
  '/dashboard/reservations/boat',
  '/dashboard/templates/mailtemplates',
]);

export const testShell = (changes: Partial<DashboardShell> = {}): DashboardShell => ({
  user: { id: 1, role: 'ADMIN', user_name: 'Selin Aksoy', email: 'selin@koy.example' },
  counts: {
    reservationCount: 7,
    villaReservationCount: 5,
    boatReservationCount: 2,
    contactCount: 4,
  },
  views: [],
  hidden_columns: {},
  available: builtScreens,
  ...changes,
});

export const sampleRow = (changes: Partial<ReservationRow> = {}): ReservationRow => ({
  kind: 'villa',
  id: 12,
  reservation_id: 'K7M2-Q4XH9T',
  status: 'PENDING',
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905324176805',
  customer_email: 'ayse@ornek.com',
  listing_id: 3,
  listing_name: 'Villa Sardunya',
  listing_slug: 'villa-sardunya',
  place: 'Kalkan',
  unit: null,
  hours: null,
  check_in: '2026-08-15',
  check_out: '2026-08-22',
  nights: 7,
  adults: 4,
  children: 2,
  babies: 1,
  total_kurus: 12_000_000,
  prepayment_kurus: 2_400_000,
  paid_kurus: 0,
  leaving_kurus: 0,
  balance_kurus: 12_000_000,
  option_until: null,
  created_at: '2026-07-08T21:30:00Z',
  overdue: false,
  version: 1,
  ...changes,
});

export const sampleReservation = (changes: Partial<ReservationDetail> = {}): ReservationDetail => ({
  ...sampleRow(),
  district: 'Kalamar',
  permit_no: '07-4127',
  picture: null,
  source: 'WEB',
  created_by: null,
  customer_note: 'Akşam 20.00 gibi geliyoruz.',
  staff_note: '',
  unprepaid_kurus: 0,
  state_reason: null,
  override_reason: null,
  other_reservations: 0,
  erased: false,
  quoted_nights: [
    { date: '2026-08-15', price_kurus: 2_000_000, discount_kurus: 500_000 },
    { date: '2026-08-16', price_kurus: 2_000_000, discount_kurus: 0 },
    { date: '2026-08-17', price_kurus: 1_500_000, discount_kurus: 0 },
  ],
  accommodation_kurus: 5_500_000,
  discount_kurus: 500_000,
  discount_label: 'Erken rezervasyon indirimi',
  short_stay_fee_kurus: 0,
  extras: [{ name: 'Havuz ısıtma', amount_kurus: 350_000 }],
  deposit_kurus: 1_000_000,
  commission_percent: null,
  ended: false,
  counted_kurus: sampleRow().total_kurus,
  kept_kurus: null,
  refund_kurus: null,
  ...changes,
});

export const option: ReservationMove = {
  to: 'OPTION',
  label: 'Opsiyon ver',
  needs_reason: false,
  consequences: ['Tarihler opsiyon bitene kadar satışa kapanır.'],
  tone: 'primary',
};

export const rejection: ReservationMove = {
  to: 'REJECTED',
  label: 'Reddet',
  needs_reason: true,
  consequences: ['Misafire ret maili gider.'],
  tone: 'danger',
};
