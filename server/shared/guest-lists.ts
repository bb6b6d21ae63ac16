/** A person of a guest list, as far as the report asks for more than the name. */
interface ToldGuest {
  document_no_masked: string | null;
  birth_date: string | null;
  sex: string | null;
}

export type MissingOfGuest = 'document_no' | 'birth_date' | 'sex';

/** What the report to police or gendarmerie (KBS, domain §2.8) wants of a person and nobody has told. */
export function missingOf({ document_no_masked, birth_date, sex }: ToldGuest): MissingOfGuest[] {
  const fields: (MissingOfGuest | false)[] = [
    !document_no_masked && 'document_no',
    !birth_date && 'birth_date',
    !sex && 'sex',
  ];
  return fields.filter((field) => field !== false);
}

/** Whether everybody of so many people is listed, with all that the report wants. */
export const isListComplete = (guests: readonly ToldGuest[], people: number): boolean =>
  guests.length >= people && guests.every((guest) => missingOf(guest).length === 0);
