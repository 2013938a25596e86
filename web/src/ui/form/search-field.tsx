import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { isDialogOpen } from '#src/ui/dialog/open-dialog.ts';
import classes from '#src/ui/form/search-field.module.css';

interface SearchFieldProps {
  /** What is searched: `Search keys`. */
  label: string;
  placeholder?: string;
  maxLength?: number;
  search: string;
  setSearch: (search: string) => void;
}

/** The search of a list, in its toolbar. The slash key moves the focus to it, Escape clears it. */
export const SearchField = ({
  label,
  placeholder = 'Search',
  maxLength,
  search,
  setSearch,
}: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const focusSearch = (): void => {
    if (!isDialogOpen()) field.current?.focus();
  };
  // Some keyboard layouts need Shift for the slash.
  useHotkeys(['/', 'shift+/'].map((keys) => [keys, focusSearch]));
  const clear = (): void => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      type="search"
      size="xs"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      maxLength={maxLength}
      value={search}
      onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && setSearch('')}
      leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
      rightSection={
        search === '' ? (
          <Kbd aria-hidden className={classes.hint}>
            /
          </Kbd>
        ) : (
          <CloseButton size="sm" aria-label="Clear search" onClick={clear} />
        )
      }
      className={classes.search}
    />
  );
};
