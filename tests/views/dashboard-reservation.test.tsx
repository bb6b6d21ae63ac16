import type { SurroundingTransaction } from '../../server/queries/reservations/reservation-surroundings.ts';
import { formatMoney } from '../../server/shared/format.ts';
import { nightGroups } from '../../views/dashboard/reservations/night-lines.ts';
import {
  ReservationPage,
  type ReservationPageProps,
} from '../../views/dashboard/reservations/show.tsx';
import { option, rejection, sampleReservation, testShell } from './dashboard-sample.ts';
import { elementsOf, render, wordsOf } from './render.ts';
import { testSite } from './site.ts';

const around: ReservationPageProps['around'] = {
  deposit: null,
  guests: [],
  guest_list_reported_at: null,
  documents: [],
  acceptances: [],
  requests: [],
  unread_feeds: [],
  comment_code: null,
  comment_invited_at: null,
  comment_state: null,
};

function page(changes: Partial<ReservationPageProps> = {}) {
  return render(ReservationPage, {
    site: testSite({ path: '/dashboard/reservations/villa/12' }),
    shell: testShell(),
    reservation: sampleReservation(),
    moves: [option, rejection],
    changeable: true,
    repriceable: false,
    mails: [],
    door: { balance_kurus: 0, deposit_missing_kurus: 0, deposit_held_kurus: 0 },
    ending: {
      by_guest: { kept_kurus: 0, refund_kurus: 0 },
      by_agency: { kept_kurus: 0, refund_kurus: 0 },
    },
    usual_option_until: '2026-07-11T11:20:00Z',
    due: [],
    transactions: [],
    timeline: [],
    timeline_part: 'all',
    revisions: [],
    told_elsewhere: [],
    rivals: { taken: '', requests: [] },
    around,
    ...changes,
  });
}

const movement = (own: Partial<SurroundingTransaction>): SurroundingTransaction => ({
  id: 1,
  at: '2026-07-09T10:00:00Z',
  purpose: 'PREPAYMENT',
  method: 'TRANSFER',
  status: 'PAID',
  amount_kurus: 2_400_000,
  provider: null,
  asked: false,
  of_deposit: false,
  cards_hold_kurus: null,
  needs_action: null,
  last_event: 41,
  action_note: null,
  went_back_kurus: null,
  receipt: false,
  payer_name: null,
  note: '',
  version: 1,
  by: null,
  ...own,
});

test('the bar of a sale’s money says what lacks of the prepayment, and past it what is still left', () => {
  const { prepayment_kurus, total_kurus } = sampleReservation();
  const barOf = (paid_kurus: number) =>
    /class="money-split".*?aria-label="([^"]*)"/.exec(
      page({ reservation: sampleReservation({ paid_kurus }) }),
    )?.[1];
  const left = (kurus: number) => `Girişte kalan ${formatMoney(kurus)}`;
  const agreed = left(total_kurus - prepayment_kurus);

  expect(barOf(0)).toBe(`Ön ödeme, bekliyor ${formatMoney(prepayment_kurus)}, ${agreed}`);
  expect(barOf(prepayment_kurus - 50)).toBe(
    `Ön ödeme, ₺0,50 eksik ${formatMoney(prepayment_kurus)}, ${agreed}`,
  );
  expect(barOf(prepayment_kurus)).toBe(
    `Ön ödeme, alındı ${formatMoney(prepayment_kurus)}, ${agreed}`,
  );
  expect(barOf(prepayment_kurus + 50)).toBe(
    `Alınan ${formatMoney(prepayment_kurus + 50)}, ${left(total_kurus - prepayment_kurus - 50)}`,
  );
});

describe('a refund that is written down', () => {
  const prepaid = sampleReservation({ paid_kurus: 2_400_000 });
  const refund = { purpose: 'REFUND', status: 'PENDING' } as const;
  const dialogOf = (transactions: SurroundingTransaction[], reservation = prepaid) =>
    page({ reservation, transactions }).split('id="record-refund"')[1] ?? '';
  const offered = (dialog: string) => /name="amount_kurus"[^>]*value="([^"]*)"/.exec(dialog)?.[1];
  const way = (dialog: string) => /<option value="([A-Z]+)" selected=""/.exec(dialog)?.[1];

  test('goes back the way the stay was paid last', () => {
    const cash = movement({ at: '2026-07-10T10:00:00Z', purpose: 'BALANCE', method: 'CASH' });
    const lost = movement({ at: '2026-07-11T10:00:00Z', method: 'CARD', status: 'FAILED' });

    expect(way(dialogOf([movement({})]))).toBe('TRANSFER');
    expect(way(dialogOf([lost, cash, movement({})]))).toBe('CASH');
  });

  test('is offered for what is not planned to go back already', () => {
    const leaving = { ...prepaid, leaving_kurus: 1_000_000 };
    const planned = dialogOf(
      [movement({ ...refund, amount_kurus: 1_000_000 }), movement({})],
      leaving,
    );

    expect(offered(dialogOf([movement({})]))).toBe('24.000');
    expect(offered(planned)).toBe('14.000');
    expect(planned).toContain('₺10.000 iade zaten planlandı');
  });

  test('is not offered where all of it is on its way back', () => {
    const reservation = sampleReservation({ ...prepaid, leaving_kurus: 2_400_000 });

    expect(page({ reservation, transactions: [movement({})] })).not.toContain('record-refund');
  });

  test('that waits asks for the reason of a deduction only of a deposit', () => {
    const waiting = { ...refund, status: 'PENDING', needs_action: 'REFUND_DUE' } as const;
    const said = (of_deposit: boolean) =>
      wordsOf(page({ transactions: [movement({ ...waiting, of_deposit })] }));

    expect(said(true)).toContain('Depozitonun tamamı geri verilmiyorsa');
    expect(said(false)).toContain('Elden gönderildi');
    expect(said(false)).not.toContain('Depozitonun tamamı geri verilmiyorsa');
  });

  test('has nothing to do with what a deposit gives back', () => {
    const deposit = movement({ ...refund, of_deposit: true, amount_kurus: 500_000 });

    expect(offered(dialogOf([deposit, movement({})]))).toBe('24.000');
  });
});

test('agency and owner share what the sale brings', () => {
  const said = (counted_kurus: number) =>
    wordsOf(page({ reservation: sampleReservation({ commission_percent: 20, counted_kurus }) }));

  expect(said(1_500_000)).toContain('Ev sahibine ₺12.000');
  expect(said(0)).not.toContain('Ev sahibine');
});

describe('of a reservation that came to nothing', () => {
  const shared = { commission_percent: 20, counted_kurus: 0 };
  const ended = { status: 'CANCELLED', ended: true, ...shared } as const;
  const refund = { purpose: 'REFUND', of_deposit: false } as const;
  const said = (paid_kurus: number, leaving_kurus: number, sent: number[]) => {
    const reservation = sampleReservation({ ...ended, paid_kurus, leaving_kurus });
    const transactions = sent.map((amount_kurus, id) => movement({ ...refund, id, amount_kurus }));
    return wordsOf(page({ reservation, transactions }));
  };

  test('the bar shows what was kept and what went back', () => {
    expect(said(900_000, 0, [1_500_000])).toContain('₺9.000 Bizde kalan ₺15.000 İade, gönderildi');
  });

  test('a refund that waits is told as one', () => {
    expect(said(2_400_000, 1_500_000, [])).toContain('₺15.000 İade, gönderilecek');
    expect(said(2_400_000, 1_500_000, [500_000])).toContain(
      '₺9.000 Bizde kalan ₺20.000 İade, ₺15.000 daha gönderilecek',
    );
  });

  test('nothing is told of money that never came, nor of shares of the sale', () => {
    const words = said(0, 0, []);

    expect(words).not.toMatch(/Ön ödeme, |Bizde kalan|Komisyon|Ev sahibine/);
    expect(words).toContain('Henüz ödeme yok.');
  });

  test('what was paid of a stay that nobody came to is kept', () => {
    const absent = { ...ended, status: 'NO_SHOW', paid_kurus: 2_400_000 } as const;
    const words = wordsOf(page({ reservation: sampleReservation(absent) }));

    expect(words).toContain('₺24.000 Bizde kalan ₺0 Konaklama ücretinden iade yok');
  });

  test('nobody is missed on the list of guests', () => {
    expect(wordsOf(page({ reservation: sampleReservation({}) }))).toMatch(/\d+ kişi eksik/);
    expect(said(0, 0, [])).not.toMatch(/kişi eksik/);
  });

  test('a deposit that went back is in no sum', () => {
    const deposit = movement({ ...refund, of_deposit: true });
    const reservation = sampleReservation({ ...ended, paid_kurus: 900_000 });

    const words = wordsOf(page({ reservation, transactions: [deposit] }));
    expect(words).toContain('₺0 Konaklama ücretinden iade yok');
    expect(words).toContain('Depozito iadesi');
  });
});

describe('the reservation page', () => {
  test('names guest, stay and people', () => {
    expect(wordsOf(page())).toContain(
      'Ayşe Demirtaş · 15 – 22 Ağustos 2026, 7 gece · 4 yetişkin, 2 çocuk, 1 bebek',
    );
  });

  test('a charter by the week is told in weeks and the days beyond them', () => {
    const charter = { kind: 'boat', unit: 'WEEK', check_out: '2026-08-25', nights: 10 } as const;

    expect(wordsOf(page({ reservation: sampleReservation(charter) }))).toContain(
      '15 – 25 Ağustos 2026, 1 hafta 3 gün',
    );
  });

  test.each([
    [7, '₺1.626.500 × 1 hafta ₺1.626.500'],
    [10, '1 hafta 3 gün ₺2.323.571,43'],
  ])(
    'a charter by the week of %i days is priced by it, not by its share of a day',
    (days, line) => {
      const quoted_nights = Array.from({ length: days }, (_, at) => ({
        date: `2026-08-${15 + at}`,
        price_kurus: [1, 5].includes(at % 7) ? 23_235_715 : 23_235_714,
        discount_kurus: 0,
      }));
      const accommodation_kurus = quoted_nights.reduce((sum, night) => sum + night.price_kurus, 0);
      const charter = { kind: 'boat', unit: 'WEEK', quoted_nights, accommodation_kurus } as const;

      expect(wordsOf(page({ reservation: sampleReservation(charter) }))).toContain(line);
    },
  );

  test('the frozen price is told in runs of nights and night by night', () => {
    const words = wordsOf(page());

    expect(words).toContain(
      '₺20.000 × 2 gece ₺40.000 ₺15.000 × 1 gece ₺15.000 Erken rezervasyon indirimi −₺5.000',
    );
    expect(words).toContain('15 Ağu Cmt ₺20.000 ₺15.000');
  });

  test('a zero line stays, and the deposit stands apart from the total', () => {
    expect(wordsOf(page())).toContain('Kısa konaklama bedeli ₺0 Havuz ısıtma ₺3.500');
    expect(wordsOf(page())).toContain('Hasar depozitosu (toplama girmez) ₺10.000');
  });

  test('more held of a deposit than was agreed is told, and no more once it went back', () => {
    const holding = (deposit_held_kurus: number) => {
      const sample = { methods: ['CASH' as const], taken_at: '2026-08-15T13:00:00Z' };
      const back = { returned_kurus: 0, returned_at: null, deduction_reason: null };
      const deposit = { ...sample, ...back, amount_kurus: 12_000_00, state: 'TAKEN' as const };
      const door = { balance_kurus: 0, deposit_missing_kurus: 0, deposit_held_kurus };
      return wordsOf(page({ door, around: { ...around, deposit } }));
    };

    expect(holding(12_000_00)).toContain('Anlaşılandan fazla ₺2.000');
    expect(holding(10_000_00)).not.toContain('Anlaşılandan fazla');
  });

  test('of a guest who was erased there is nobody to call or write to', () => {
    const nobody = { customer_name: 'Silindi', customer_phone: '+10000000' };
    const html = page({ reservation: sampleReservation({ ...nobody, erased: true }) });

    expect(wordsOf(html)).toContain('Müşteri Kişisel verileri silindi');
    expect(html).not.toMatch(/tel:|mailto:|wa\.me/);
  });

  test('what is kept of a deposit is a sum with its reason', () => {
    const sample = { methods: ['CASH' as const], taken_at: '2026-08-15T13:00:00Z' };
    const kept = { returned_kurus: 3_500_00, returned_at: null, deduction_reason: 'Kırılan cam' };
    const state = 'PARTLY_RETURNED' as const;
    const deposit = { ...sample, ...kept, amount_kurus: 5_000_00, state };

    expect(wordsOf(page({ around: { ...around, deposit } }))).toContain(
      'Kesinti ₺1.500 · Kırılan cam',
    );
  });

  test('where another total was agreed on, the lines sum to it all the same', () => {
    const soldFor = (total_kurus: number) =>
      wordsOf(page({ reservation: sampleReservation({ total_kurus }) }));

    expect(soldFor(51_000_00)).toContain('Anlaşılan fiyat farkı −₺2.500 Toplam ₺51.000');
    expect(soldFor(53_500_00)).not.toContain('Anlaşılan fiyat farkı');
  });

  test('nights without a price were sold for the agreed total, none of them for nothing', () => {
    const { quoted_nights, nights } = sampleReservation();
    const html = page({
      reservation: sampleReservation({
        quoted_nights: quoted_nights.map((night) => ({ ...night, price_kurus: 0 })),
        accommodation_kurus: 51_000_00,
        discount_kurus: 0,
        short_stay_fee_kurus: 0,
        extras: [],
        total_kurus: 51_000_00,
      }),
    });

    expect(wordsOf(html)).toContain(`Konaklama (${nights} gece) ₺51.000`);
    expect(html).not.toContain('₺0 ×');
    expect(wordsOf(html)).not.toContain('Gece gece fiyat');
  });

  test('a move asks first: it names the act, the reservation and what will happen', () => {
    const html = page();
    const dialog = html.slice(html.indexOf('id="move-REJECTED"'));

    expect(wordsOf(dialog)).toContain('Reddet: K7M2-Q4XH9T · Villa Sardunya');
    expect(wordsOf(dialog)).toContain('Misafire ret maili gider.');
    expect(dialog).toContain('data-api="PATCH /v1/admin/reservations/12"');
  });

  test('what opens a dialog is there only where a script can act on it', () => {
    const reservation = sampleReservation({
      status: 'OPTION',
      option_until: '2026-07-10T11:20:00Z',
    });
    const opening = elementsOf(page({ reservation }), 'button')
      .filter(({ command }) => command === 'show-modal')
      .map((button) => [button.commandfor, button.class?.split(' ').includes('needs-script')]);

    expect(opening).toContainEqual(['extend-option', true]);
    expect(opening.filter(([, waits]) => !waits)).toEqual([]);
  });

  test('a reason is required where the move wants one, else it may stay empty', () => {
    const reasons = elementsOf(page(), 'textarea').filter(({ name }) => name === 'reason');

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
        transactions: [movement({ purpose: 'REFUND', amount_kurus: 100_000 })],
        due: [{ purpose: 'BALANCE', due_on: '2026-08-15', amount_kurus: 9_600_000, overdue: true }],
      }),
    );

    expect(words).toContain('09.07.26 İade Havale Ödendi −₺1.000');
    expect(words).toContain('15.08.26 Girişte kalan — Gecikti ₺96.000');
  });

  test('a movement is decided as it was seen, not as a colleague left it meanwhile', () => {
    const waiting = movement({ id: 7, status: 'PENDING', version: 3 });
    const [, accept = '', decline = ''] = page({ transactions: [waiting] }).split(
      /data-api="PATCH [^"]*\/transactions\/7"/,
    );

    for (const form of [accept, decline])
      expect(/name="version"[^>]*value="(\d+)"/.exec(form)?.[1] ?? '').toBe('3');
  });

  test.each([
    [2_400_000, null],
    [2_000_000, 'Planlı ₺4.000'],
  ])(
    'of a prepayment of ₺24.000, %i kuruş that wait are not planned once more',
    (waits, planned) => {
      const words = wordsOf(
        page({
          transactions: [movement({ status: 'PENDING', amount_kurus: waits })],
          due: [{ purpose: 'PREPAYMENT', due_on: null, amount_kurus: 2_400_000, overdue: false }],
        }),
      );

      expect(words.match(/Planlı ₺[\d.]+/)?.[0] ?? null).toBe(planned);
    },
  );

  test('of a boat nothing speaks of a check-in: its rest is paid on boarding', () => {
    const words = wordsOf(
      page({
        reservation: sampleReservation({ kind: 'boat', unit: 'WEEK', paid_kurus: 100 }),
        moves: [{ ...rejection, to: 'CANCELLED', label: 'İptal et' }],
        due: [{ purpose: 'BALANCE', due_on: '2026-08-15', amount_kurus: 9_600_000, overdue: true }],
      }),
    );

    expect(words).toContain('15.08.26 Binişte kalan — Gecikti ₺96.000');
    expect(words.match(/Binişte kalan/g)).toHaveLength(3);
    expect(words).toContain('Tekne sahibi Kesinti ₺0');
    expect(words).toContain('Yolcu listesi');
    expect(words).not.toMatch(/girişte|ev sahibi|KBS/i);
  });

  test('an address may be broken behind its @ only, the guest’s and a mail’s', () => {
    const html = page({
      timeline: [
        {
          ...{ id: 'mail-1', at: '2026-07-09T10:00:00Z', kind: 'mail', title: 'Talebiniz alındı' },
          ...{ detail: 'misafir@ornek.com · Gönderildi', actor: null },
        },
      ],
    });

    expect(html).toContain('ayse@<wbr/>ornek.com');
    expect(html).toContain('misafir@<wbr/>ornek.com</span> · Gönderildi');
  });

  test('the usual step stands first, and those that end it together behind all others', () => {
    const moves = [
      rejection,
      { ...option, to: 'PAYMENT_REVIEW' as const, tone: 'plain' as const },
      option,
      { ...rejection, to: 'CANCELLED' as const },
    ];
    const html = page({ moves, mails: ['bank'], changeable: true });

    expect(html.match(/(?<=commandfor="move-)\w+/g)?.slice(0, 4)).toEqual([
      ...['OPTION', 'PAYMENT_REVIEW', 'REJECTED', 'CANCELLED'],
    ]);
    expect(html.indexOf('Banka bilgisi')).toBeLessThan(html.indexOf('commandfor="move-REJECTED"'));
  });

  test('of days that somebody else has the main step is to look for others', () => {
    const primaries = (changes: Partial<ReservationPageProps>) =>
      [
        ...page({ changeable: true, ...changes })
          .split('class="next-steps')[1]!
          .split('<dialog')[0]!
          .matchAll(/class="button primary\b[^>]*>([^<]*)/g),
      ].map(([, label]) => label);
    const rivals = { taken: '11 – 14 Ara, Rezervasyon', requests: [] };

    expect(primaries({})).toEqual(['Opsiyon ver']);
    expect(primaries({ rivals })).toEqual(['Tarih / kişi / villa değiştir']);
  });

  test('without anything to do there is no row of next steps', () => {
    expect(wordsOf(page({ moves: [], changeable: false }))).not.toContain('Sonraki adım');
  });
});

test.each([
  [null, [], []],
  [null, [100], [[100, 1, 100]]],
  [
    'DAY' as const,
    [100, 100, 90, 100],
    [
      [100, 2, 200],
      [90, 1, 90],
      [100, 1, 100],
    ],
  ],
  // A boat's week of 1.000 kuruş, by its days, and one of ₺100, whose days are in whole lira.
  ['WEEK' as const, [143, 143, 143, 142, 143, 143, 143], [[143, 7, 1000]]],
  ['WEEK' as const, [1400, 1500, 1400, 1400, 1400, 1500, 1400], [[1400, 7, 10000]]],
])('by the %s, nights at %j are told as %j', (unit, prices, groups) => {
  const nights = prices.map((price_kurus, at) => ({
    date: `2026-08-0${at + 1}`,
    price_kurus,
    discount_kurus: 0,
  }));

  expect(
    nightGroups(nights, unit).map(({ price_kurus, count, sum_kurus }) => [
      price_kurus,
      count,
      sum_kurus,
    ]),
  ).toEqual(groups);
});
