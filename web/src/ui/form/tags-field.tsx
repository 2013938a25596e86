import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { type FocusEvent, useRef, useState } from 'react';

/**
 * Of a field in a dialog: what is outside of an open dialog is hidden from screen readers. In it, the list is above the title,
 * which stays in view with a `z-index` of 1000.
 */
export const LIST_IN_DIALOG = { withinPortal: false, floatingStrategy: 'fixed', zIndex: 1001 } as const;

interface Typing {
  /** The chips. */
  ended: string[];
  /** What is typed after them. */
  text: string;
}

/**
 * What is typed counts as a tag before it is ended: a form that is sent now sends it, and one that is closed asks. Made a chip
 * only as the field loses the focus, it would also move the button that takes the focus away from under the pointer.
 */
const useTyping = ({ value, onChange }: Pick<TagsInputProps, 'value' | 'onChange'>) => {
  const [tags, setTags] = useUncontrolled<string[]>({ value, finalValue: [], onChange });
  const [text, setText] = useState('');
  // Otherwise the form has been reset, or filled with something else.
  const isCounted = text.trim() !== '' && tags.at(-1) === text.trim();
  const typing: Typing = isCounted ? { ended: tags.slice(0, -1), text } : { ended: tags, text: '' };
  // The chips and the text may change one after the other in one event.
  const now = useRef(typing);
  now.current = typing;
  const change = (changes: Partial<Typing>): void => {
    now.current = { ...now.current, ...changes };
    setText(now.current.text);
    const typed = now.current.text.trim();
    setTags(typed === '' ? now.current.ended : [...now.current.ended, typed]);
  };
  /** A comma ends a tag. The keyboard of a phone may not say that it was one. */
  const type = (next: string): void => {
    const words = next.split(',');
    const last = words.pop() ?? '';
    const ended = words.map((word) => word.trim()).filter((word) => word !== '');
    change({ ended: [...now.current.ended, ...ended], text: last });
  };
  return { ...typing, type, setEnded: (ended: string[]): void => change({ ended }) };
};

type TagsFieldProps = Omit<TagsInputProps, 'defaultValue' | 'searchValue' | 'onSearchChange' | 'data'> & {
  suggestions: string[];
};

/** A list of words, which become chips. Enter or a comma ends each. */
export const TagsField = ({ suggestions, value, onChange, onBlur, ...props }: TagsFieldProps) => {
  const { ended, text, type, setEnded } = useTyping({ value, onChange });
  const [isOpen, setOpen] = useState(false);
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    onBlur?.(event);
    // No button is being pressed, so nothing moves away from the pointer.
    if (event.relatedTarget instanceof HTMLInputElement) type(`${text},`);
  };
  return (
    <TagsInput
      {...props}
      value={ended}
      onChange={setEnded}
      searchValue={text}
      onSearchChange={(next) => {
        type(next);
        setOpen(next !== '');
      }}
      data={suggestions}
      // Opened by the focus alone, the list of the first field of a dialog would cover the rest of it.
      openOnFocus={false}
      dropdownOpened={isOpen && suggestions.length > 0}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onClick={() => setOpen(true)}
      onBlur={leave}
      acceptValueOnBlur={false}
      comboboxProps={LIST_IN_DIALOG}
    />
  );
};
