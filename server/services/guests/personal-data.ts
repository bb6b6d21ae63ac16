import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { type Erasure, withErasures } from '../../domain/retention.ts';
import {
  type BookingOfPerson,
  countPersonalData,
  listBookingsOf,
  type Person,
  type PersonalCount,
} from '../../queries/guests/personal-data.ts';
import { countMentions, knownBy } from '../../queries/mentions.ts';
import { Email } from '../../schemas/common.ts';
import { parsePhone } from '../../shared/phone.ts';
import { audit, type Doer } from '../audit.ts';

/** Whom an e-mail address or a telephone number is of; both null, and nobody's, when it is neither. */
export function personOf(contact: string): Person {
  const email = Email.safeParse(contact);
  if (email.success) return { email: email.data, phone: null };
  return { email: null, phone: parsePhone(contact)?.phone ?? null };
}

/** What is kept of a guest, before it is decided what becomes of it. */
export interface FoundData {
  bookings: (BookingOfPerson & { erasure: Erasure })[];
  data: PersonalCount[];
}

/** Looks through everything that may name a guest (KVKK m.11). Who looked is in the log. */
export async function findPersonalData(db: Db, person: Person, doer: Doer): Promise<FoundData> {
  const bookings = await listBookingsOf(db, person);
  const mentions = await countMentions(db, knownBy(person, bookings));
  const data = [
    ...(await countPersonalData(db, person, bookings)),
    ...(mentions > 0 ? [{ kind: 'mentions' as const, row_count: mentions }] : []),
  ];
  await notePersonalData(db, doer, { act: 'searched', person, bookings, row_count: sumOf(data) });
  return { bookings: withErasures(bookings, today()), data };
}

interface Dealing {
  act: 'searched' | 'exported' | 'erased';
  person: Person;
  bookings: readonly Pick<BookingOfPerson, 'reservation_id'>[];
  row_count: number;
}

/**
 * Notes that somebody dealt with a guest's data. The guest is in the log by the codes of their bookings
 * alone: who is erased must not live on in it.
 */
export const notePersonalData = (
  db: Db,
  doer: Doer,
  { act, person, bookings, row_count }: Dealing,
): Promise<void> =>
  audit(db, doer, {
    action: `personal_data.${act}`,
    entity: 'personal_data',
    entity_id: null,
    after: {
      contact: person.email === null ? 'PHONE' : 'EMAIL',
      reservation_codes: bookings.map(({ reservation_id }) => reservation_id),
      row_count,
    },
  });

const sumOf = (data: readonly PersonalCount[]) =>
  data.reduce((sum, { row_count }) => sum + row_count, 0);
