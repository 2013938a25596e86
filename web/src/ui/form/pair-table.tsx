import { Autocomplete, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { useFieldNotes } from '#src/ui/form/field-notes.ts';
import classes from '#src/ui/form/pair-table.module.css';

type Pair = readonly [name: string, value: string];

/** `name=value`, `name: value`, or two columns of a table, whichever sign comes first. */
const pairIn = (line: string): Pair => {
  const [, name = line, value = ''] = /^([^\t=:]*)(?:\t|=|:)(.*)$/s.exec(line) ?? [];
  return [name.trim(), value.trim()];
};

/** The rows in several pasted lines. Undefined for a single line, which is pasted into the field as it is. */
const pastedPairs = (text: string): Pair[] | undefined => {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length < 2 ? undefined : lines.map(pairIn);
};

export type Half = 'name' | 'value';

interface PairRow {
  key: string;
  name: string;
  value: string;
  isOff?: boolean;
}

interface PairTableProps {
  /** What a row is: `parameter`. */
  noun: string;
  placeholders: Record<Half, string>;
  rows: readonly PairRow[];
  /** What is wrong with one half of a row. */
  errorOf?: (index: number, half: Half) => ReactNode;
  /** What may be entered there. */
  suggestionsFor?: (half: Half, row: Pick<PairRow, 'name'>) => readonly string[];
  /** The row after the last one is a new one. */
  onChange: (index: number, half: Half, text: string) => void;
  /** Without it, no row can be switched off. */
  onSwitch?: (index: number) => void;
  onRemove: (index: number) => void;
  /** Several lines were pasted: each becomes a row. */
  onPaste: (pairs: readonly Pair[]) => void;
}

/** How the field of a name or a value looks, and that nobody corrects what is typed. */
export const PAIR_INPUT = {
  spellCheck: false,
  autoCapitalize: 'off',
  autoComplete: 'off',
  classNames: { input: classes.input },
} as const;

interface CellProps extends Pick<PairTableProps, 'noun' | 'placeholders' | 'onPaste'> {
  half: Half;
  position: number;
  text: string;
  error: ReactNode;
  suggestions: readonly string[];
  isOff: boolean;
  /** Only then is an example shown: beside a name that was entered it would look like its value. */
  isBlank: boolean;
  onChange: (text: string) => void;
}

const Cell = ({
  noun,
  placeholders,
  onPaste,
  half,
  position,
  text,
  error,
  suggestions,
  isOff,
  isBlank,
  onChange,
}: CellProps) => {
  const paste = (event: ClipboardEvent): void => {
    const pairs = pastedPairs(event.clipboardData.getData('text/plain'));
    if (pairs === undefined) return;
    event.preventDefault();
    onPaste(pairs);
  };
  const notes = useFieldNotes(isOff ? '' : text);
  const common = {
    ...notes,
    'aria-label': `${half === 'name' ? 'Name' : 'Value'} of ${noun} ${position}`,
    placeholder: isBlank ? placeholders[half] : undefined,
    value: text,
    error,
    onPaste: paste,
    ...PAIR_INPUT,
    'data-off': isOff || undefined,
  };
  return suggestions.length === 0 ? (
    <TextInput {...common} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <Autocomplete {...common} data={[...suggestions]} onChange={onChange} />
  );
};

/** Where the focus goes after a row was added or removed. */
const useRows = ({ rows, onRemove }: Pick<PairTableProps, 'rows' | 'onRemove'>) => {
  const table = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [addedAfter, setAddedAfter] = useState<number>();
  const isAdding = addedAfter === rows.length;
  const add = (): void => {
    setAddedAfter(rows.length);
    // The row is rendered after this event, unless it is there already.
    requestAnimationFrame(() =>
      table.current
        ?.querySelector<HTMLInputElement>('[data-row="new"] input:not([type="checkbox"])')
        ?.focus(),
    );
  };
  const remove = (index: number): void => {
    if (index < rows.length) onRemove(index);
    setAddedAfter(undefined);
    // The button that had the focus is removed with its row.
    addButton.current?.focus();
  };
  return { table, addButton, isAdding, add, remove };
};

interface RowProps extends Omit<PairTableProps, 'rows'> {
  row: PairRow;
  index: number;
  isNew: boolean;
}

/** Whether it is used, its name and its value, and the button that removes it. */
const Row = ({ row, index, isNew, ...table }: RowProps) => {
  const { noun, errorOf, suggestionsFor, onChange, onSwitch, onRemove } = table;
  return (
    <div
      className={classes.row}
      data-row={isNew ? 'new' : undefined}
      data-switch={onSwitch !== undefined || undefined}
    >
      {onSwitch !== undefined && (
        <Checkbox
          size="xs"
          className={classes.switch}
          aria-label={`Use ${noun} ${index + 1}`}
          checked={row.isOff !== true}
          disabled={isNew}
          onChange={() => onSwitch(index)}
        />
      )}
      {(['name', 'value'] as const).map((half) => (
        <Cell
          key={half}
          {...table}
          half={half}
          position={index + 1}
          text={row[half]}
          isOff={row.isOff === true}
          isBlank={row.name === '' && row.value === ''}
          error={errorOf?.(index, half)}
          suggestions={suggestionsFor?.(half, row) ?? []}
          onChange={(text) => onChange(index, half, text)}
        />
      ))}
      <IconAction
        label={`Remove ${noun} ${index + 1}`}
        hint="Remove"
        icon={IconX}
        onClick={() => onRemove(index)}
      />
    </div>
  );
};

/** Rows of names and values: parameters, headers, fields of a form. */
export const PairTable = (props: PairTableProps) => {
  const { noun, rows } = props;
  const { table, addButton, isAdding, add, remove } = useRows(props);
  const shown = isAdding ? [...rows, { key: `${rows.length}`, name: '', value: '' }] : rows;
  return (
    <Stack gap={8} mt={4} ref={table}>
      {shown.map((row, index) => (
        <Row
          key={row.key}
          {...props}
          row={row}
          index={index}
          isNew={index === rows.length}
          onRemove={remove}
        />
      ))}
      <Group>
        <ActionButton ref={addButton} variant="default" size="xs" icon={IconPlus} onClick={add}>
          {`Add ${noun}`}
        </ActionButton>
      </Group>
    </Stack>
  );
};
