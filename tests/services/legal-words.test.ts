import { getContractBoat } from '../../server/queries/booking-boats.ts';
import { getContractVilla } from '../../server/queries/booking-villas.ts';
import { charterFacts } from '../../server/services/boat-facts.ts';
import { bookingFacts } from '../../server/services/booking-facts.ts';
import { legalWordsOf } from '../../server/services/legal-words.ts';
import { siteSettingsFrom } from '../../server/services/settings.ts';
import { createBoat } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import { createUser, createVilla, stayFromToday } from '../support/factories.ts';

const stay = { ...stayFromToday(60, 7), adults: 2, children: 0, babies: 0 };
const customer = { customer_name: 'Ayşe', customer_email: 'a@x.example', customer_phone: '+90' };
const policy = { description: 'İade edilir.' };
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
