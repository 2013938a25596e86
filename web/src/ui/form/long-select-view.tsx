import { findRows, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import {
  CheckIcon,
  Combobox,
  InputBase,
  type Primitive,
  type SelectProps,
  useVirtualizedCombobox,
} from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import classes from '#src/ui/form/long-select-view.module.css';
import { choicesOf, type SelectChoice } from '#src/ui/form/select-choices.ts';
import { useSelectsText } from '#src/ui/form/select-text.ts';

/** About as high as an option; each is measured once it is drawn. */
const ROW_HEIGHT = 36;
const OVERSCAN = 8;

/** A row of the list: an option with its index among the options, or the name of the group that follows. */
type Row<Value extends Primitive> = { at: number; choice: SelectChoice<Value> } | { group: string };

const rowsOf = <Value extends Primitive>(found: readonly SelectChoice<Value>[]): Row<Value>[] =>
  found.flatMap((choice, at): Row<Value>[] => {
    const { group } = choice;
    const isNew = group !== undefined && group !== found[at - 1]?.group;
    return isNew ? [{ group }, { at, choice }] : [{ at, choice }];
  });

interface OptionsProps<Value extends Primitive> {
  rows: readonly Row<Value>[];
  count: number;
  /** The index of the option that the keyboard is at, and that of the chosen one; -1 for none. */
  marked: number;
  chosen: number;
  idOf: (at: number) => string;
  label: string | undefined;
  listId: string;
  renderOption: SelectProps<Value>['renderOption'];
  empty: ReactNode;
}

/** The name of a group, or an option, which says its group itself: there is no element around all of a group. */
const ListRow = <Value extends Primitive>({ row, ...props }: OptionsProps<Value> & { row: Row<Value> }) => {
  const { count, marked, chosen, idOf, renderOption } = props;
  if ('group' in row)
    return (
      <div className={`${Combobox.classes.groupLabel} ${classes.group}`} aria-hidden>
        {row.group}
      </div>
    );
  const { at, choice } = row;
  const { item, group } = choice;
  const checked = at === chosen;
  return (
    <Combobox.Option
      id={idOf(at)}
      value={String(at)}
      disabled={item.disabled === true}
      className={Combobox.classes.optionsDropdownOption ?? ''}
      active={checked}
      selected={at === marked}
      aria-selected={checked}
      aria-setsize={count}
      aria-posinset={at + 1}
      aria-description={group}
      data-checked={checked || undefined}
    >
      {renderOption?.({ option: item, checked }) ?? (
        <>
          {checked && <CheckIcon className={Combobox.classes.optionsDropdownCheckIcon ?? ''} />}
          <span>{item.label}</span>
        </>
      )}
    </Combobox.Option>
  );
};

/** The list, of which only the rows in view are drawn. It is there while it is open. */
const Options = <Value extends Primitive>(props: OptionsProps<Value>) => {
  const { rows, count, marked, chosen, label, empty, listId } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const rowAt = useMemo(
    () => new Map(rows.flatMap((row, index) => ('at' in row ? [[row.at, index]] : []))),
    [rows],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const shown = rowAt.get(marked === -1 ? chosen : marked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another option is marked, or the list is there
  useEffect(() => {
    if (scroller === null || shown === undefined) return;
    // With the name of its group, if it is the first.
    virtualizer.scrollToIndex(shown <= 1 ? 0 : shown, { align: marked === -1 ? 'center' : 'auto' });
  }, [scroller, shown]);
  return (
    <Combobox.Options id={listId} ref={setScroller} aria-label={label}>
      {count === 0 && empty !== undefined && <Combobox.Empty>{empty}</Combobox.Empty>}
      <div className={classes.whole} style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
              role="presentation"
            >
              {row !== undefined && <ListRow {...props} row={row} />}
            </div>
          );
        })}
      </div>
    </Combobox.Options>
  );
};

/** What is typed, what it finds, and which option the keyboard is at. Undefined while nothing is typed: the field has the chosen label. */
const useFound = <Value extends Primitive>({ data = [], value }: SelectProps<Value>) => {
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState(-1);
  const choices = useMemo(() => choicesOf<Value>(data), [data]);
  const found = useMemo(
    () => (typed === undefined ? choices : findRows(choices, typed, ({ item }) => searchable(item.label))),
    [choices, typed],
  );
  const rows = useMemo(() => rowsOf(found), [found]);
  const isChosen = ({ item }: SelectChoice<Value>): boolean => item.value === value;
  const reset = (): void => {
    setTyped(undefined);
    setMarked(-1);
  };
  return {
    found,
    rows,
    marked,
    setMarked,
    type: (text: string): void => {
      setTyped(text);
      setMarked(0);
    },
    reset,
    text: typed ?? choices.find(isChosen)?.item.label ?? '',
    chosen: found.findIndex(isChosen),
  };
};

/** What the field gets: not what only the select of Mantine knows. */
const fieldProps = <Value extends Primitive>(props: SelectProps<Value>): object => {
  const {
    data: _data,
    value: _value,
    renderOption: _render,
    onSearchChange: _search,
    nothingFoundMessage: _nothing,
    allowDeselect: _deselect,
    clearable: _clearable,
    searchable: _searchable,
    openOnFocus: _open,
    maxDropdownHeight: _height,
    ...field
  } = props;
  return field;
};

/** The state of the list, and what choosing does. */
const useLongSelect = <Value extends Primitive>(props: SelectProps<Value>) => {
  const { onChange, allowDeselect = true } = props;
  const list = useFound(props);
  const { found, chosen, marked, setMarked, reset } = list;
  const [opened, setOpened] = useState(false);
  const id = useId();
  const idOf = (at: number): string => `${id}-${at}`;
  const submit = (at: number): void => {
    const item = found[at]?.item;
    if (item === undefined) return;
    if (at !== chosen) onChange?.(item.value, item);
    else if (allowDeselect) onChange?.(null, item);
    setOpened(false);
    reset();
  };
  const combobox = useVirtualizedCombobox({
    opened,
    onOpenedChange: setOpened,
    onDropdownClose: () => setMarked(-1),
    totalOptionsCount: found.length,
    isOptionDisabled: (at) => found[at]?.item.disabled === true,
    getOptionId: idOf,
    selectedOptionIndex: marked,
    activeOptionIndex: Math.max(0, chosen),
    setSelectedOptionIndex: setMarked,
    onSelectedOptionSubmit: submit,
  });
  const listId = `${id}-list`;
  // Known before the list is there: the field refers to it at once.
  return { ...list, combobox: { ...combobox, listId }, listId, idOf, submit };
};

interface FieldProps<Value extends Primitive> {
  props: SelectProps<Value>;
  select: ReturnType<typeof useLongSelect<Value>>;
}

/** The field, with what is typed or the label that is chosen. What opens and moves in the list comes with `target`. */
const Field = <Value extends Primitive>({ props, select, ...target }: FieldProps<Value>) => {
  const { combobox, type, reset, text } = select;
  const { clearable = false, classNames, value, onChange, onSearchChange, onBlur } = props;
  const events = useSelectsText(props);
  const canClear = clearable && value !== null && value !== undefined;
  const clear = (): void => {
    onChange?.(null, undefined as never);
    reset();
  };
  return (
    <InputBase
      rightSection={
        canClear ? <Combobox.ClearButton onClear={clear} /> : <Combobox.Chevron error={props.error} />
      }
      rightSectionPointerEvents={canClear ? 'all' : 'none'}
      {...fieldProps(props)}
      {...target}
      {...events}
      __staticSelector="Select"
      classNames={classNames as object}
      value={text}
      onChange={({ currentTarget }) => {
        type(currentTarget.value);
        onSearchChange?.(currentTarget.value);
        combobox.openDropdown();
      }}
      onClick={(event) => {
        events.onClick(event);
        combobox.openDropdown();
      }}
      onBlur={(event) => {
        combobox.closeDropdown();
        reset();
        onBlur?.(event);
      }}
    />
  );
};

/**
 * A select of more options than can be drawn, with the keys and the search of every select. Loaded only by lazy-select.tsx,
 * once a list is long.
 */
export const LongSelectView = <Value extends Primitive>(props: SelectProps<Value>) => {
  const { renderOption, nothingFoundMessage, classNames, label, disabled = false, readOnly = false } = props;
  const select = useLongSelect(props);
  const { combobox, found, submit } = select;
  return (
    <Combobox
      store={combobox}
      __staticSelector="Select"
      classNames={classNames as object}
      keepMounted={false}
      position="bottom-start"
      readOnly={readOnly}
      onOptionSubmit={(at) => submit(Number(at))}
    >
      <Combobox.Target targetType="input" withExpandedAttribute>
        <Field props={props} select={select} />
      </Combobox.Target>
      <Combobox.Dropdown hidden={disabled || readOnly}>
        <Options
          {...select}
          renderOption={renderOption}
          count={found.length}
          label={typeof label === 'string' ? label : props['aria-label']}
          empty={nothingFoundMessage}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
};
