import { db, site } from './api.ts';
import { stayFromToday } from './factories.ts';

/** The stay that the booking pages of tests are opened with. */
export const STAY = stayFromToday(60, 7);

/** The booking page of a villa. */
export const open = (slug: string, query: object = { ...STAY, adults: 4 }) =>
  site.get(`/rezervasyon/${slug}`).query(query);

/** What a guest types and ticks. */
export const guest = (own: Record<string, string | string[]> = {}) => ({
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 417 68 05',
  customer_email: 'ayse@ornek.example',
  customer_note: 'Akşam geliyoruz',
  accept_information: 'on',
  accept_contract: 'on',
  ...own,
});

export const send = (slug: string, form: object) =>
  site.post(`/rezervasyon/${slug}`).type('form').send(form);

/** What the page's form would send when a guest fills it in. */
export async function filledIn(
  slug: string,
  own: Record<string, string | string[]> = {},
): Promise<Record<string, string | string[]>> {
  const { text } = await open(slug);
  return { ...hiddenOf(text), adults: '4', children: '0', babies: '0', ...guest(own) };
}

export const hiddenOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([a-z_]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

export const reservationsOf = (villa_id: number) =>
  db
    .selectFrom('reservations')
    .select(['reservation_id', 'total_kurus', 'adults', 'status'])
    .where('villa_id', '=', villa_id)
    .orderBy('id')
    .execute();

/** Where the summary of a form leads, and what it says of each field. */
export const summaryOf = (html: string): [string, string][] =>
  [...html.matchAll(/<a class="link" href="(#field-[^"]*)">(.*?)<\/a>/gs)].map(
    ([, field = '', sentence = '']) => [field, sentence],
  );
