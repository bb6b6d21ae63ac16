interface Named {
  first_name: string;
  last_name: string;
  birth_date: string | null;
}

/**
 * Of a list as it was kept, the row that is the same person in a list as it is sent again: by the whole
 * name wherever it stands, or else in the same place by what a corrected name still has of it. The list
 * may have been put in another order, or written by somebody else meanwhile; nobody gets the papers of
 * another. Each row is one person's at most.
 */
export function sameGuests<Row extends Named>(
  people: readonly (Named & { position: number })[],
  kept: readonly Row[],
): (Row | undefined)[] {
  const left = new Set(kept);
  const take = (row: Row | undefined) => {
    if (row) left.delete(row);
    return row;
  };
  const byName = people.map((person) =>
    take([...left].find((row) => nameOf(row) === nameOf(person))),
  );
  return people.map((person, at) => {
    const row = byName[at];
    const there = kept[person.position];
    if (row || !there || !left.has(there)) return row;
    return isCorrected(there, person) ? take(there) : undefined;
  });
}

/** 'Ayşe' who is 'Ayşe Nur' now, or 'Aşye' with the same last name and day of birth. */
function isCorrected(before: Named, after: Named): boolean {
  const [known, given] = [before, after].map((row) => plain(row.first_name).split(' '));
  if (known?.some((word) => given?.includes(word))) return true;
  const { birth_date } = before;
  const sameDay = birth_date !== null && birth_date === after.birth_date;
  return sameDay && plain(before.last_name) === plain(after.last_name);
}

const nameOf = ({ first_name, last_name }: Named) => plain(`${first_name} ${last_name}`);

/** Names come in every script: only how they are spaced and whether in capitals is left aside. */
const plain = (name: string): string =>
  name.normalize('NFC').toLocaleLowerCase('tr').replaceAll(/\s+/g, ' ').trim();
