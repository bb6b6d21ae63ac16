import { paths } from '../../server/shared/paths.ts';
import { db, type Visit, visitor } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import { open, readAll, signInAs, textOf } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let reservation: number;

beforeAll(async () => {
  await createDemo();
  const { id } = await db
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'CONFIRMED')
    .executeTakeFirstOrThrow();
  reservation = id;
  visit = await visitor({ width: 1440, script: false });
  await signInAs(visit.page, 'ADMIN');
});

test.each([
  ['villas in staff’s order', dashboard.villas],
  ['boats in staff’s order', dashboard.boats],
  ['villa types', dashboard.villaTypes],
  ['features', dashboard.features],
  ['questions', dashboard.questions],
  ['reservations', dashboard.villaReservations],
  ['a reservation', () => dashboard.villaReservation(reservation)],
  ['its guests', () => dashboard.reservationGuests('villa', reservation)],
  ['payments', dashboard.transactions],
  ['the day’s customers', dashboard.dayCustomers],
  ['the report of what was paid', dashboard.transportReport],
  ['a villa’s rooms', () => dashboard.villa(1, 'rooms')],
  ['a post', () => dashboard.post(1)],
  ['a mail’s template', () => dashboard.mailTemplate(1)],
  ['a contract', () => dashboard.contracts()],
])('%s can be read, and show no button that a script would have to answer', async (_what, path) => {
  const { page } = visit;
  await open(page, path());

  expect(await textOf(page, '.app-main')).toContain('JavaScript kapalı');
  expect(
    await readAll(page, 'button[type=button]:not([command], [popovertarget])', (buttons) =>
      buttons.filter((button) => button.checkVisibility()).map((button) => button.outerHTML),
    ),
  ).toEqual([]);
});
