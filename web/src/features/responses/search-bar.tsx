import { Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import classes from '#src/features/responses/response.module.css';
import type { BodySearch } from '#src/features/responses/use-body-search.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';

const countText = ({ query, found: { matches, isCut }, at }: BodySearch): string => {
  if (query === undefined || query === '') return '';
  if (matches.length === 0) return 'Not found';
  return `${(at + 1).toLocaleString('en')} of ${matches.length.toLocaleString('en')}${isCut ? '+' : ''}`;
};

interface SearchBarProps {
  search: BodySearch;
  input: Ref<HTMLInputElement>;
  onClose: () => void;
}

/** Searches the whole body, also what is not rendered. Enter goes to the next match, Shift+Enter to the one before. */
export const SearchBar = ({ search, input, onClose }: SearchBarProps) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={classes.bar}>
      <TextInput
        ref={input}
        size="xs"
        aria-label="Search in the body"
        placeholder="Search in the body"
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        value={search.query ?? ''}
        onChange={({ currentTarget }) => search.setQuery(currentTarget.value)}
        onKeyDown={onKeyDown}
        // Escape closes the search, not the dialog around it.
        data-mantine-stop-propagation
        className={classes.grow}
        spellCheck={false}
      />
      <Text size="xs" c="dimmed" role="status" className={classes.count}>
        {countText(search)}
      </Text>
      <IconAction label="Previous match" icon={IconChevronUp} onClick={() => search.step(-1)} />
      <IconAction label="Next match" icon={IconChevronDown} onClick={() => search.step(1)} />
      <IconAction label="Close the search" icon={IconX} onClick={onClose} />
    </search>
  );
};
