import { CloseButton, Group, Kbd, SegmentedControl, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from '#src/features/keys/key-toolbar.module.css';
import type { ShownKeys } from '#src/features/keys/shown-keys.ts';
import { isDialogOpen } from '#src/lib/open-dialog.ts';

interface SearchProps {
  search: string;
  setSearch: (search: string) => void;
}

const SearchField = ({ search, setSearch }: SearchProps) => {
  const field = useRef<HTMLInputElement>(null);
  const focusSearch = (): void => {
    if (!isDialogOpen()) field.current?.focus();
  };
  // Some keyboard layouts need Shift for the slash.
  useHotkeys([
    ['/', focusSearch],
    ['shift+/', focusSearch],
  ]);
  const clear = (): void => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      type="search"
      size="xs"
      aria-label="Search keys"
      aria-keyshortcuts="/"
      placeholder="Search"
      value={search}
      onChange={(event) => setSearch(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
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

interface KeyToolbarProps extends SearchProps {
  counts: Record<ShownKeys, number>;
  show: ShownKeys;
  setShow: (show: ShownKeys) => void;
}

/** Filters the keys. The slash key moves the focus to the search, Escape clears it. */
export const KeyToolbar = ({ counts, show, setShow, ...searching }: KeyToolbarProps) => (
  <Group gap="xs" className={classes.toolbar}>
    <SegmentedControl
      aria-label="Show"
      data={[
        { value: 'all', label: `All ${counts.all}` },
        { value: 'attention', label: `Need attention ${counts.attention}` },
      ]}
      value={show}
      onChange={setShow}
    />
    <SearchField {...searching} />
  </Group>
);
