import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { JsonNode } from '#src/lib/json-text-reader.ts';
import classes from './json-view.module.css';

interface JsonViewProps {
  value: JsonNode;
  /** What the value is, for screen readers: `Response body`. */
  label: string;
  /** Which nodes are open at first. */
  open?: OpenNodes;
}

export type OpenNodes = 'usual' | 'all' | 'none';

type Branch = Extract<JsonNode, { kind: 'object' | 'list' }>;

/** How many levels are open at first, and above which size a list or an object below the outer two starts closed. */
const OPEN_LEVELS = 3;
const LONG = 50;

const sizeOf = (node: Branch): number => (node.kind === 'list' ? node.items : node.members).length;

/** The outer two levels are always open, however long they are: most users want to see all of `{ "data": [ … ] }`. */
const isOpenAtFirst = (open: OpenNodes, level: number, node: Branch): boolean => {
  if (open === 'all') return true;
  if (open === 'none') return level === 0;
  return level <= 1 || (level < OPEN_LEVELS && sizeOf(node) <= LONG);
};

const Punctuation = ({ children }: { children: string }) => (
  <span className={classes.punctuation}>{children}</span>
);

interface NodeProps {
  /** Undefined for an entry of a list. */
  name: string | undefined;
  level: number;
  isLast: boolean;
  open: OpenNodes;
}

const Item = ({
  children,
  isLast,
  expanded,
}: {
  children: ReactNode;
  isLast: boolean;
  expanded?: boolean;
}) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the button inside an item that can be expanded has the focus
  <div className={classes.child} role="treeitem" aria-expanded={expanded}>
    {children}
    {!isLast && <Punctuation>,</Punctuation>}
  </div>
);

const Leaf = ({ node, name, isLast }: NodeProps & { node: Exclude<JsonNode, Branch> }) => (
  <Item isLast={isLast}>
    {name !== undefined && <span className={classes.key}>{name}:</span>}
    <span className={classes[node.kind]}>{node.kind === 'string' ? `"${node.value}"` : node.written}</span>
  </Item>
);

const BranchItems = ({ node, level, open }: { node: Branch; level: number; open: OpenNodes }) => {
  const entries: [string | undefined, JsonNode][] =
    node.kind === 'list' ? node.items.map((item) => [undefined, item]) : node.members;
  return entries.map(([name, value], at) => (
    <Node
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice, and the entries never change
      key={at}
      node={value}
      name={name}
      level={level + 1}
      isLast={at === entries.length - 1}
      open={open}
    />
  ));
};

const BranchNode = ({ node, name, level, isLast, open }: NodeProps & { node: Branch }) => {
  const [isOpen, setOpen] = useState(() => isOpenAtFirst(open, level, node));
  const id = useId();
  useEffect(() => setOpen(isOpenAtFirst(open, level, node)), [open, level, node]);
  const [start, end] = node.kind === 'list' ? '[]' : '{}';
  if (sizeOf(node) === 0) {
    return (
      <Item isLast={isLast}>
        {name !== undefined && <span className={classes.key}>{name}:</span>}
        <Punctuation>{`${start}${end}`}</Punctuation>
      </Item>
    );
  }
  const toggle = () => setOpen((was) => !was);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') setOpen(event.key === 'ArrowRight');
    else if (event.key === 'Enter' || event.key === ' ') toggle();
    else return;
    event.preventDefault();
  };
  return (
    <Item isLast={isLast} expanded={isOpen}>
      {/* biome-ignore lint/a11y/useSemanticElements: a tree of thousand buttons is drawn much faster from spans */}
      <span
        role="button"
        tabIndex={level === 0 ? 0 : -1}
        className={isOpen ? classes.collapse : classes.expand}
        aria-label={isOpen ? 'Collapse' : 'Expand'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        onKeyDown={onKeyDown}
      />
      {name !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the mouse; the button is beside it
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <span className={classes.clickable} onClick={toggle}>
          {name}:
        </span>
      )}
      <Punctuation>{start ?? ''}</Punctuation>
      {isOpen ? (
        // biome-ignore lint/a11y/useSemanticElements: the group of a tree
        <ul id={id} role="group" className={classes.fields}>
          <BranchItems node={node} level={level} open={open} />
        </ul>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the mouse; the button is beside it
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <span className={classes.collapsed} onClick={toggle} />
      )}
      <Punctuation>{end ?? ''}</Punctuation>
    </Item>
  );
};

const Node = ({ node, ...rest }: NodeProps & { node: JsonNode }) =>
  node.kind === 'object' || node.kind === 'list' ? (
    <BranchNode node={node} {...rest} />
  ) : (
    <Leaf node={node} {...rest} />
  );

/** The arrow keys go from one node that can be expanded to the next. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=button]')];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  event.preventDefault();
  const next = buttons[(at + (event.key === 'ArrowDown' ? 1 : -1) + buttons.length) % buttons.length];
  buttons[at]?.setAttribute('tabindex', '-1');
  next?.setAttribute('tabindex', '0');
  next?.focus();
};

/** A JSON value as a collapsible tree, with each number as it was written. */
export const JsonView = ({ value, label, open = 'usual' }: JsonViewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className={classes.frame} aria-label={label} tabIndex={0}>
    <div className={classes.tree} role="tree" aria-label={label} onKeyDown={moveFocus}>
      <Node node={value} name={undefined} level={0} isLast open={open} />
    </div>
  </section>
);
