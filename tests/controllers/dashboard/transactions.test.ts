import { seal } from '../../../server/services/sealed.ts';
import { send } from '../../support/admin-calls.ts';
import { db, signIn, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { open, shown } from '../../support/desk.ts';
import {
  createReservation,
  createTransaction,
  dayFromToday,
  inHours,
} from '../../support/factories.ts';
import { screenWordsOf } from '../../views/render.ts';

describe('the transactions', () => {
  test('are filtered by kind, way, day and amount', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await createTransaction({ reservation_id: id, method: 'CASH', amount_kurus: 77_777_00 });
    const found = async (query: string) =>
      (await shown(`/dashboard/transactions?reservation_id=${reservation_id}&${query}`)).includes(
        '₺77.777',
      );

    expect(await found('method=CASH&purpose=PREPAYMENT')).toBe(true);
    expect(await found('method=CARD')).toBe(false);
    expect(await found('min_amount=77777&max_amount=77777')).toBe(true);
    expect(await found('min_amount=77778')).toBe(false);
    expect(await found('min_amount=77.777&max_amount=77.777,50')).toBe(true);
    // Two in the wrong order are read as days are: from the first on.
    expect(await found('min_amount=70000&max_amount=1')).toBe(true);
    expect(await found(`date1=${dayFromToday(0)}&date2=${dayFromToday(0)}`)).toBe(true);
    expect(await found(`date2=${dayFromToday(-1)}`)).toBe(false);
  });

  test('stand by the day that is shown, also what was written down later than it came', async () => {
    const { id: of, reservation_id } = await createReservation({ status: 'OPTION' });
    const paid = { reservation_id: of, status: 'PAID', method: 'CASH' } as const;
    await createTransaction({ ...paid, amount_kurus: 11_111_00, paid_at: inHours(-1) });
    await createTransaction({ ...paid, amount_kurus: 22_222_00, paid_at: inHours(-100) });
    const words = await shown(`/dashboard/transactions?reservation_id=${reservation_id}`);

    expect(words).toMatch(/₺11\.111 .*₺22\.222 /);
  });

  test('are summed apart from deposits, which are held for the guest', async () => {
    const { id: of, reservation_id } = await createReservation({ status: 'CONFIRMED' });
    const paid = { reservation_id: of, status: 'PAID', paid_at: inHours(-1) } as const;
    await createTransaction({ ...paid, amount_kurus: 40_000_00 });
    const held = await createTransaction({ ...paid, purpose: 'DEPOSIT', amount_kurus: 5_000_00 });
    const came = await createTransaction({ ...paid, purpose: 'BALANCE', amount_kurus: 2_000_00 });
    const back = { ...paid, purpose: 'REFUND' } as const;
    await createTransaction({ ...back, refund_of_id: held.id, amount_kurus: 4_000_00 });
    await createTransaction({ ...back, refund_of_id: came.id, amount_kurus: 1_000_00 });
    const list = `/dashboard/transactions?reservation_id=${reservation_id}`;

    expect(await shown(list)).toContain(
      'Gelen ₺42.000, iade ₺1.000 · emanet depozito: alınan ₺5.000, iade ₺4.000',
    );
    expect(await shown(`${list}&purpose=PREPAYMENT,BALANCE`)).not.toContain('emanet depozito');
  });

  test('of which none was paid are not summed: what others brought is no sum of theirs', async () => {
    const { id: reservation_id, reservation_id: code } = await createReservation({
      status: 'OPTION',
    });
    await createTransaction({ reservation_id, status: 'PAID', paid_at: inHours(-1) });
    await createTransaction({ reservation_id, amount_kurus: 3_000_00 });
    const list = `/dashboard/transactions?reservation_id=${code}`;

    expect(await shown(list)).toContain('Gelen ₺14.000, iade ₺0');
    expect(await shown(`${list}&status=PAID,PENDING`)).toContain('Gelen ₺14.000, iade ₺0');
    expect(await shown(`${list}&status=PENDING`)).not.toContain('Gelen ₺');
  });

  test('tell differences with the provider’s report as sentences', async () => {
    const { id, reservation_id } = await createReservation({ status: 'CONFIRMED' });
    const own = { reservation_id: id, method: 'CARD', needs_action: 'MISMATCH' } as const;
    await createTransaction({ ...own, action_note: 'reported_1399900' });
    await createTransaction({ ...own, action_note: 'not_in_report' });
    await createTransaction({ ...own, action_note: 'no_amount', went_back_kurus: 2_500_00 });

    const words = await shown(
      `/dashboard/transactions?needs_action=1&action=MISMATCH,UNMATCHED&reservation_id=${reservation_id}`,
    );

    expect(await shown(`/dashboard/transactions?reservation_id=${reservation_id}`)).toContain(
      'İlgilenilecek 3 ',
    );
    expect(await shown('/dashboard/transactions?reservation_id=Q7Q7')).toContain(
      'İlgilenilecek 0 ',
    );
    expect(words).toContain('raporunda bu ödeme ₺13.999 görünüyor');
    expect(words).toContain('ödeme kuruluşunun raporunda yok');
    // One of them for two reasons, and both are said.
    expect(words).toContain('bildirdiği tutar okunamadı');
    expect(words).toContain('bu ödemenin ₺2.500 tutarındaki kısmı geri gitti');
  });

  test('what went back without us is among the differences, with nothing else to look at', async () => {
    const { id, reservation_id } = await createReservation({ status: 'CONFIRMED' });
    const back = { reservation_id: id, method: 'CARD', went_back_kurus: 2_500_00 } as const;
    await createTransaction(back);
    const list = `/dashboard/transactions?needs_action=1&reservation_id=${reservation_id}`;

    expect(await shown(`${list}&action=MISMATCH,UNMATCHED`)).toContain('kısmı geri gitti');
    expect(await shown(`${list}&action=EXCESS`)).not.toContain('kısmı geri gitti');
  });

  test('money of nobody is matched to whose due it is, or who is looked for', async () => {
    const due = await createReservation({
      status: 'OPTION',
      prepayment_kurus: 13_337_00,
      balance_kurus: 56_663_00,
    });
    const meant = await createBoatReservation({ customer_name: 'Aranan Kişi' });
    const money = await createTransaction({
      amount_kurus: 13_337_00,
      needs_action: 'UNMATCHED',
      status: 'PAID',
      paid_at: inHours(-1),
    });

    const { text } = await open(`/dashboard/transactions/${money.id}`).expect(200);
    const looked = await open(`/dashboard/transactions/${money.id}?q=aranan`).expect(200);

    expect(screenWordsOf(text)).toContain(due.reservation_id);
    expect(text).toContain(`data-api="PATCH /v1/admin/transactions/${money.id}"`);
    expect(screenWordsOf(looked.text)).toContain(meant.reservation_id);
    expect(looked.text).toContain('name="boat_reservation_id"');
  });

  test('that failed say why: our own reasons in words, a provider’s as it said it', async () => {
    const { id: reservation_id } = await createReservation({ status: 'OPTION' });
    const failed = (failure_code: string, failure_text: string | null) =>
      createTransaction({ reservation_id, status: 'FAILED', failure_code, failure_text });
    const own = await failed('look_at_provider', null);
    const others = await failed('10051', 'Kart limiti yetersiz');
    const wordsOf = async ({ id }: { id: number }) =>
      screenWordsOf((await open(`/dashboard/transactions/${id}`).expect(200)).text);

    expect(await wordsOf(own)).toContain('İadenin gidip gitmediği bilinmiyor');
    expect(await wordsOf(own)).not.toContain('look_at_provider');
    expect(await wordsOf(others)).toContain('Kart limiti yetersiz');
  });

  test.each([
    ['CANCELLED', 'PREPAYMENT', 'Rezervasyonun durumu değişmez'],
    ['EXPIRED', 'BALANCE', 'günler hâlâ boşsa rezervasyon yeniden açılıp kesinleşir'],
    ['CONFIRMED', 'BALANCE', 'Borçtan fazlası'],
    ['CONFIRMED', 'DEPOSIT', 'Hasar depozitosu olarak saklanır'],
    ['COMPLETED', 'DEPOSIT', 'Rezervasyonun durumu değişmez'],
  ] as const)(
    'that nobody waited for any more of one %s (%s) are taken where they come',
    async (state, purpose, consequence) => {
      const { id: reservation_id } = await createReservation({ status: state });
      const { id } = await createTransaction({
        ...{ reservation_id, purpose, status: 'FAILED', failure_code: 'reservation_ended' },
      });

      const before = await open(`/dashboard/transactions/${id}`).expect(200);
      const { status, body } = await send('patch', `/v1/admin/transactions/${id}`, {
        status: 'PAID',
      });
      const after = await shown(`/dashboard/transactions/${id}`);

      expect(screenWordsOf(before.text)).toContain('Para yine de geldi');
      expect(before.text).toContain(consequence);
      expect([status, body.content.status]).toEqual([200, 'PAID']);
      expect(after).not.toContain('Para yine de geldi');
      expect(after).not.toContain('artık beklenmiyor');
    },
  );

  test('that went through a card’s provider are decided by it, also where they failed', async () => {
    const { id: reservation_id } = await createReservation({ status: 'OPTION' });
    const own = {
      reservation_id,
      status: 'FAILED',
      method: 'CARD',
      failure_code: '10051',
    } as const;
    const { id } = await createTransaction(own);

    expect(await shown(`/dashboard/transactions/${id}`)).not.toContain('Para yine de geldi');
  });

  test('a card taken in the office is recorded, one that is only expected is not', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const card = { reservation_id: id, method: 'CARD', amount_kurus: 14_000_00 };
    const payment = { ...card, purpose: 'PREPAYMENT' };

    const expected = await send('post', '/v1/admin/transactions', {
      ...payment,
      status: 'PENDING',
    });
    const taken = await send('post', '/v1/admin/transactions', payment);
    const planned = await send('post', '/v1/admin/transactions', {
      ...card,
      purpose: 'REFUND',
      status: 'PENDING',
    });

    expect([expected.status, Object.keys(expected.body.fields)]).toEqual([422, ['method']]);
    expect(taken.body.content).toMatchObject({ status: 'PAID', reservation_status: 'CONFIRMED' });
    expect(planned.body.content).toMatchObject({ status: 'PENDING', needs_action: 'REFUND_DUE' });
  });
});

test('what was expected asks when it came, and a refund when it was sent: seldom the moment it is written down', async () => {
  const { id: reservation_id } = await createReservation({ status: 'PAYMENT_REVIEW' });
  const dialogsOf = async (purpose: 'PREPAYMENT' | 'REFUND') => {
    const awaited = { reservation_id, method: 'TRANSFER', status: 'PENDING', purpose } as const;
    const { id } = await createTransaction(awaited);
    const { text } = await open(`/dashboard/transactions/${id}`).expect(200);
    expect(text.match(/name="paid_at"/g)).toHaveLength(1);
    return text;
  };

  expect(await dialogsOf('PREPAYMENT')).toContain('Ne zaman geldi?');
  expect(await dialogsOf('REFUND')).toContain('Ne zaman gönderildi?');
});

test('a refund that waits asks for the reason of a deduction, and names the account, only of a deposit', async () => {
  const { id: reservation_id } = await createReservation({ status: 'CONFIRMED' });
  const cash = { reservation_id, method: 'CASH' } as const;
  const paid = { ...cash, status: 'PAID', paid_at: new Date() } as const;
  const refundOf = async (purpose: 'BALANCE' | 'DEPOSIT') => {
    const { id: refund_of_id } = await createTransaction({ ...paid, purpose });
    const refund = { ...cash, refund_of_id, purpose: 'REFUND', status: 'PENDING' } as const;
    const { text } = await open(`/dashboard/transactions/${(await createTransaction(refund)).id}`);
    return text;
  };

  const return_iban_encrypted = seal('DE89370400440532013000', 'deposits.return_iban');
  const deposit = { reservation_id, amount_kurus: 1, method: 'CASH', return_iban_encrypted };
  await db.insertInto('deposits').values(deposit).execute();

  const ofDeposit = await refundOf('DEPOSIT');
  expect(ofDeposit).toContain('Kesinti gerekçesi');
  expect(screenWordsOf(ofDeposit)).toContain('Depozito iadesi · ');
  expect(screenWordsOf(ofDeposit)).toContain('İade IBAN’ı DE89 3704 0044 0532 0130 00');
  const ofStay = await refundOf('BALANCE');
  expect(ofStay).toContain('Şunun iadesi');
  expect(ofStay).not.toContain('İade (bekleyen dahil)');
  expect(ofStay).toContain('Elden gönderildi');
  expect(screenWordsOf(ofStay)).not.toContain('Depozito iadesi · ');
  expect(ofStay).not.toMatch(/Kesinti gerekçesi|İade IBAN/);
});

test('a receipt is for staff alone, and where there is none there is no page', async () => {
  const { id } = await createReservation({ status: 'PAYMENT_REVIEW' });
  const money = await createTransaction({ reservation_id: id });
  const address = `/dashboard/transactions/${money.id}/receipt`;

  await open(address).expect(404);
  await site
    .get(address)
    .set('cookie', await signIn('OWNER'))
    .expect(403);
  await site.get(address).expect(303);
});

test('a day is held against the provider’s report, if there is one', async () => {
  const { status, body } = await send('post', '/v1/admin/transactions/compare', {
    date: dayFromToday(-1),
  });

  expect([status, body.code]).toEqual([409, 'card_not_offered']);
  const words = await shown('/dashboard/transactions?needs_action=1');
  expect(words).toContain('Raporla karşılaştır');
});
