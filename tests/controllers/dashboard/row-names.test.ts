import { paths } from '../../../server/shared/paths.ts';
import { signIn, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import { createDemo } from '../../support/demo.ts';

const { dashboard } = paths;

let staff: string;
let villa: number;

beforeAll(async () => {
  await createDemo();
  staff = await signIn('ADMIN');
  ({ id: villa } = await db.selectFrom('villas').select('id').limit(1).executeTakeFirstOrThrow());
});

test.each<[screen: string, address: () => string]>([
  ['subscribers', () => dashboard.subscribers()],
  ['external bookings', () => dashboard.closings()],
  ['comments', () => dashboard.comments({ state: 'ALL' })],
  ['gaps', () => dashboard.gaps()],
  ['features', () => dashboard.features()],
  ['a villa’s features', () => dashboard.villa(villa, 'features')],
  ['feeds', () => dashboard.feeds()],
  ['clashes of feeds', () => dashboard.feedConflicts()],
])('%s: what is done with a row says with which', async (_screen, address) => {
  const { text } = await site.get(address()).set('cookie', staff).expect(200);
  const names = namesOfActs(text.slice(text.indexOf('<main')));
  expect(names.length).toBeGreaterThan(1);
  // What stands there once is the page's own, and a changed form is saved below it.
  const bare = names.filter((name) => !/: |^Kaydet$/.test(name));
  expect(bare.filter((name, at) => bare.indexOf(name) !== at)).toEqual([]);
});

/** What can be done with rows: buttons, and links that stand over a row's own or beside its name. */
function namesOfActs(html: string): string[] {
  const acts = html.matchAll(
    /<(button|a)\b([^>]*(?:data-fill|data-busy|data-tick-all|class="[^"]*\b(?:over|fine)\b)[^>]*)>(.*?)<\/\1>/gs,
  );
  return [...acts].map(
    ([, , attributes = '', content = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replaceAll(/<[^>]*>/g, '').trim(),
  );
}
