import { countQueries } from '../../../server/db/index.ts';
import {
  changesHeard,
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { siteFacts, siteRules, siteShell } from '../../../server/services/listings/shell.ts';
import { noteOwnChange } from '../../../server/services/own-changes.ts';
import { db } from '../../support/db.ts';

beforeAll(startHearingChanges);
afterAll(stopHearingChanges);

const set = (key: string, value: string) =>
  db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((clash) => clash.column('key').doUpdateSet({ value }))
    .execute();

test('menus, settings and rules that somebody has just read ask the database nothing', async () => {
  await siteShell();
  const { queries } = await countQueries(() =>
    Promise.all([siteShell(), siteRules(), siteFacts()]),
  );

  expect(queries).toEqual([]);
});

test('who has just set a rule books by it', async () => {
  for (const rate of [20, 10, 20]) {
    await siteRules();
    await set('vat_rate', String(rate));
    noteOwnChange();
    expect((await siteRules()).vat_rate).toBe(rate);
  }
});

test('what another program sets shows as soon as it is heard of', async () => {
  await siteShell();
  await set('site_name', 'Körfez');
  await changesHeard();

  expect((await siteShell()).settings.site_name).toBe('Körfez');
});

test('while changes cannot be heard nothing is kept', async () => {
  await stopHearingChanges();
  await siteRules();
  await set('option_hours', '36');

  expect((await siteRules()).option_hours).toBe(36);
});
