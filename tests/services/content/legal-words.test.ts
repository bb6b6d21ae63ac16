import { getContractBoat } from '../../../server/queries/reservations/booking-boats.ts';
import { getContractVilla } from '../../../server/queries/reservations/booking-villas.ts';
import { legalWordsOf } from '../../../server/services/content/legal-words.ts';
import { siteSettingsFrom } from '../../../server/services/content/settings.ts';
import { charterFacts } from '../../../server/services/listings/boat-facts.ts';
import { chooseProviders } from '../../../server/services/payments/gateways/index.ts';
import { bookingFacts } from '../../../server/services/reservations/booking-facts.ts';
import { createBoat } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import { createUser, createVilla, stayFromToday } from '../../support/factories.ts';
import { takeCardsBy } from '../../support/fake-provider.ts';

const stay = { ...stayFromToday(60, 7), adults: 2, children: 0, babies: 0 };
const customer = { customer_name: 'Ayşe', customer_email: 'a@x.example', customer_phone: '+90' };
const policy = {
  base: 'PREPAYMENT',
  tiers: [
    { days_before: 0, percent: 100 },
    { days_before: 60, percent: 0 },
  ],
  date_changes: 1,
  date_change_days: 15,
  description: '',
};
const quoted = {
  nights: { length: 7 },
  extras: [],
  accommodation_kurus: 70_000_00,
  discount_kurus: 0,
  short_stay_fee_kurus: 0,
  total_kurus: 70_000_00,
  prepayment_kurus: 14_000_00,
  prepayment_percent: 20,
  balance_kurus: 56_000_00,
  deposit_kurus: 5_000_00,
};

const setting = (key: string, value: string) => ({ key, value, updated_at: new Date() });
const settings = siteSettingsFrom([
  setting('company_responsible', 'Deniz Kaya'),
  setting('tursab_group', 'A'),
]);
const terms = { quoted, settings, customer };

test('a text of a villa may name what a booking knows, no more and no less', async () => {
  const villa = await getContractVilla(db, (await createVilla()).id);

  const facts = bookingFacts({ ...villa, policy }, stay, terms);

  expect(Object.keys(facts).toSorted()).toEqual(legalWordsOf('CONTRACT').toSorted());
  expect(facts).toMatchObject({
    agency_responsible: 'Deniz Kaya',
    licence_no: '18126',
    licence_group: 'A grubu',
  });
});

test.each([
  ['as it was typed', '0532-1234567', '0532 123 45 67'],
  ['as it is stored', '+905321234567', '0532 123 45 67'],
  ['from abroad', '0049 170 1234567', '+49 170 123 4567'],
  ['that is none', '0532', '0532'],
])('a guest’s telephone is written to be read: %s', async (_how, customer_phone, written) => {
  const villa = await getContractVilla(db, (await createVilla()).id);
  const guest = { ...customer, customer_phone };

  const facts = bookingFacts({ ...villa, policy }, stay, { ...terms, customer: guest });

  expect(facts.customer_phone).toBe(written);
});

test('a text of a boat what a charter knows', async () => {
  const boat = await getContractBoat(db, (await createBoat()).id);

  const facts = charterFacts({ ...boat, policy }, { ...stay, unit: 'day' }, terms);

  expect(Object.keys(facts).toSorted()).toEqual(legalWordsOf('CHARTER_CONTRACT').toSorted());
});

const owner = {
  role: 'OWNER',
  first_name: 'Halil',
  last_name: 'Kaptan',
  address: 'Liman Cad. 4, Göcek',
};

test.each([
  ['its papers name', { named: 'Mavi Denizcilik', title: 'Kaptan Ltd.' }, 'Mavi Denizcilik'],
  ['else the firm of its owner', { named: null, title: 'Kaptan Ltd.' }, 'Kaptan Ltd.'],
  ['else its owner', { named: null, title: null }, 'Halil Kaptan'],
])('a listing is let for whom %s, whose address is said', async (_who, { named, title }, name) => {
  const { id: owner_id } = await createUser({ ...owner, title });
  const villa = await getContractVilla(
    db,
    (await createVilla({ owner_id, permit_holder: named })).id,
  );
  const boat = await getContractBoat(
    db,
    (await createBoat({ owner_id, licence_holder: named })).id,
  );

  const texts = [
    bookingFacts({ ...villa, policy }, stay, terms),
    charterFacts({ ...boat, policy }, { ...stay, unit: 'day' }, terms),
  ];

  for (const facts of texts)
    expect(facts).toMatchObject({ permit_holder: name, owner_address: 'Liman Cad. 4, Göcek' });
});

describe('what a cancellation costs', () => {
  const textsOf = async (agreed: unknown) => {
    const villa = await getContractVilla(db, (await createVilla()).id);
    const boat = await getContractBoat(db, (await createBoat()).id);
    return [
      bookingFacts({ ...villa, policy: agreed }, stay, terms).cancellation,
      charterFacts({ ...boat, policy: agreed }, { ...stay, unit: 'day' }, terms).cancellation,
    ];
  };

  test('is said by the ladder that refunds follow, the longest notice first', async () => {
    expect(await textsOf(policy)).toEqual([
      'Girişe en az 60 gün varsa: Kesinti yok. Girişe daha az kaldıysa: Ön ödemeden %100 kesilir. ' +
        'Girişe en az 15 gün kala 1 kez tarih değişikliği yapılabilir.',
      'Binişe en az 60 gün varsa: Kesinti yok. Binişe daha az kaldıysa: Ön ödemeden %100 kesilir. ' +
        'Kiralamaya en az 15 gün kala 1 kez tarih değişikliği yapılabilir.',
    ]);
  });

  test('is followed by what staff add to it', async () => {
    const agreed = {
      base: 'TOTAL',
      tiers: [{ days_before: 0, percent: 40 }],
      date_changes: 0,
      description: 'Hastalıkta rapor yeter.',
    };

    expect((await textsOf(agreed))[0]).toBe(
      'Ne zaman iptal edilirse: Toplamdan %40 kesilir. ' +
        'Kesinti hiçbir zaman ödenen tutarı aşmaz. Hastalıkta rapor yeter.',
    );
  });

  test('is nothing where no prepayment is asked for, unless it is of the total', async () => {
    const quoted = { ...terms.quoted, prepayment_kurus: 0 };
    const villa = await getContractVilla(db, (await createVilla()).id);
    const said = (base: string) =>
      bookingFacts({ ...villa, policy: { ...policy, base } }, stay, { ...terms, quoted })
        .cancellation;

    expect(said('PREPAYMENT')).toBe(
      'Ne zaman iptal edilirse: Kesinti yok. ' +
        'Girişe en az 15 gün kala 1 kez tarih değişikliği yapılabilir.',
    );
    expect(said('TOTAL')).toContain('Toplamdan %100 kesilir');
  });

  test.each([[null], [{}]])('is nothing where nothing was agreed on: %j', async (agreed) => {
    for (const text of await textsOf(agreed))
      expect(text).toBe('İptal edilirse kesinti yapılmaz, ödenen tutarın tamamı iade edilir.');
  });
});

test('cards are a way to pay only where somebody takes them', async () => {
  const villa = await getContractVilla(db, (await createVilla()).id);
  const means = () => bookingFacts({ ...villa, policy }, stay, terms).payment_means;
  expect(means()).toBe('Ödemeler banka havalesiyle alınır.');

  takeCardsBy('iyzico');
  const withCards = means();
  chooseProviders([]);
  expect(withCards).toMatch(/kartla, .* havalesiyle alınır\.$/);
});

test('a sum that is none is not asked for', async () => {
  const villa = await getContractVilla(db, (await createVilla()).id);
  const boat = await getContractBoat(db, (await createBoat()).id);
  const none = { prepayment_kurus: 0, balance_kurus: 70_000_00, deposit_kurus: 0 };
  const whole = { prepayment_kurus: 70_000_00, balance_kurus: 0 };
  const said = (own: object) => {
    const { payment_terms, deposit_terms } = bookingFacts({ ...villa, policy }, stay, {
      ...terms,
      quoted: { ...quoted, ...own },
    });
    return [payment_terms, deposit_terms];
  };

  const ofBoat = charterFacts({ ...boat, policy }, { ...stay, unit: 'day' }, terms);

  expect(said(none)).toEqual([
    'Ön ödeme gerekmez; ₺70.000 girişte ödenir.',
    'Hasar depozitosu alınmaz.',
  ]);
  expect(said({})).toEqual([
    'Rezervasyonun kesinleşmesi için ₺14.000 ön ödeme yapılır, kalan ₺56.000 girişte ödenir.',
    expect.stringMatching(/^₺5.000 hasar depozitosu girişte alınır;/),
  ]);
  expect(said(whole)[0]).toContain('Tutarın tamamı, ₺70.000, rezervasyonun kesinleşmesi için');
  expect(ofBoat.payment_terms).toContain('kalan ₺56.000 biniş günü ödenir');
  expect(ofBoat.deposit_terms).toMatch(/^₺5.000 hasar depozitosu binişte alınır;/);
});

test('a villa’s own rules stand in its contract as sentences', async () => {
  const house_rules = 'Havuzda cam bardak kullanılmaz\n\nÇöpler akşam bırakılır.\n';
  const [strict, free] = await Promise.all([
    createVilla({ house_rules }),
    createVilla({ house_rules: '' }),
  ]);
  const said = async ({ id }: { id: number }) =>
    bookingFacts({ ...(await getContractVilla(db, id)), policy }, stay, terms).house_rules;

  expect(await said(strict)).toBe('Havuzda cam bardak kullanılmaz. Çöpler akşam bırakılır.');
  expect(await said(free)).toBe('Ev sahibinin ayrıca yazdığı bir kural yoktur.');
});
