import type { TablerIcon } from '@tabler/icons-react';

/** One line of a menu: something to do, or a sub-menu. */
export type MenuEntry = { label: string; icon: TablerIcon } & (
  | { onClick: () => void }
  | { entries: readonly MenuEntry[] }
);
