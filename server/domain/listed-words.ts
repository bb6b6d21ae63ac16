/**
 * Staff write one a line, or all with commas between; a comma inside brackets or between digits parts
 * nothing. Each begins with a capital.
 */
export function listedWords(text: string): string[] {
  const parts = text.includes('\n') ? text.split('\n') : text.split(/,(?!\d)(?![^(]*\))/);
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toLocaleUpperCase('tr') + part.slice(1));
}
