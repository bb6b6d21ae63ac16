/**
 * Folds a text for search and slugs: Turkish letters to ASCII, lower case, everything that is no
 * letter or digit to one space. 'IŞIKLAR Villası' → 'isiklar villasi'.
 * The twin of `tr_fold` in the database; both are held to one table of cases.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[ıI]/g, 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
