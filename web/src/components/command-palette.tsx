import { Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import classes from '#src/components/command-palette.module.css';

export interface Command {
  /** Unique among all commands. */
  id: string;
  label: string;
  /** Shown after the label, and searched too. */
  note?: string;
  icon: ReactNode;
  run: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
  /** Shows every match: for a list that does not grow with what is stored. */
  showsAll?: boolean;
}

interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
  /** What can be found, shown in the empty field and used as the accessible name. */
  placeholder: string;
  groups: readonly CommandGroup[];
}

/** Per group, unless it shows all: nobody reads a longer list, one more word narrows it. */
const MAX_SHOWN = 8;

const matching = (groups: readonly CommandGroup[], search: string): CommandGroup[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ label, commands, showsAll = false }) => ({
      label,
      commands: commands
        .filter((command) => {
          const text = `${command.label} ${command.note ?? ''}`.toLowerCase();
          return words.every((word) => text.includes(word));
        })
        .slice(0, showsAll ? undefined : MAX_SHOWN),
    }))
    .filter(({ commands }) => commands.length > 0);
};

const Option = ({ command: { id, label, note, icon } }: { command: Command }) => (
  <Combobox.Option value={id} className={classes.option}>
    <span className={classes.icon}>{icon}</span>
    <Text component="span" size="sm" truncate className={classes.label}>
      {label}
    </Text>
    {note !== undefined && (
      <Text component="span" size="xs" c="dimmed" truncate className={classes.note}>
        {note}
      </Text>
    )}
  </Combobox.Option>
);

/** The field and the list. They are mounted again each time the palette opens, so the field always starts empty. */
const Commands = ({ onClose, placeholder, groups }: Omit<CommandPaletteProps, 'opened'>) => {
  const [search, setSearch] = useState('');
  const listId = useId();
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const shown = matching(groups, search);
  const shownIds = shown.flatMap(({ commands }) => commands.map(({ id }) => id)).join();

  // Setting it renders the field again: it can refer to its list only after the list was rendered.
  const [, setFirst] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter chooses the first of the options listed now
  useEffect(() => {
    setFirst(combobox.selectFirstOption());
  }, [shownIds]);

  const submit = (id: string): void => {
    onClose();
    groups
      .flatMap(({ commands }) => commands)
      .find((command) => command.id === id)
      ?.run();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          variant="unstyled"
          aria-label={placeholder}
          placeholder={placeholder}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          classNames={{ input: classes.field }}
          data-autofocus
        />
      </Combobox.EventsTarget>
      <Combobox.Options id={listId} className={classes.list} aria-label={placeholder}>
        {shown.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
        {shown.map(({ label, commands }) => (
          <Combobox.Group key={label} label={label}>
            {commands.map((command) => (
              <Option key={command.id} command={command} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
    </Combobox>
  );
};

/** A field that finds screens and commands. */
export const CommandPalette = ({ opened, onClose, ...commands }: CommandPaletteProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    // There is no title that could be its accessible name.
    attributes={{ content: { 'aria-label': commands.placeholder } }}
    withCloseButton={false}
    centered={false}
    yOffset="12vh"
    padding={0}
    size={560}
  >
    <Commands onClose={onClose} {...commands} />
  </Modal>
);
