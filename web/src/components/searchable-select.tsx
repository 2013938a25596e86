import { type Primitive, Select, type SelectProps } from '@mantine/core';
import { type FocusEvent, useRef } from 'react';

/**
 * A select with a search. Its field contains the chosen label, which is selected when the field gets the focus: what is
 * typed then replaces it, instead of being appended to it and finding nothing.
 */
export const SearchableSelect = <Value extends Primitive = string>({
  onFocus,
  ...props
}: SelectProps<Value>) => {
  const frame = useRef(0);
  const focus = (event: FocusEvent<HTMLInputElement>): void => {
    onFocus?.(event);
    const field = event.currentTarget;
    // A click places the caret after this event.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => document.activeElement === field && field.select());
  };
  return (
    <Select<Value>
      searchable
      selectFirstOptionOnChange
      openOnFocus={false}
      {...(props as SelectProps<Value>)}
      onFocus={focus}
    />
  );
};
