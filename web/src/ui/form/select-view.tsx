import { findRows, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import {
  type ComboboxItem,
  type OptionsFilter,
  type Primitive,
  Select,
  type SelectProps,
} from '@mantine/core';
import { type FocusEvent, type MouseEvent, useRef } from 'react';

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

/**
 * A select with a search. Its field contains the chosen label, which is selected when the field gets the focus: what is
 * typed then replaces it, instead of being appended to it and finding nothing. It is selected in the event itself: a frame
 * later, the selection would swallow what somebody quick has typed by then.
 */
const SearchableSelect = <Value extends Primitive = string>({
  onFocus,
  onMouseDown,
  onClick,
  ...props
}: SelectProps<Value>) => {
  const isFocusing = useRef(false);
  const focus = (event: FocusEvent<HTMLInputElement>): void => {
    onFocus?.(event);
    event.currentTarget.select();
  };
  const press = (event: MouseEvent<HTMLInputElement>): void => {
    onMouseDown?.(event);
    isFocusing.current = document.activeElement !== event.currentTarget;
  };
  const click = (event: MouseEvent<HTMLInputElement>): void => {
    onClick?.(event);
    // A press places the caret after the field has got the focus.
    if (isFocusing.current) event.currentTarget.select();
    isFocusing.current = false;
  };
  return (
    <Select<Value>
      searchable
      filter={fuzzyOptions}
      selectFirstOptionOnChange
      openOnFocus={false}
      // A list may be wider than its field.
      comboboxProps={{ position: 'bottom-start' }}
      {...(props as SelectProps<Value>)}
      onFocus={focus}
      onMouseDown={press}
      onClick={click}
    />
  );
};

/** The select with its list. Loaded only by lazy-select.tsx. */
export const SelectView = <Value extends Primitive>(props: SelectProps<Value>) => (
  <SearchableSelect {...props} />
);
