import { AppError } from '../../errors.ts';

/**
 * How many files are made at once in this process, and for one person. Each keeps a connection of the
 * site's pool for as long as its reader takes, and visitors need the others; with two of their own,
 * nobody alone keeps everybody else from a file.
 */
const MOST_AT_ONCE = 4;
const MOST_FOR_PERSON = 2;

/** Seconds after which it is worth asking again. */
const PAUSE = '5';

/** Of whom a file is being made, once for each file. */
const makers: number[] = [];

/** Makes a file for a person while there is room for it. @throws 503 `exports_busy` */
export async function inTurn<Made>(person: number, make: () => Promise<Made>): Promise<Made> {
  const own = makers.filter((maker) => maker === person);
  if (makers.length >= MOST_AT_ONCE || own.length >= MOST_FOR_PERSON)
    throw new AppError(503, 'exports_busy', { headers: { 'Retry-After': PAUSE } });
  makers.push(person);
  try {
    return await make();
  } finally {
    makers.splice(makers.indexOf(person), 1);
  }
}
