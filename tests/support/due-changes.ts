import { send } from './admin-calls.ts';
import { site } from './api.ts';
import { db } from './db.ts';
import { createReservation, stayFromToday } from './factories.ts';
import { takeCardsBy } from './fake-provider.ts';
import { KINDS, type Kind } from './reservation-kinds.ts';

/** A week at 10.000 TL a night, a fifth of it before; two weeks at the same price. */
export const PREPAYMENT = 14_000_00;
export const TOTAL = 70_000_00;
export const WEEK = stayFromToday(90, 7);
export const FORTNIGHT = stayFromToday(90, 14);
export const THREE_NIGHTS = stayFromToday(90, 3);

export const PDF = Buffer.from('%PDF-1.4\n%\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
export const CUSTOMER = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 123 45 67',
  customer_email: 'ayse.demirtas@ornek.example',
  adults: 2,
};

beforeAll(() => takeCardsBy('iyzico'));

/** An option of that week, that its guest has not paid for yet. */
export const sold = (own: object = {}) => createReservation({ status: 'OPTION', ...WEEK, ...own });

/** Staff sell it anew. */
export const edit = (id: number, own: object, kind: Kind = 'villa') =>
  send('put', `/v1/admin/${KINDS[kind].path}/${id}`, { ...CUSTOMER, ...own });

export async function sendLink(reservation_id: string, own: object = {}): Promise<string> {
  const wanted = { reservation_id, ...own };
  const { body } = await send('post', '/v1/admin/sendpaymentlink', wanted).expect(200);
  return body.content.payment_link.url.split('/').at(-1);
}

export const record = (own: object) =>
  send('post', '/v1/admin/transactions', {
    method: 'TRANSFER',
    purpose: 'PREPAYMENT',
    ...own,
  }).expect(201);

export const decideOn = (transaction_id: number, body: object) =>
  send('patch', `/v1/admin/transactions/${transaction_id}`, body);

/** The guest says that a transfer was sent. */
export const handIn = (code: string, file = PDF) =>
  site.post(`/odeme/${code}/dekont`).field('note', '').attach('receipt', file, 'dekont.pdf');

export const stateOf = (id: number, kind: Kind = 'villa') =>
  db
    .selectFrom(kind === 'villa' ? 'reservations' : 'boat_reservations')
    .select(['status', 'paid_kurus', 'option_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const movementsOf = (id: number, kind: Kind = 'villa') =>
  db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'status', 'amount_kurus', 'needs_action', 'action_note'])
    .select(['action_done_at', 'payment_link_id'])
    .where(KINDS[kind].of, '=', id)
    .orderBy('id')
    .execute();

/** What of its money stands on the list of what is to be done, and why. */
export const waitingOf = async (id: number, kind: Kind = 'villa') =>
  (await movementsOf(id, kind))
    .filter(({ needs_action, action_done_at }) => needs_action && !action_done_at)
    .map(({ needs_action, action_note }) => [needs_action, action_note]);

export const eventsOf = async (id: number) =>
  (
    await db
      .selectFrom('reservation_events')
      .select('kind')
      .where('reservation_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

export const pageOf = async (code: string) => (await site.get(`/odeme/${code}`).expect(200)).text;
