import type { Primitive, SelectProps } from '@mantine/core';
import { SearchableSelect } from '#src/ui/form/searchable-select.tsx';

/** The select with its list. Loaded only by lazy-select.tsx. */
export const SelectView = <Value extends Primitive>(props: SelectProps<Value>) => (
  <SearchableSelect {...props} />
);
