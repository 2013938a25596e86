import type { ProviderOperation } from '@gatehouse/contract/operations.ts';
import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from '#src/features/operations/operations.module.css';
import { trpc } from '#src/lib/trpc.ts';

/** A field that shows its list below a wider element marks that one with this attribute. */
const ANCHOR = '[data-list-anchor]';
const GAP = 4;
const EDGE = 12;
const MIN_HEIGHT = 160;

/** Puts the popup below its anchor, as wide as that, above everything: the panels around the field clip what is in them. */
const place = (popup: HTMLElement): void => {
  const anchor = popup.closest(ANCHOR) ?? popup.parentElement;
  if (anchor === null) return;
  const { left, bottom, width } = anchor.getBoundingClientRect();
  const room = Math.max(window.innerHeight - bottom - GAP - EDGE, MIN_HEIGHT);
  Object.assign(popup.style, {
    left: `${left}px`,
    top: `${bottom + GAP}px`,
    width: `${width}px`,
    maxHeight: `${room}px`,
  });
};

/** For an element with `popover="manual"`: shows it while it is rendered, and keeps it at its anchor. */
const usePopup = (): RefObject<HTMLDivElement | null> => {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = popup;
    if (current === null || current.matches(':popover-open')) return;
    current.showPopover();
    place(current);
  });
  useEffect(() => {
    const follow = (): void => {
      if (popup.current !== null) place(popup.current);
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, []);
  return popup;
};

/** What the field, which has the focus, does with the list. */
export interface OperationListHandle {
  /** Marks the next option, or the one before. */
  move: (by: 1 | -1) => void;
  /** Chooses the marked option; false if none is marked. */
  choose: () => boolean;
}

interface OperationListProps {
  ref: Ref<OperationListHandle>;
  id: string;
  providerId: number;
  typed: string;
  /** Whether somebody asked for the list: then it also says that it is empty. */
  isAsked: boolean;
  /** The id of the marked option's element. */
  onMark: (optionId: string | undefined) => void;
  /** Told whether there is an option to choose; not before the operations are there. */
  onOptions: (hasOptions: boolean) => void;
  onChoose: (operation: ProviderOperation) => void;
}

const PAUSE_MS = 120;
const LIMIT = 20;
/** As much as the server reads. */
const MAX_TYPED = 2048;

const useOperations = (providerId: number, typed: string) => {
  const [query] = useDebouncedValue(typed.slice(0, MAX_TYPED), PAUSE_MS);
  return trpc.operations.list.useQuery(
    { id: providerId, query, limit: LIMIT },
    { placeholderData: keepPreviousData },
  );
};

const Path = ({ path }: { path: string }) => (
  <span className={classes.path}>
    {path.split(/(\{[^{}]+\})/).map((part, at) =>
      part.startsWith('{') ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one path never move
        <em key={at} className={classes.parameter}>
          {part}
        </em>
      ) : (
        part
      ),
    )}
  </span>
);

const said = (count: number): string => {
  if (count === 0) return 'No operation fits';
  return `${count === LIMIT ? `The best ${LIMIT}` : count} ${count === 1 ? 'operation' : 'operations'}`;
};

type Operations = readonly ProviderOperation[] | undefined;

/** The marked option, which the field moves and chooses. */
const useMark = (props: OperationListProps, operations: Operations, optionId: (at: number) => string) => {
  const { ref, onMark, onOptions, onChoose } = props;
  const [marked, setMarked] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const count = operations?.length ?? 0;
  const mark = (at: number | undefined): void => {
    setMarked(at);
    onMark(at === undefined ? undefined : optionId(at));
    if (at !== undefined)
      list.current?.querySelector(`#${CSS.escape(optionId(at))}`)?.scrollIntoView({ block: 'nearest' });
  };
  const before = useRef(operations);
  // A list that arrives later must not take the mark away: Enter would then send what is typed.
  const markAgain = useEffectEvent(() => {
    const was = marked === undefined ? undefined : before.current?.[marked];
    before.current = operations;
    if (was === undefined || count === 0) return mark(undefined);
    const now = operations?.findIndex(({ method, path }) => method === was.method && path === was.path);
    mark(Math.max(now ?? 0, 0));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each new list
  useEffect(() => markAgain(), [operations]);

  const hasOptions = count > 0;
  useEffect(() => {
    onOptions(hasOptions);
    return () => onOptions(false);
  }, [hasOptions, onOptions]);

  useImperativeHandle(ref, () => ({
    move: (by) => {
      if (count === 0) return;
      const from = marked ?? (by === 1 ? -1 : 0);
      mark((from + by + count) % count);
    },
    choose: () => {
      const operation = marked === undefined ? undefined : operations?.[marked];
      if (operation !== undefined) onChoose(operation);
      return operation !== undefined;
    },
  }));
  return { marked, list };
};

interface OptionProps {
  id: string;
  operation: ProviderOperation;
  isMarked: boolean;
  onChoose: (operation: ProviderOperation) => void;
}

const Option = ({ id, operation, isMarked, onChoose }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
  <div
    id={id}
    role="option"
    aria-selected={isMarked}
    className={classes.option}
    // The field keeps the focus.
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => onChoose(operation)}
  >
    <span className={classes.method} data-method={operation.method}>
      {operation.method}
    </span>
    <Path path={operation.path} />
    <span className={classes.summary}>{operation.summary}</span>
  </div>
);

/** The operations that fit what is typed. The focus stays in the field, which says which of them is marked. */
export const OperationList = (props: OperationListProps) => {
  const { id, providerId, typed, isAsked, onChoose } = props;
  const { data: operations, isError } = useOperations(providerId, typed);
  const optionId = (at: number): string => `${id}-${at}`;
  const { marked, list } = useMark(props, operations, optionId);
  const popup = usePopup();
  const count = operations?.length ?? 0;
  if ((operations === undefined && !isError) || (count === 0 && !isAsked)) return null;
  return (
    <div ref={popup} popover="manual" className={classes.popup}>
      <VisuallyHidden role="status">{isError ? null : said(count)}</VisuallyHidden>
      {count === 0 ? (
        <p className={classes.none} aria-hidden={!isError}>
          {isError ? 'The operations could not be loaded.' : 'No known operation matches.'}
        </p>
      ) : (
        <div ref={list} role="listbox" id={id} aria-label="Operations" className={classes.list}>
          {operations?.map((operation, at) => (
            <Option
              key={`${operation.method} ${operation.path}`}
              id={optionId(at)}
              operation={operation}
              isMarked={at === marked}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </div>
  );
};
