import type { GuestListRow, ListedGuestRow } from '../queries/guest-lists.ts';
import type { GuestAnswer, GuestListAnswer } from '../schemas/answers/guest-lists.ts';

export function presentGuestList(list: GuestListRow): GuestListAnswer {
  const guests = list.guests.map(presentGuest);
  const people = list.adults + list.children + list.babies;
  return {
    people,
    guests,
    plate: list.guests[0]?.plate ?? null,
    complete: guests.length >= people && guests.every(({ missing }) => missing.length === 0),
    reported_at: list.guest_list_reported_at?.toISOString() ?? null,
  };
}

const presentGuest = (guest: ListedGuestRow): GuestAnswer => ({
  id: guest.id,
  first_name: guest.first_name,
  last_name: guest.last_name,
  nationality: guest.nationality,
  document_kind: guest.document_kind,
  document_no_masked: guest.document_no_masked,
  birth_date: guest.birth_date,
  sex: guest.sex,
  missing: missingOf(guest),
});

/** What the report (KBS) wants of a person and nobody has told. */
export function missingOf({
  document_no_masked,
  birth_date,
}: Pick<ListedGuestRow, 'document_no_masked' | 'birth_date'>): GuestAnswer['missing'] {
  const fields: (GuestAnswer['missing'][number] | false)[] = [
    !document_no_masked && 'document_no',
    !birth_date && 'birth_date',
  ];
  return fields.filter((field) => field !== false);
}
