import type { ImportEntry } from '@gatehouse/contract/imports.ts';
import { MAX_ENDPOINT_NAME_LENGTH } from '@gatehouse/contract/plain/endpoint-options.ts';
import { Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import classes from '#src/features/imports/entry-row.module.css';
import {
  ENTRY_FILTERS,
  type EntryFilter,
  isShortName,
  SHORT_NAME,
  shownEntries,
} from '#src/features/imports/import-choice.ts';
import { StatusBadge, type Tone } from '#src/ui/feedback/status-badge.tsx';
import { VirtualList } from '#src/ui/table/virtual-list.tsx';
import { CutText } from '#src/ui/text/cut-text.tsx';

const ROW_HEIGHT = 68;
const LIST_HEIGHT = 408;

const STATUS: Record<ImportEntry['status'], { tone: Tone; text: string }> = {
  new: { tone: 'success', text: 'New' },
  duplicate: { tone: 'neutral', text: 'Duplicate' },
  invalid: { tone: 'warning', text: 'Problem' },
};

const FILTER_NAMES: Record<EntryFilter, string> = {
  all: 'All',
  new: 'New',
  duplicate: 'Duplicates',
  invalid: 'Problems',
};

interface RowProps {
  entry: ImportEntry;
  isChosen: boolean;
  /** What was typed over its name. */
  typed: string | undefined;
  onToggle: () => void;
  onRename: (name: string) => void;
}

/** The name as text, which becomes a field under the pointer and with the focus: most names stay. */
const NameField = ({ shown, typed, onRename }: Pick<RowProps, 'typed' | 'onRename'> & { shown: string }) => {
  const name = typed ?? shown;
  const isShort = isShortName(name);
  return (
    <input
      aria-label={`Name of ${shown}`}
      aria-invalid={isShort || undefined}
      title={isShort ? SHORT_NAME : name}
      className={classes.name}
      value={name}
      placeholder={shown}
      maxLength={MAX_ENDPOINT_NAME_LENGTH}
      autoComplete="off"
      onChange={(event) => onRename(event.currentTarget.value)}
    />
  );
};

/** `Already saved as “A” · in Shop / Orders · without a key`. */
const remarkOf = ({ reason, path, withoutKey, keyName, notes }: ImportEntry): string =>
  [
    reason,
    path.length === 0 ? null : `In ${path.join(' / ')}`,
    withoutKey ? 'Without a key' : null,
    keyName === null ? null : `With the key “${keyName}”`,
    ...notes,
  ]
    .filter((text) => text !== null)
    .join(' · ');

const EntryRow = ({ entry, isChosen, typed, onToggle, onRename }: RowProps) => {
  const { status, name, method, endpoint, line } = entry;
  const remark = remarkOf(entry);
  const shown = name || `${method} ${endpoint}`;
  return (
    <div className={classes.row}>
      <Checkbox
        aria-label={`Import ${shown}`}
        checked={isChosen}
        disabled={status === 'invalid'}
        onChange={onToggle}
        className={classes.whole}
      />
      <Text size="xs" ff="monospace" fw={600} className={`${classes.whole} ${classes.method}`}>
        {method}
      </Text>
      <div>
        {status === 'invalid' ? (
          <Text component="div" size="sm" fw={500} className={classes.fixedName}>
            <CutText>{shown}</CutText>
          </Text>
        ) : (
          <NameField shown={shown} typed={typed} onRename={onRename} />
        )}
        <Text component="div" size="xs" ff="monospace" c="dimmed" className={classes.target}>
          <span className={classes.narrowMethod}>{method}</span>
          <CutText>{endpoint}</CutText>
        </Text>
      </div>
      <Stack gap={2} align="flex-end" className={classes.status}>
        <StatusBadge tone={STATUS[status].tone}>{STATUS[status].text}</StatusBadge>
        {line !== null && (
          <Text size="xs" c="dimmed">
            Line {line}
          </Text>
        )}
      </Stack>
      {remark !== '' && (
        <Text size="xs" component="div" className={classes.remark}>
          <CutText>{remark}</CutText>
        </Text>
      )}
    </div>
  );
};

interface EntryListProps {
  entries: readonly ImportEntry[];
  chosen: ReadonlySet<number>;
  /** The names that were typed over those in the document. */
  names: ReadonlyMap<number, string>;
  onChange: (chosen: ReadonlySet<number>) => void;
  onRename: (index: number, name: string) => void;
}

const filterChoices = (entries: readonly ImportEntry[]) =>
  ENTRY_FILTERS.map((value) => ({
    value,
    label: `${FILTER_NAMES[value]} ${shownEntries(entries, value).length.toLocaleString('en')}`,
  }));

/** Which of the entries that are shown are chosen, and what changes that. */
const useChosen = (shown: readonly ImportEntry[], { chosen, onChange }: EntryListProps) => {
  const choosable = shown.filter(({ status }) => status !== 'invalid').map(({ index }) => index);
  const count = choosable.filter((index) => chosen.has(index)).length;
  const isAll = choosable.length > 0 && count === choosable.length;
  const set = (indexes: readonly number[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const index of indexes)
      if (isChosen) next.add(index);
      else next.delete(index);
    onChange(next);
  };
  return {
    isAll,
    isSome: count > 0 && !isAll,
    isNone: choosable.length === 0,
    toggleAll: () => set(choosable, !isAll),
    toggle: (index: number) => set([index], !chosen.has(index)),
  };
};

/** The requests of a document: which are new, saved already or cannot be imported, and which to import. */
export const EntryList = (props: EntryListProps) => {
  const { entries, chosen, names, onRename } = props;
  const [filter, setFilter] = useState<EntryFilter>('all');
  const shown = shownEntries(entries, filter);
  const { isAll, isSome, isNone, toggleAll, toggle } = useChosen(shown, props);
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Checkbox
          label="Select all shown"
          checked={isAll}
          indeterminate={isSome}
          disabled={isNone}
          onChange={toggleAll}
        />
        <SegmentedControl
          size="xs"
          aria-label="Show"
          value={filter}
          data={filterChoices(entries)}
          onChange={(value) => setFilter(value as EntryFilter)}
        />
      </Group>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          No such requests in this document.
        </Text>
      ) : (
        <VirtualList
          key={filter}
          label="Requests in the document"
          rows={shown}
          rowKey={({ index }) => index}
          rowHeight={ROW_HEIGHT}
          maxHeight={LIST_HEIGHT}
        >
          {(entry) => (
            <EntryRow
              entry={entry}
              isChosen={chosen.has(entry.index)}
              typed={names.get(entry.index)}
              onToggle={() => toggle(entry.index)}
              onRename={(name) => onRename(entry.index, name)}
            />
          )}
        </VirtualList>
      )}
    </Stack>
  );
};
