import { getOffer, listOfferedVillas } from '../../server/queries/offers/offers.ts';
import type { ReservationKey } from '../../server/queries/reservations/reservation-tables.ts';
import {
  composeChangeMail,
  composePasswordMail,
} from '../../server/services/accounts/user-mails.ts';
import { readReservationForMail } from '../../server/services/mail/mail.ts';
import { passage } from '../../server/services/mail/mail-body.ts';
import { composeMail } from '../../server/services/mail/mail-composing.ts';
import { composeReservationMail } from '../../server/services/mail/mail-reservation.ts';
import {
  isReservationMailCode,
  MAIL_TEMPLATE_CODES,
  type MailTemplateCode,
} from '../../server/services/mail/mail-templates.ts';
import { readMailTexts } from '../../server/services/mail/mail-texts.ts';
import {
  composeConfirmation,
  composeNewsletter,
  leaveUrl,
} from '../../server/services/mail/newsletter-mails.ts';
import { composeOfferMail } from '../../server/services/offers/offer-mails.ts';
import { composeOwnerMonth } from '../../server/services/reports/owner-months.ts';
import { createBoat, createBoatReservation } from './boat-factories.ts';
import { db } from './db.ts';
import {
  createBankAccount,
  createReservation,
  createSettings,
  createTransaction,
  createUser,
  createVilla,
  inHours,
} from './factories.ts';
import { createOffer } from './offer-factories.ts';

export interface SampleMail {
  code: MailTemplateCode;
  of: 'villa' | 'boat' | 'other';
  subject: string;
  html: string;
  text: string;
}

const POLICY = JSON.stringify({
  base: 'PREPAYMENT',
  tiers: [
    { days_before: 30, percent: 0 },
    { days_before: 0, percent: 100 },
  ],
  description: '',
});

const GUEST = {
  customer_name: 'Ayşe Demirtaş',
  customer_email: 'ayse.demirtas@ornek.example',
  customer_note: 'Akşam 21.00 gibi geliyoruz.',
  adults: 4,
  children: 2,
  babies: 1,
  policy: POLICY,
  commission_percent: 20,
  kept_kurus: null,
  refund_kurus: null,
  comment_code: 'R7M2-Q4XH9T',
};

/** A villa's and a boat's reservation with all that a mail can tell of, and money that ends in kuruş. */
export async function createMailedRows() {
  await createSettings({
    site_name: 'Koy',
    site_email: 'rezervasyon@koy.example',
    site_phone: '+902428440000',
    company_title: 'Koy Turizm Seyahat Acentesi Ltd. Şti.',
    company_address: 'Kalkan Mahallesi, Kaş / Antalya',
    company_mersis_no: '0564012345600019',
  });
  await createBankAccount();
  const owner = await createUser({ role: 'OWNER', first_name: 'Hasan' });
  const villa = await createVilla({
    name: 'Villa Sardunya',
    owner_id: owner.id,
    street: 'Zeytin Sokak',
    outer_door_no: '14',
  });
  const boat = await createBoat({ name: 'Mavi Yelken', owner_id: owner.id });
  const stay = await createReservation({
    ...{ ...GUEST, villa_id: villa.id, status: 'CONFIRMED', option_until: inHours(20) },
    quote: JSON.stringify({
      nights: [],
      extras: [{ id: 1, name: 'Havuz ısıtma', amount_kurus: 7_000_00 }],
    }),
    ...{
      accommodation_kurus: 129_525_40,
      discount_kurus: 9_600_00,
      short_stay_fee_kurus: 3_500_00,
    },
    ...{ extras_kurus: 7_000_00, total_kurus: 130_425_40, prepayment_kurus: 25_390_00 },
    ...{ balance_kurus: 105_035_40, paid_kurus: 25_390_00, deposit_kurus: 10_000_00 },
  });
  const charter = await createBoatReservation({
    ...{ ...GUEST, boat_id: boat.id, status: 'CONFIRMED', option_until: inHours(20) },
    ...{ paid_kurus: 36_000_00, deposit_kurus: 20_000_00 },
  });
  await createMovements({ reservation_id: stay.id });
  await createMovements({ boat_reservation_id: charter.id });
  const offer = await createOffer(villa.id);
  await db
    .updateTable('offers')
    .set({ customer_email: GUEST.customer_email, note: 'Denize en yakın olanı seçtim.' })
    .where('id', '=', offer.id)
    .execute();
  return { villa, boat, stay, charter, offer, owner };
}

type MailedRows = Awaited<ReturnType<typeof createMailedRows>>;

async function createMovements(of: object) {
  const paid_at = inHours(-5);
  await createTransaction({ ...of, status: 'PAID', amount_kurus: 25_390_00, paid_at });
  await createTransaction({ ...of, status: 'FAILED', method: 'CARD', amount_kurus: 25_390_00 });
  await createTransaction({
    ...{ ...of, status: 'PAID', method: 'CARD', purpose: 'REFUND' },
    ...{ amount_kurus: 5_000_50, paid_at },
  });
}

/** Every mail of the product, composed from these rows as it would be sent. */
export async function composeAllMails(rows: MailedRows): Promise<SampleMail[]> {
  const mails: SampleMail[] = [];
  for (const code of MAIL_TEMPLATE_CODES) {
    if (!isReservationMailCode(code)) {
      mails.push({ code, of: 'other', ...(await composeOther(code, rows)) });
      continue;
    }
    for (const key of [
      { kind: 'villa', id: rows.stay.id },
      { kind: 'boat', id: rows.charter.id },
    ] as const)
      mails.push({ code, of: key.kind, ...(await composeFor(code, key)) });
  }
  return mails;
}

const LINK = { code: 'P7M2-Q4XH9T', amount_kurus: 105_035_40 };

async function composeFor(code: Parameters<typeof readReservationForMail>[1], key: ReservationKey) {
  const row = await readReservationForMail(db, code, key);
  const payment_link = { ...LINK, expires_at: new Date(inHours(48)) };
  const linked =
    code === 'payment_link' || code === 'deposit_link' ? { ...row, payment_link } : row;
  const note = code === 'bank_details' ? { note: 'Telefonda konuştuğumuz gibi.' } : {};
  const mail = composeReservationMail(code, { ...linked, ...note });
  if (!mail) throw new Error(`${code} has nobody to go to`);
  return mail;
}

const MONTH_STAY = {
  listing: 'Villa Sardunya',
  check_in: '2026-07-03',
  check_out: '2026-07-10',
  unit: null,
  nights: 7,
  people: 6,
  owner_amount_kurus: 104_340_32,
};

async function composeOther(code: MailTemplateCode, { offer }: MailedRows) {
  const texts = await readMailTexts(db, code);
  const { site_name } = texts.settings;
  switch (code) {
    case 'user_invitation':
      return composePasswordMail(
        { first_name: 'Zeynep' },
        { purpose: 'INVITATION', code: 'k'.repeat(43) },
        texts,
      );
    case 'password_reset':
      return composePasswordMail(
        { first_name: 'Zeynep' },
        { purpose: 'RESET', code: 'k'.repeat(43) },
        texts,
      );
    case 'account_changed':
      return composeChangeMail(
        { first_name: 'Zeynep' },
        { change: 'totp_off', can_reset: true, at: new Date('2026-07-20T06:00:00Z') },
        texts,
      );
    case 'newsletter_confirmation':
      return composeConfirmation('okur@ornek.example', 'c'.repeat(32), texts);
    case 'newsletter':
      return composeNewsletter(
        {
          subject: 'Boşalan haftalar: Kalkan ve Kaş',
          body: 'Merhaba,\n\nTemmuzda iki villa boşaldı:\n– Villa Sardunya, 12–19 Temmuz\n– Villa Begonvil, 19–26 Temmuz\n\nİlk yazan ayırtır.',
        },
        { email: 'okur@ornek.example', leave_url: leaveUrl('a'.repeat(32)) },
        texts,
      );
    case 'contact_answer':
      return composeMail(code, texts, {
        words: { site_name, customer_name: 'Mehmet', message_subject: 'Bebek yatağı' },
        parts: {
          answer_text: passage('', 'Evet, villada bebek yatağı var.\n\nÜcretsizdir.'),
          message_text: { ...passage('Bize yazdığınız', 'Bebek yatağı\nvar mı?'), quoted: true },
        },
      });
    case 'owner_month':
      return composeOwnerMonth(
        { first_name: 'Hasan', past: [MONTH_STAY], earnings_kurus: 104_340_32, coming: [] },
        {
          past: Temporal.PlainYearMonth.from('2026-07'),
          coming: Temporal.PlainYearMonth.from('2026-08'),
        },
        texts,
      );
    default:
      return composeOfferMail(
        await getOffer(db, offer.id),
        await listOfferedVillas(db, offer.id),
        texts,
      );
  }
}
