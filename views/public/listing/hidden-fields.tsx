interface HiddenFieldsProps<Search extends object> {
  search: Search;
  /** Which parts of the address the form has no field of its own for. */
  names: readonly (keyof Search & string)[];
}

/** What a GET form must carry on, or its answer would forget it. */
export function HiddenFields<Search extends object>({ search, names }: HiddenFieldsProps<Search>) {
  return names.flatMap((name) =>
    [search[name] ?? []]
      .flat()
      .map((value) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={String(value)} />
      )),
  );
}
