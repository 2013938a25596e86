import { Group, SegmentedControl } from '@mantine/core';
import classes from '#src/features/keys/key-toolbar.module.css';
import type { ShownKeys } from '#src/features/keys/shown-keys.ts';
import { SearchField } from '#src/ui/form/search-field.tsx';

interface KeyToolbarProps {
  search: string;
  setSearch: (search: string) => void;
  counts: Record<ShownKeys, number>;
  show: ShownKeys;
  setShow: (show: ShownKeys) => void;
}

/** Filters the keys. The slash key moves the focus to the search, Escape clears it. */
export const KeyToolbar = ({ counts, show, setShow, search, setSearch }: KeyToolbarProps) => (
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
    <SearchField label="Search keys" search={search} setSearch={setSearch} />
  </Group>
);
