import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { guestDocumentOf } from '../../domain/guest-documents.ts';
import { sameGuests } from '../../domain/kept-guests.ts';
import { conflict, type FieldProblem, invalid } from '../../errors.ts';
import { parse, parseLenient, tryParse } from '../../parse.ts';
import {
  listKeptDocuments,
  lockGuestList,
  replaceGuests,
} from '../../queries/guests/guest-affairs.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { GuestListForm, SeenList, TypedGuestList } from '../../schemas/guest-affairs.ts';
import { audit, type Doer } from '../audit.ts';
import { entityOf } from '../reservations/reservation-trail.ts';
import { seal } from '../sealed.ts';

/** States in which people are about to come: their list is wanted. */
export const LISTED: ReadonlySet<string> = new Set([
  'OPTION',
  'PAYMENT_REVIEW',
  'CONFIRMED',
  'CHECKED_IN',
]);

/** Where an identity number is sealed to. */
export const SEALED_AT = 'reservation_guests.document_no';

/**
 * Keeps who comes; identity numbers are sealed, and one that was left empty stays the person's.
 * @throws 409 `move_not_allowed`, `already_reported`, `guest_list_changed` where staff or another tab wrote
 * the list meanwhile; 422 with the fields to put right
 */
export async function keepGuestList(
  pool: Db,
  key: ReservationKey,
  body: Record<string, unknown>,
  doer: Doer,
): Promise<void> {
  const people = readPeople(body);
  const { seen } = parseLenient(SeenList, body);
  await pool.transaction().execute(async (db) => {
    const { status, reported } = await lockGuestList(db, key);
    if (!LISTED.has(status)) throw conflict('move_not_allowed', { status });
    if (reported) throw conflict('already_reported');
    const stored = await listKeptDocuments(db, key);
    if (seen !== undefined && seen !== newestOf(stored) && !isSameList(people, stored))
      throw conflict('guest_list_changed');
    const kept = sameGuests(people, stored);
    const guests = people.map((person, at) => guestOf(person, kept[at]));
    await replaceGuests(db, key, guests);
    await audit(db, doer, {
      action: 'reservation.guests_listed',
      entity: entityOf(key.kind),
      entity_id: key.id,
      before: { guests: stored.length },
      after: { guests: guests.length },
    });
  });
}

/** The same people sent again, as by a second click, put nobody else's away. */
const isSameList = (people: readonly Person[], stored: readonly Kept[]): boolean =>
  people.length === stored.length &&
  people.every((person, at) => {
    const row = stored[at];
    return (['first_name', 'last_name', 'birth_date', 'plate'] as const).every(
      (name) => row?.[name] === person[name],
    );
  });

/** Each list that is kept has rows of its own: the newest tells it from those before. 0: there is none. */
export const newestOf = (rows: readonly { id: number }[]): number =>
  Math.max(0, ...rows.map(({ id }) => id));

export interface Person {
  first_name: string;
  last_name: string;
  nationality: string;
  /** As typed; '' keeps the one that is stored. */
  document_no: string;
  birth_date: string | null;
  plate: string | null;
  /** Not said: as it is stored. */
  sex?: 'F' | 'M' | null;
  /** The place in the form. */
  position: number;
}

/** @throws 422 with all that is wrong, be it a field by itself or what a person lacks */
function readPeople(body: unknown): Person[] {
  const form = tryParse(GuestListForm, body);
  const people = peopleOf(form.success ? form.data : parse(TypedGuestList, body));
  refuseUnreadable(
    people,
    (field, position) => `${field}.${position}`,
    form.success ? {} : form.fields,
  );
  return people;
}

/** The people of the form, those of whom nothing was said left out. */
const peopleOf = (form: TypedGuestList): Person[] =>
  form.first_name
    .map((first_name, position) => ({
      first_name,
      last_name: form.last_name[position] ?? '',
      nationality: form.nationality[position] || 'TR',
      document_no: form.document_no[position] ?? '',
      birth_date: form.birth_date[position] || null,
      ...(position in form.sex && { sex: form.sex[position] || null }),
      plate: (position === 0 && form.plate) || null,
      position,
    }))
    .filter(isTold);

/** Turkey is everybody's country until another is chosen. */
const isTold = ({ nationality, ...person }: Person): boolean =>
  nationality !== 'TR' ||
  [person.first_name, person.last_name, person.document_no, person.birth_date, person.sex].some(
    Boolean,
  );

/** How the form names a person's field: `last_name.2`. */
type FieldName = (field: string, position: number) => string;

/** @throws 422 with every field that cannot be kept, and those `known` already */
export function refuseUnreadable(
  people: readonly Person[],
  nameOf: FieldName,
  known: Record<string, FieldProblem> = {},
): void {
  const problems = Object.assign(
    {},
    ...people.map((person) => problemsOf(person, nameOf)),
    numbersTwice(people, nameOf),
    known,
  );
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Papers of one number, told at all but the first: each is one person's own. */
function numbersTwice(people: readonly Person[], nameOf: FieldName): Record<string, FieldProblem> {
  const seen = new Set<string>();
  const problems: Record<string, FieldProblem> = {};
  for (const { document_no, nationality, position } of people) {
    const paper = guestDocumentOf(document_no, nationality);
    if (!paper) continue;
    const number = paper.kind === 'PASSPORT' ? `${nationality} ${paper.number}` : paper.number;
    if (seen.has(number)) problems[nameOf('document_no', position)] = 'document_twice';
    seen.add(number);
  }
  return problems;
}

function problemsOf(person: Person, nameOf: FieldName): Record<string, FieldProblem> {
  const { first_name, last_name, nationality, document_no, birth_date, position } = person;
  const unreadable = document_no !== '' && !guestDocumentOf(document_no, nationality);
  return {
    ...(!first_name && { [nameOf('first_name', position)]: 'required' }),
    ...(!last_name && { [nameOf('last_name', position)]: 'required' }),
    ...(unreadable && {
      [nameOf('document_no', position)]:
        nationality === 'TR' ? 'not_identity' : 'not_foreign_document',
    }),
    ...(birth_date &&
      birth_date > today().toString() && { [nameOf('birth_date', position)]: 'not_born' }),
  };
}

type Kept = Awaited<ReturnType<typeof listKeptDocuments>>[number];

/** A person as the list keeps them; `kept`: as they stood in it before. */
export function guestOf({ document_no, ...person }: Person, kept: Kept | undefined) {
  const sex = person.sex === undefined ? (kept?.sex ?? null) : person.sex;
  const birth_place = kept?.birth_place ?? null;
  return { ...person, sex, birth_place, ...paperOf(document_no, person.nationality, kept) };
}

/** The paper as typed, or the stored one where nothing was. */
function paperOf(typed: string, nationality: string, kept: Kept | undefined) {
  const paper = typed ? guestDocumentOf(typed, nationality) : null;
  if (paper)
    return {
      document_kind: paper.kind,
      document_no_encrypted: seal(paper.number, SEALED_AT),
      document_no_masked: paper.masked,
    };
  return {
    document_kind: kept?.document_kind ?? (nationality === 'TR' ? 'TCKN' : 'PASSPORT'),
    document_no_encrypted: kept?.document_no_encrypted ?? null,
    document_no_masked: kept?.document_no_masked ?? null,
  };
}
