import type { Compilable, CompiledQuery } from 'kysely';

import type { Db } from './index.ts';

/**
 * A long query that is put together at its first use only; afterwards each call fills its values in.
 * `build` may use them as parameters and in no other way: they must not change the query's text.
 */
export function compiledOnce<Values extends object, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const places = new Map(names.map((name) => [Symbol(name), name]));
  const marks = Object.fromEntries([...places].map(([mark, name]) => [name, mark]));
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, marks as unknown as Values).compile();
    const parameters = compiled.parameters.map((parameter) => {
      const name = places.get(parameter as symbol);
      return name === undefined ? parameter : values[name];
    });
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
