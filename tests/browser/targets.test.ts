import { paths } from '../../server/shared/paths.ts';
import { db, visitor } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import { open, signInAs } from './actions.ts';
import { smallTargets } from './measures.ts';

const { dashboard } = paths;

beforeAll(() => createDemo());

/** Whoever's hand shakes meets what they aim at: at least 24 px of it answer, by mouse and by finger. */
test.each([[1440], [360]])(
  'what is pressed is large enough to be met, %i px wide',
  async (width) => {
    const { page, close } = await visitor({ width });
    await signInAs(page, 'ADMIN');
    const { id } = await db
      .selectFrom('reservations')
      .select('id')
      .where('status', '=', 'CONFIRMED')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id: villa } = await db
      .selectFrom('villas')
      .select('id')
      .where('active', '=', true)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const small: Record<string, string[]> = {};
    for (const screen of [
      dashboard.home(),
      dashboard.occupancy(),
      dashboard.villaReservations(),
      dashboard.villaReservation(id),
      dashboard.dayCustomers(),
      dashboard.villa(villa),
      dashboard.villa(villa, 'calendar'),
    ]) {
      await open(page, screen);
      const found = await smallTargets(page);
      if (found.length > 0) small[screen] = found;
    }

    expect(small).toEqual({});
    await close();
  },
);
