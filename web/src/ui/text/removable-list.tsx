import { Group, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import classes from '#src/ui/text/removable-list.module.css';

interface RemovableListProps {
  items: readonly string[];
  /** What the button at each item does, in one word before the item: `Unpin`. */
  verb: string;
  hint: string;
  icon: TablerIcon;
  /** The item that is being removed. */
  removing: string | undefined;
  /** `onRemoved` is called once the list is without it. */
  onRemove: (item: string, onRemoved: () => void) => void;
}

/** Names in code letters, each with a button that removes it. */
export const RemovableList = ({ items, verb, hint, icon, removing, onRemove }: RemovableListProps) => {
  const list = useRef<HTMLUListElement>(null);
  // The focused button was removed with its item.
  const keepFocus = (): void => list.current?.focus();
  return (
    <ul ref={list} tabIndex={-1} className={classes.list}>
      {items.length === 0 && <li>None</li>}
      {items.map((item) => (
        <li key={item}>
          <Group gap={4} wrap="nowrap">
            <Text component="span" size="sm" ff="monospace" className={classes.item}>
              {item}
            </Text>
            <IconAction
              label={`${verb} ${item}`}
              hint={hint}
              icon={icon}
              tone="destructive"
              isBusy={removing === item}
              onClick={() => onRemove(item, keepFocus)}
            />
          </Group>
        </li>
      ))}
    </ul>
  );
};
