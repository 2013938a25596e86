import type { LetterSpan } from '@gatehouse/contract/plain/fuzzy-match.ts';
import { Combobox, type ComboboxStore, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import classes from '#src/ui/dialog/command-palette.module.css';
import { type Command, type CommandGroup, shownGroups } from '#src/ui/dialog/command-search.ts';
import { HighlightedText } from '#src/ui/text/highlighted-text.tsx';

export const commandIcon = (Icon: TablerIcon) => <Icon size={16} stroke={1.75} aria-hidden />;

interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
  /** What can be found, shown in the empty field and used as the accessible name. */
  placeholder: string;
  groups: readonly CommandGroup[];
  /** The ids of the commands that were run last, the latest first. */
  recent: readonly string[];
  onRun: (command: Command) => void;
  onSearch: (typed: string) => void;
  /** True if what was pasted is no search, and was taken: then it does not get into the field. */
  onPaste?: (text: string) => boolean;
  /** Shown below the list, for what is still being looked for. */
  footer?: ReactNode;
}

interface OptionProps {
  command: Command;
  spans: readonly LetterSpan[];
}

const Option = ({ command: { id, label, note, icon }, spans }: OptionProps) => (
  <Combobox.Option value={id} className={classes.option}>
    <span className={classes.icon}>{icon}</span>
    <Text component="span" size="sm" truncate className={classes.label}>
      <HighlightedText text={label} spans={spans} />
    </Text>
    {note !== undefined && (
      <Text component="span" size="xs" c="dimmed" truncate className={classes.note}>
        {note}
      </Text>
    )}
  </Combobox.Option>
);

/** Marks the best of the options for what is typed, which Enter chooses; what arrives later below it does not move the mark. */
const useMarkedFirst = (combobox: ComboboxStore, search: string, firstId: string | undefined): void => {
  // Setting it renders the field again: it can refer to its list only after the list was rendered.
  const [, setFirst] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another text, or another best option
  useEffect(() => {
    setFirst(combobox.selectFirstOption());
  }, [search, firstId]);
};

/** The field and the list. They are mounted again each time the palette opens, so the field always starts empty. */
const Commands = (props: Omit<CommandPaletteProps, 'opened'>) => {
  const { onClose, placeholder, groups, recent, onRun, onSearch, onPaste, footer } = props;
  const [search, setSearch] = useState('');
  const listId = useId();
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const shown = useMemo(() => shownGroups(groups, search, recent), [groups, search, recent]);
  const [firstId] = shown.flatMap(({ found }) => found.map(({ command }) => command.id));
  useMarkedFirst(combobox, search, firstId);

  const type = (typed: string): void => {
    setSearch(typed);
    onSearch(typed);
  };
  const submit = (id: string): void => {
    onClose();
    const chosen = shown.flatMap(({ found }) => found).find(({ command }) => command.id === id);
    if (chosen !== undefined) onRun(chosen.command);
  };

  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          variant="unstyled"
          aria-label={placeholder}
          placeholder={placeholder}
          value={search}
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={(event) => {
            if (onPaste?.(event.clipboardData.getData('text/plain')) === true) event.preventDefault();
          }}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          classNames={{ input: classes.field }}
          data-autofocus
        />
      </Combobox.EventsTarget>
      <Combobox.Options id={listId} className={classes.list} aria-label={placeholder}>
        {shown.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
        {shown.map(({ label, found }) => (
          <Combobox.Group key={label} label={label}>
            {found.map(({ command, spans }) => (
              <Option key={command.id} command={command} spans={spans} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {footer}
    </Combobox>
  );
};

/** A field that finds commands, whatever they are about. */
export const CommandPalette = ({ opened, ...commands }: CommandPaletteProps) => (
  <Modal
    opened={opened}
    onClose={commands.onClose}
    // There is no title that could be its accessible name.
    attributes={{ content: { 'aria-label': commands.placeholder } }}
    withCloseButton={false}
    centered={false}
    yOffset="12vh"
    padding={0}
    size={560}
  >
    <Commands {...commands} />
  </Modal>
);
