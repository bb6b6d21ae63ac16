import { today } from '../../../server/clock.ts';
import { auditOf, send } from '../../support/admin-calls.ts';
import { createUser, createVilla, dayFromToday } from '../../support/factories.ts';

const papers = (id: number, own: object) => send('put', `/v1/admin/villas/btrans/${id}`, own);

const WITHDRAWN = {
  active: false,
  withdrawn_at: '2026-01-01T10:00:00Z',
  withdrawn_reason: 'OWNER_LEFT',
};

const PERMIT = {
  permit_type: 'RENTAL_PERMIT',
  permit_no: '07-4321',
  permit_holder: 'Elif Şahin',
  permit_date: '2025-03-01',
  permit_capacity: 8,
};

test('a permit counts from the moment somebody verified it', async () => {
  const villa = await createVilla({ active: false, permit_no: null, permit_verified_at: null });

  const written = await papers(villa.id, PERMIT);
  const verified = await papers(villa.id, { permit_verified: true, permit_evidence: 'e-Devlet' });

  expect(written.body.content).toMatchObject({ ...PERMIT, permit_state: 'UNVERIFIED' });
  expect(verified.body.content).toMatchObject({
    permit_state: 'VERIFIED',
    permit_verified_at: expect.any(String),
    permit_verified_by: expect.any(String),
    permit_looks_usual: true,
  });
  expect(await auditOf('villa', villa.id)).toEqual(['villa.papers', 'villa.papers']);
});

test.each([
  [{ permit_no: '07-999' }, 'UNVERIFIED'],
  [{ permit_holder: 'Başkası' }, 'UNVERIFIED'],
  [{ permit_no: '07-999', permit_verified: true }, 'VERIFIED'],
  [{ permit_verified: false }, 'UNVERIFIED'],
  [{ permit_evidence: 'Ekran görüntüsü' }, 'VERIFIED'],
  [{ mahalle: 'İslamlar' }, 'VERIFIED'],
])('%j leaves the permit %s', async (changes, state) => {
  const villa = await createVilla({ active: false });
  const { body } = await papers(villa.id, changes).expect(200);
  expect(body.content.permit_state).toBe(state);
});

describe('a permit that was verified', () => {
  const checked = (days: number) => {
    const day = today().subtract({ days });
    return { permit_verified_at: `${day}T09:00:00Z` };
  };
  const overdue = async () =>
    (await send('get', '/v1/admin/other')).body.content.needs_action.permits_due as number;
  const listed = async () =>
    (await send('get', '/v1/admin/villas?permit=DUE&take=500')).body.content.map(
      ({ id }: { id: number }) => id,
    );

  test('is to be looked up again after a year, and the look-up is noted as one', async () => {
    const before = await overdue();
    const villa = await createVilla(checked(366));
    expect([await overdue(), await listed()]).toEqual([
      before + 1,
      expect.arrayContaining([villa.id]),
    ]);

    const { body } = await papers(villa.id, { permit_verified: true }).expect(200);
    const again = await papers(villa.id, { permit_verified: true }).expect(200);

    expect(Date.parse(body.content.permit_verified_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(body.content.permit_check_due).toBe(today().add({ years: 1 }).toString());
    expect(again.body.content.version).toBe(body.content.version);
    expect([await overdue(), await listed()]).toEqual([
      before,
      expect.not.arrayContaining([villa.id]),
    ]);
    expect(await auditOf('villa', villa.id)).toEqual(['villa.permit_checked']);
  });

  test.each([
    ['within the year', { ...checked(364) }],
    ['of a villa that was withdrawn', { ...checked(800), ...WITHDRAWN }],
    ['of one that was deleted', { ...checked(800), active: false, deleted_at: '2026-01-01' }],
    ['that nobody ever verified', { permit_verified_at: null, active: false }],
  ])('is none to be looked up %s', async (_, own) => {
    const before = await overdue();
    const villa = await createVilla(own);
    expect(await overdue()).toBe(before);
    expect(await listed()).not.toContain(villa.id);
  });
});

test('a villa on sale keeps a verified permit', async () => {
  const villa = await createVilla();
  const refused = await papers(villa.id, { permit_no: '07-999' });
  const small = await papers(villa.id, { permit_capacity: 2, permit_verified: true });
  expect([refused.status, refused.body.code]).toEqual([409, 'permit_required']);
  expect([small.status, small.body.fields]).toEqual([
    422,
    { permit_capacity: 'Villanın kapasitesi 8 kişi; belgedeki sayı bundan az olamaz.' },
  ]);
});

test('nothing can be verified without its number and the people it is for', async () => {
  const nothing = { permit_no: null, permit_capacity: null, permit_verified_at: null };
  const villa = await createVilla({ active: false, ...nothing });
  const { status, body } = await papers(villa.id, { permit_verified: true });
  const given = { permit_no: '07-1', permit_capacity: 8, permit_verified: true };

  expect([status, Object.keys(body.fields)]).toEqual([422, ['permit_no', 'permit_capacity']]);
  await papers(villa.id, given).expect(200);
  const lost = await papers(villa.id, { permit_capacity: null, permit_verified: true });
  expect([lost.status, Object.keys(lost.body.fields)]).toEqual([422, ['permit_capacity']]);
});

test('says what the ministry’s report lacks', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const nobody = await createVilla();
  const villa = await createVilla({ owner_id: owner.id });

  const before = await papers(nobody.id, { street: 'Liman Sokak' });
  const after = await papers(villa.id, { il_code: 7, ilce_code: 1511, mahalle: 'İslamlar' });

  expect(before.body.content.btrans_missing).toEqual(['owner', 'il_code', 'ilce_code']);
  expect(after.body.content.btrans_missing).toEqual(['owner_tckn', 'owner_phone', 'owner_iban']);
  expect(after.body.content.btrans_unknown).toContain('outer_door_no');
});

test('names every bad field at once, and a late edit', async () => {
  const villa = await createVilla();
  const bad = await papers(villa.id, {
    permit_type: 'NONE',
    permit_date: '2026-02-30',
    il_code: 82,
    zoned: 'yes',
    kbs_force: 'ARMY',
    village: 'x',
  });
  expect(Object.keys(bad.body.fields).toSorted()).toEqual(
    ['il_code', 'kbs_force', 'permit_date', 'permit_type', 'village', 'zoned'].toSorted(),
  );
  const unissued = await papers(villa.id, { permit_date: dayFromToday(1) });
  expect([unissued.status, Object.keys(unissued.body.fields)]).toEqual([422, ['permit_date']]);
  await papers(villa.id, { permit_date: dayFromToday(0) }).expect(200);
  await papers(villa.id, { street: 'Sardunya', version: 2 }).expect(200);
  const late = await papers(villa.id, { street: 'Zeytinlik', version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
});
