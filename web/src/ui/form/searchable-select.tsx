import { type Primitive, Select, type SelectProps } from '@mantine/core';
import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { fuzzyOptions } from '#src/ui/form/fuzzy-options.ts';

/**
 * A select with a search. Its field contains the chosen label, which is selected when the field gets the focus: what is
 * typed then replaces it, instead of being appended to it and finding nothing. It is selected in the event itself: a frame
 * later, the selection would swallow what somebody quick has typed by then.
 */
export const SearchableSelect = <Value extends Primitive = string>({
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
