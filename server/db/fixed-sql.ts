import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';

type Sql = RawBuilder<unknown>;

/** Writes PostgreSQL's SQL and is connected to nothing. */
const writer = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * The same SQL as one piece of text: a part of a query that asks for no values is put together once,
 * not node by node for each query it stands in. Throws where there are values in it.
 */
export function fixed(part: Sql): Sql {
  return sql.raw(writtenBy(part));
}

function writtenBy(part: Sql): string {
  const { sql: text, parameters } = part.compile(writer);
  if (parameters.length > 0) throw new Error(`SQL with values in it is not fixed: ${text}`);
  return text;
}

/** Such a part for each of a few choices; `keyOf` tells all that its text depends on. */
export function fixedPer<Choice>(
  keyOf: (choice: Choice) => string,
  build: (choice: Choice) => Sql,
): (choice: Choice) => Sql {
  const known = new Map<string, Sql>();
  return (choice) => {
    const key = keyOf(choice);
    const part = known.get(key) ?? fixed(build(choice));
    known.set(key, part);
    return part;
  };
}

/** Such a part around another one, which stands in it once and may hold values. */
export function fixedAround(build: (inner: Sql) => Sql): (inner: Sql) => Sql {
  let sides: [before: Sql, after: Sql] | undefined;
  return (inner) => {
    sides ??= sidesOf(build(sql.raw(PLACE)));
    return sql`${sides[0]}${inner}${sides[1]}`;
  };
}

const PLACE = '/* here */';

function sidesOf(part: Sql): [before: Sql, after: Sql] {
  const [before, after, ...more] = writtenBy(part).split(PLACE);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('It must stand around one part');
  return [sql.raw(before), sql.raw(after)];
}
