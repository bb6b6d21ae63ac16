import { sql } from 'kysely';

/** The moment at which a day begins in Istanbul, or one so many days later: so that an index on moments can find days. */
export const midnight = <Moment = string>(day: string | undefined, later: number) =>
  sql<Moment>`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Istanbul')`;
