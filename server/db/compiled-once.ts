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

/**
 * The same for rows that are written: put together once for each set of their columns. Columns without
 * a value are left to their defaults.
 */
export function compiledPerColumns<Rows extends readonly object[], Row>(
  build: (db: Db, ...rows: Rows) => Compilable<Row>,
): (db: Db, ...rows: Rows) => Promise<Row[]> {
  const known = new Map<string, (db: Db, values: Record<string, unknown>) => Promise<Row[]>>();
  return (db, ...rows) => {
    const values = Object.fromEntries(rows.flatMap(cellsOf));
    const shape = Object.keys(values).join();
    const send =
      known.get(shape) ??
      compiledOnce(Object.keys(values), (builder, marks: Record<string, unknown>) =>
        build(builder, ...(rowsOf(rows.length, marks) as unknown as Rows)),
      );
    known.set(shape, send);
    return send(db, values);
  };
}

/** A row's values by its place and their columns. */
const cellsOf = (row: object, place: number) =>
  Object.entries(row).flatMap(([column, value]) =>
    value === undefined ? [] : [[`${place}.${column}`, value] as const],
  );

function rowsOf(count: number, cells: Record<string, unknown>): Record<string, unknown>[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [name, value] of Object.entries(cells)) {
    const [place = '', column = ''] = name.split('.', 2);
    const row = rows[Number(place)];
    if (row) row[column] = value;
  }
  return rows;
}
