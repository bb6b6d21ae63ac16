import { listTemplates } from '../../../server/queries/mail/mail-templates.ts';
import {
  countMails,
  countMailsByState,
  getMail,
  listMails,
} from '../../../server/queries/mail/mails.ts';
import {
  type NewMail,
  queueMail,
  queueReservationMail,
  resendMail,
} from '../../../server/services/mail/mail.ts';
import {
  isReservationMailCode,
  MAIL_TEMPLATE_CODES,
  mailRules,
  type ReservationMailCode,
} from '../../../server/services/mail/mail-templates.ts';
import { db } from '../../support/db.ts';
import { changeReservation, createLegalDocuments, dayFromToday } from '../../support/factories.ts';
import { createAcceptance } from '../../support/guest-factories.ts';
import { createAgency, createMailedReservation } from '../../support/mailed-reservation.ts';

const mail: NewMail = {
  template_code: null,
  recipient: 'ayse@ornek.example',
  subject: 'Merhaba',
  html: '<p>Merhaba</p>',
  text: 'Merhaba',
  event_key: 'test:1',
};

/** A week's stay that begins so many days from now. */
const aheadFor = (days: number) => `[${dayFromToday(days)},${dayFromToday(days + 7)})`;

const instant = Temporal.Instant.from('2026-07-09T10:00:00Z');

beforeEach(async () => {
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('mail_templates').execute();
});

const outbox = () => listMails(db, { skip: 0, take: 500 });

describe('an event makes one mail', () => {
  test('however often it is told', async () => {
    const first = await queueMail(db, mail);
    expect(await queueMail(db, { ...mail, subject: 'Bir daha' })).toBeUndefined();
    expect(await outbox()).toEqual([expect.objectContaining({ id: first, subject: 'Merhaba' })]);
  });

  test('told by many at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => queueMail(db, mail)));
    expect(await outbox()).toHaveLength(1);
  });

  test('and none when what it tells is rolled back', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await queueMail(transaction, mail);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await outbox()).toEqual([]);
  });
});

describe('a mail has exactly one recipient', () => {
  test.each([
    'a@x.example, b@y.example',
    'a@x.example;b@y.example',
    'Ayşe <a@x.example>',
    'a@x.example\r\nBcc: b@y.example',
    'a@x.example b@y.example',
    'no-address',
    '',
    `${'a'.repeat(250)}@x.example`,
  ])('%j is refused', async (recipient) => {
    expect(() => queueMail(db, { ...mail, recipient })).toThrow(
      expect.objectContaining({ status: 422, fields: { recipient: 'not_email' } }),
    );
    expect(await outbox()).toEqual([]);
  });

  test('and so is an address for answers that is none', () => {
    expect(() => queueMail(db, { ...mail, reply_to: 'a@x.example\nBcc: b@y.example' })).toThrow(
      expect.objectContaining({ status: 422 }),
    );
  });
});

test('a line break in a subject adds no header', async () => {
  const id = await queueMail(db, { ...mail, subject: 'Talep\r\nBcc: b@y.example' });
  expect((await getMail(db, id ?? 0)).subject).toBe('Talep Bcc: b@y.example');
});

describe('a reservation’s mail', () => {
  let agency: Promise<void> | undefined;
  beforeEach(() => {
    agency ??= createAgency();
    return agency;
  });

  let number = 0;
  const reservation = (changes: Parameters<typeof createMailedReservation>[0] = {}) => {
    number += 1;
    return createMailedReservation({ reservation_id: `K7M2-Q4XH${100 + number}`, ...changes });
  };

  const queued = async (code: ReservationMailCode, id: number) => {
    await queueReservationMail(db, code, { kind: 'villa', id });
    const [row] = await outbox();
    return getMail(db, row?.id ?? 0);
  };

  const toGuestOrStaff = MAIL_TEMPLATE_CODES.filter(isReservationMailCode).filter(
    (code) => mailRules(code).to !== 'owner',
  );

  test.each(toGuestOrStaff)('%s is written once for one version', async (code) => {
    const id = await reservation();
    const first = await queued(code, id);
    await queueReservationMail(db, code, { kind: 'villa', id });
    expect(await outbox()).toHaveLength(1);
    expect(first).toMatchObject({ template_code: code, reservation_id: id, state: 'WAITING' });
  });

  test('is written again for a later version: a second option is a new event', async () => {
    const id = await reservation();
    await queueReservationMail(db, 'reservation_option', { kind: 'villa', id });
    await changeReservation(id, { status: 'OPTION', option_until: '2026-07-10T11:20:00Z' });
    await queueReservationMail(db, 'reservation_option', { kind: 'villa', id });
    expect(await outbox()).toHaveLength(2);
  });

  test('of a new request goes to the agency, and answers to it to the guest', async () => {
    expect(await queued('staff_new_request', await reservation())).toMatchObject({
      recipient: 'rezervasyon@koy.example',
      reply_to: 'ayse@ornek.example',
    });
  });

  test('tells the frozen money to the kuruş, whatever the villa costs today', async () => {
    const id = await reservation({
      accommodation_kurus: 129_525_50,
      total_kurus: 130_425_50,
      balance_kurus: 105_035_50,
    });
    const { html, text } = await queued('reservation_requested', id);
    for (const amount of [
      '₺129.525,50',
      '−₺9.600',
      '₺3.500',
      '₺7.000',
      '₺130.425,50',
      '₺25.390',
      '₺105.035,50',
      '₺10.000',
    ]) {
      expect(html).toContain(amount);
      expect(text).toContain(amount);
    }
  });

  test('with an option names deadline, amount, account and code', async () => {
    const id = await reservation({ status: 'OPTION', option_until: '2026-07-10T11:20:00Z' });
    await createLegalDocuments();
    await createAcceptance({ reservation_id: id });
    const { subject, text } = await queued('reservation_option', id);
    expect(subject).toContain('10 Temmuz 2026 14.20');
    expect(text).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(text).not.toContain('/odeme/');
    expect(text).toContain('₺25.390');
    expect(text).toContain(`K7M2-Q4XH${100 + number}`);
  });

  test.each(['reservation_option', 'option_reminder', 'bank_details'] as const)(
    'of a sale nobody has accepted yet leads to its texts before any account: %s',
    async (code) => {
      const id = await reservation({ status: 'OPTION', option_until: '2026-07-10T11:20:00Z' });
      const { html, text } = await queued(code, id);
      for (const form of [html, text]) {
        expect(form).toContain('okuyup onaylamanız gerekir');
        expect(form).toContain(`/odeme/K7M2-Q4XH${100 + number}`);
        expect(form).toContain('₺25.390');
        expect(form).not.toContain('TR33');
        expect(form).not.toContain('bilgileri aşağıda');
      }
    },
  );

  test('about what is left names the account: its own page has nothing to accept', async () => {
    const id = await reservation({ status: 'CONFIRMED', confirmed_at: '2026-07-10T06:00:00Z' });
    await db
      .updateTable('reservations')
      .set({ paid_kurus: 25_390_00 })
      .where('id', '=', id)
      .execute();
    expect((await queued('bank_details', id)).text).toContain('TR33 0006');
  });

  test('confirmed, carries the stay for the guest’s calendar', async () => {
    const id = await reservation({ status: 'CONFIRMED', confirmed_at: '2026-07-10T06:00:00Z' });
    const { attachments, text } = await queued('reservation_confirmed', id);
    expect(attachments).toHaveLength(1);
    expect(attachments[0]?.content).toContain('DTSTART;VALUE=DATE:20260815\r\n');
    expect(text).toContain('Zeytin Sokak, No: 14, İslamlar, Kalkan / Antalya');
    expect(text).toContain('07-4821');
  });

  test.each([
    [
      '[2099-08-15,2099-08-22)',
      '16 Temmuz 2099 gününe kadar: Kesinti yok\nDaha sonra: Ön ödemeden %100',
    ],
    [aheadFor(10), 'Ne zaman iptal edilirse: Ön ödemeden %100'],
  ])(
    'tells the days until which it can be cancelled, and none that are over',
    async (stay, told) => {
      const id = await reservation({
        status: 'CONFIRMED',
        confirmed_at: '2026-07-10T06:00:00Z',
        stay,
      });
      expect((await queued('reservation_confirmed', id)).text).toContain(told);
    },
  );

  test('cancelled, takes the stay out of the calendar only if it was in it', async () => {
    const confirmed = await queued(
      'reservation_cancelled',
      await reservation({
        status: 'CANCELLED',
        state_reason: 'Misafir vazgeçti',
        confirmed_at: '2026-07-10T06:00:00Z',
      }),
    );
    expect(confirmed.attachments[0]?.content).toContain('METHOD:CANCEL');
    expect(confirmed.text).not.toContain('Misafir vazgeçti');

    await db.deleteFrom('mails').execute();
    const asked = await reservation({ status: 'CANCELLED', state_reason: 'Misafir vazgeçti' });
    expect((await queued('reservation_cancelled', asked)).attachments).toEqual([]);
  });

  test('names what it leads to: a request, or the reservation it became', async () => {
    const asked = await queued('reservation_requested', await reservation());
    await db.deleteFrom('mails').execute();
    const sure = await reservation({ status: 'CONFIRMED', confirmed_at: '2026-07-10T06:00:00Z' });
    const paid = await queued('payment_received', sure);
    expect(asked.text).toContain('Talebinizi görüntüleyin: ');
    expect(paid.text).toContain('Rezervasyon sayfanızı açın: ');
  });

  test('cancelled, says that a damage deposit goes back too', async () => {
    const sums = { kept_kurus: 10_000_00, refund_kurus: 4_000_00 };
    const id = await reservation({ status: 'CANCELLED', state_reason: 'Vazgeçti', ...sums });
    await db
      .insertInto('deposits')
      .values({ reservation_id: id, amount_kurus: 5_000_00, method: 'TRANSFER' })
      .execute();
    const { text } = await queued('reservation_cancelled', id);
    expect(text).toContain(
      'İade edilecek: ₺4.000\nBunun dışında, alınan ₺5.000 hasar depozitonuzun',
    );
  });

  test('to staff says that an answer to it reaches the guest', async () => {
    const { text, reply_to } = await queued('staff_new_request', await reservation());
    expect(reply_to).toBe('ayse@ornek.example');
    expect(text).toContain('yanıtladığınızda ileti doğrudan misafire gider');
    expect(text).not.toContain('bize ulaşır');
  });

  test('of a template that staff switched off is kept, not sent', async () => {
    const off = { code: 'reservation_requested', name: 'Talep', subject: 'S', body: 'B' };
    await db
      .insertInto('mail_templates')
      .values({ ...off, active: false })
      .execute();
    expect((await queued('reservation_requested', await reservation())).state).toBe('SKIPPED');
  });

  test('says what staff wrote into its template, and the parts they left out come last', async () => {
    await db
      .insertInto('mail_templates')
      .values({
        code: 'reservation_rejected',
        name: 'Ret',
        subject: '{{villa}} dolu',
        body: 'Sayın {{ customer_name }},\n\n**{{stay}}** dolu.',
      })
      .execute();
    const { subject, text } = await queued('reservation_rejected', await reservation());
    expect(subject).toBe('Villa Sardunya dolu');
    expect(text).toMatch(/^Sayın Ayşe Yılmaz,\n\n15 – 22 Ağustos 2026 dolu\.\n\nVilla Sardunya\n/);
  });

  test('is refused for a reservation that is not there', async () => {
    await expect(
      queueReservationMail(db, 'reservation_requested', { kind: 'villa', id: 999_999 }),
    ).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('sending again', () => {
  const setState = (id: number, state: string) =>
    db
      .updateTable('mails')
      .set({ state, attempts: 8, sent_at: state === 'SENT' ? '2026-07-09T09:00:00Z' : null })
      .set({ last_error: state === 'SENT' ? null : '450 later' })
      .where('id', '=', id)
      .execute();

  test.each(['DEAD', 'SKIPPED', 'FAILED'])('puts a %s mail back into the queue', async (state) => {
    const id = (await queueMail(db, mail)) ?? 0;
    await setState(id, state);
    expect(await resendMail(db, id, { actor_id: null, now: instant })).toBe(id);
    expect(await getMail(db, id)).toMatchObject({ state: 'WAITING', attempts: 0 });
  });

  test('copies a sent mail, so that both stay visible', async () => {
    const id = (await queueMail(db, mail)) ?? 0;
    await setState(id, 'SENT');
    const again = await resendMail(db, id, { actor_id: null, now: instant });
    expect(again).not.toBe(id);
    expect(await getMail(db, again)).toMatchObject({ state: 'WAITING', subject: 'Merhaba' });
    expect(await getMail(db, id)).toMatchObject({ state: 'SENT' });
  });
});

test('the outbox is listed newest first, by state, with its templates’ names', async () => {
  await db
    .insertInto('mail_templates')
    .values({ code: 'reservation_option', name: 'Opsiyon', subject: 'S', body: 'B' })
    .execute();
  await queueMail(db, mail);
  const option = { ...mail, template_code: 'reservation_option', event_key: 'test:2' } as const;
  await queueMail(db, { ...option, skipped: true });
  expect(await outbox()).toMatchObject([{ template_name: 'Opsiyon' }, { template_name: null }]);
  expect(await listMails(db, { skip: 0, take: 10, state: 'SKIPPED' })).toHaveLength(1);
  expect(await countMails(db)).toBe(2);
  expect(await countMails(db, { state: 'DEAD' })).toBe(0);
  expect(await countMailsByState(db)).toEqual({ WAITING: 1, SKIPPED: 1 });
  expect(await listTemplates(db)).toMatchObject([{ name: 'Opsiyon', mail_count: 1 }]);
});
