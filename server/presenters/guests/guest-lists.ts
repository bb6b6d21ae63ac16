import type { GuestListRow, ListedGuestRow } from '../../queries/guests/guest-lists.ts';
import type { GuestAnswer, GuestListAnswer } from '../../schemas/answers/guest-lists.ts';
import { isListComplete, missingOf } from '../../shared/guest-lists.ts';

export function presentGuestList(list: GuestListRow): GuestListAnswer {
  const guests = list.guests.map(presentGuest);
  const people = list.adults + list.children + list.babies;
  return {
    people,
    guests,
    plate: list.guests[0]?.plate ?? null,
    complete: isListComplete(list.guests, people),
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
