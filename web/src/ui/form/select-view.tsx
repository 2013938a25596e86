import { findRows, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import {
  type ComboboxItem,
  type OptionsFilter,
  type Primitive,
  Select,
  type SelectProps,
} from '@mantine/core';
import { useSelectsText } from '#src/ui/form/select-text.ts';

type FilterInput<Value extends Primitive> = Parameters<OptionsFilter<Value>>[0];

/** The options of a select that fit what is typed, in their groups and in their order. */
const fuzzyOptions = <Value extends Primitive>({ options, search, limit }: FilterInput<Value>) => {
  const all = options.flatMap((option): ComboboxItem<Value>[] =>
    'group' in option ? option.items : [option],
  );
  const found = new Set(findRows(all, search, ({ label }) => searchable(label)).slice(0, limit));
  return options.flatMap((option): typeof options => {
    if (!('group' in option)) return found.has(option) ? [option] : [];
    const items = option.items.filter((item) => found.has(item));
    return items.length === 0 ? [] : [{ ...option, items }];
  });
};

/** The select with its list, and a search. Loaded only by lazy-select.tsx. */
export const SelectView = <Value extends Primitive>(props: SelectProps<Value>) => (
  <Select<Value>
    searchable
    filter={fuzzyOptions}
    selectFirstOptionOnChange
    openOnFocus={false}
    // A list may be wider than its field.
    comboboxProps={{ position: 'bottom-start' }}
    {...(props as SelectProps<Value>)}
    {...useSelectsText(props)}
  />
);
