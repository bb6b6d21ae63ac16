import type { ComponentProps } from 'react';

import { Filters } from './filters.tsx';
import { SearchField } from './search-field.tsx';

type SearchFilterProps = Omit<
  ComponentProps<typeof Filters>,
  'applied' | 'clear_href' | 'search' | 'children'
> & {
  /** The field with its name in the address. */
  field: ComponentProps<typeof SearchField>;
  /** The list without what is looked for. */
  all_href: string;
};

/** The filters of a list that is only searched. */
export const SearchFilter = ({ field, all_href, ...filters }: SearchFilterProps) => (
  <Filters
    {...filters}
    applied={
      field.defaultValue ? [{ key: field.name, label: field.defaultValue, href: all_href }] : []
    }
    clear_href={all_href}
    search={<SearchField {...field} />}
  >
    {null}
  </Filters>
);
