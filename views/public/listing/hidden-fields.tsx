import type { ListingSearch } from '../../../server/shared/paths.ts';

interface HiddenFieldsProps {
  search: ListingSearch;
  /** Which parts of the address the form has no field of its own for. */
  names: readonly (keyof ListingSearch)[];
}

/** What a GET form must carry on, or its answer would forget it. */
export function HiddenFields({ search, names }: HiddenFieldsProps) {
  return names.flatMap((name) =>
    [search[name] ?? []]
      .flat()
      .map((value) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />),
  );
}
