import { MENU } from '@gatehouse/contract/plain/ui-constants.ts';
import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import type { MenuEntry } from '#src/ui/button/menu-entry.ts';
import { labelAt, type TypedText, withKey } from '#src/ui/button/type-ahead.ts';

/** Goes to the entry whose label is typed. The menu's own way would forget the letters after half a second. */
const useTypeAhead = () => {
  const typed = useRef<TypedText>({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>): void => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const now = withKey(typed.current, { key: event.key, now: event.timeStamp, hasModifier });
    if (now === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    typed.current = now;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-menu-item]')].filter(
      (item) => item.closest('[role="menu"]') === event.currentTarget,
    );
    const labels = items.map(({ textContent }) => textContent.trim());
    items[labelAt(labels, now.text, items.indexOf(document.activeElement as HTMLElement))]?.focus();
  };
};

interface SubMenuProps {
  entry: Extract<MenuEntry, { entries: unknown }>;
  isFirst: boolean;
}

const SubMenu = ({ entry, isFirst }: SubMenuProps) => {
  const onKeyDown = useTypeAhead();
  const { icon: Icon } = entry;
  return (
    <Menu.Sub openDelay={MENU.subMenuDelayMs} closeDelay={MENU.pointerGraceMs}>
      <Menu.Sub.Target>
        <Menu.Sub.Item
          data-autofocus={isFirst || undefined}
          leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
        >
          {entry.label}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown onKeyDown={onKeyDown}>
        <Entries entries={entry.entries} />
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
};

/** The first one has the focus when the menu opens. */
const Entries = ({ entries }: { entries: readonly MenuEntry[] }) =>
  entries.map((entry, at) => {
    if ('entries' in entry) return <SubMenu key={entry.label} entry={entry} isFirst={at === 0} />;
    const { label, icon: Icon, onClick } = entry;
    return (
      <Menu.Item
        key={label}
        leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
        onClick={onClick}
        data-autofocus={at === 0 || undefined}
      >
        {label}
      </Menu.Item>
    );
  });

/** The button of a menu with the menu, which opens at once: the button without it was pressed. */
export const MoreMenuList = ({ label, entries }: { label: string; entries: readonly MenuEntry[] }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, { open, set }] = useDisclosure(false);
  const onKeyDown = useTypeAhead();
  useEffect(() => {
    button.current?.focus();
    open();
  }, [open]);
  return (
    <Menu opened={opened} onChange={set} position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconAction ref={button} label={label} hint={opened ? '' : 'More'} icon={IconDots} />
      </Menu.Target>
      <Menu.Dropdown onKeyDown={onKeyDown}>
        <Entries entries={entries} />
      </Menu.Dropdown>
    </Menu>
  );
};
