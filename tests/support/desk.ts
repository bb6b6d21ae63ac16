import { screenWordsOf } from '../views/render.ts';
import { signIn, site } from './api.ts';
import { createBankAccount } from './factories.ts';

let staff: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
  await createBankAccount();
});

/** A screen of the dashboard, as staff. */
export const open = (address: string) => site.get(address).set('cookie', staff);

/** What is read on it. */
export const shown = async (address: string) =>
  screenWordsOf((await open(address).expect(200)).text);
