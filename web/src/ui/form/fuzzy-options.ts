import { findRows, searchable } from '@gatehouse/contract/fuzzy-match.ts';
import type { ComboboxItem, OptionsFilter, Primitive } from '@mantine/core';

type FilterInput<Value extends Primitive> = Parameters<OptionsFilter<Value>>[0];

/** The options of a select that fit what is typed, in their groups and in their order. */
export const fuzzyOptions = <Value extends Primitive>({ options, search, limit }: FilterInput<Value>) => {
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
