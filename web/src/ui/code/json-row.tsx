import { IconArrowForwardUp, IconBraces, IconCopy, IconRoute, type TablerIcon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { copyCode } from '#src/ui/button/clipboard.ts';
import { indentJson } from '#src/ui/code/indent-json.ts';
import { type JsonPath, jsonPathText } from '#src/ui/code/json-path.ts';
import { readString } from '#src/ui/code/json-text-reader.ts';
import {
  INDENT,
  isChoosable,
  isContainer,
  type JsonDoc,
  type JsonTreeRow,
  pathOf,
  shownName,
} from '#src/ui/code/json-tree.ts';
import classes from '#src/ui/code/json-view.module.css';
import { splitAtMatches } from '#src/ui/code/text-search.ts';

/** Of a row with more characters, the rest is not indented to be copied. */
const MAX_COPIED = 64 * 1024 * 1024;

/** A value as text: a string without its quotes, an object or a list with indentation, a number as it is written. */
export const valueText = ({ text }: JsonDoc, { node }: JsonTreeRow): string => {
  if (node.kind === 'string') return readString(text, node);
  const written = text.slice(node.start, node.end);
  return isContainer(node) ? indentJson(written, MAX_COPIED) : written;
};

/** A value as it is written in the JSON text. */
const writtenText = ({ text }: JsonDoc, { node }: JsonTreeRow): string => text.slice(node.start, node.end);

/** @param paths the paths of the outermost list's entries, if they were taken from another document */
const pathText = (row: JsonTreeRow, paths: readonly JsonPath[] | undefined): string => {
  const path = pathOf(row);
  const [first] = path;
  const from = typeof first === 'number' ? paths?.[first] : undefined;
  return jsonPathText(from === undefined ? path : [...from, ...path.slice(1)]);
};

/** What a click on a value does. */
export interface RowLink {
  /** `Put /v1/models/gpt-4o into the form`. */
  label: string;
  onClick: () => void;
}

interface JsonRowProps {
  id: string;
  doc: JsonDoc;
  row: JsonTreeRow;
  paths: readonly JsonPath[] | undefined;
  pattern: RegExp | undefined;
  link: RowLink | undefined;
  isActive: boolean;
  hasActions: boolean;
  onChoose: () => void;
  onToggle: () => void;
  onHover: () => void;
}

const Marked = ({ text, pattern }: { text: string; pattern: RegExp | undefined }) => {
  if (pattern === undefined) return text;
  return splitAtMatches(text, pattern).map((part, at) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <mark key={at} className={classes.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
};

const shownText = (doc: JsonDoc, { node, part }: JsonTreeRow): string => {
  if (part !== undefined) return part;
  if (node.kind === 'object') return '{}';
  if (node.kind === 'list') return '[]';
  const written = doc.text.slice(node.start, node.end);
  return node.kind === 'string' && written.includes('\\')
    ? `"${readString(doc.text, node).replace(/[\r\n\t]/g, (char) => JSON.stringify(char).slice(1, -1))}"`
    : written;
};

const Value = ({ doc, row, pattern, link }: Pick<JsonRowProps, 'doc' | 'row' | 'pattern' | 'link'>) => {
  const { node } = row;
  const text = <Marked text={shownText(doc, row)} pattern={pattern} />;
  if (link === undefined) return <span className={classes[node.kind]}>{text}</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${classes[node.kind]} ${classes.link}`}
      data-hint={link.label}
      onClick={link.onClick}
    >
      {text}
    </button>
  );
};

const Action = ({ label, icon: Icon, onClick }: { label: string; icon: TablerIcon; onClick: () => void }) => (
  <button type="button" className={classes.action} aria-label={label} data-hint={label} onClick={onClick}>
    <Icon size={14} stroke={1.75} aria-hidden />
  </button>
);

const Actions = ({ doc, row, paths, link }: Pick<JsonRowProps, 'doc' | 'row' | 'paths' | 'link'>) => {
  const path = pathText(row, paths);
  return (
    <span className={classes.actions}>
      {link !== undefined && <Action label={link.label} icon={IconArrowForwardUp} onClick={link.onClick} />}
      <Action label="Copy value" icon={IconCopy} onClick={() => void copyCode(valueText(doc, row))} />
      {row.node.kind === 'string' && (
        <Action label="Copy as JSON" icon={IconBraces} onClick={() => void copyCode(writtenText(doc, row))} />
      )}
      <Action label={`Copy path ${path}`} icon={IconRoute} onClick={() => void copyCode(path)} />
    </span>
  );
};

const Name = ({ row, paths, pattern }: Pick<JsonRowProps, 'row' | 'paths' | 'pattern'>) => {
  const shown = shownName(row, paths);
  if (shown === undefined) return null;
  return (
    <span className={classes.key}>
      <Marked text={shown} pattern={pattern} />:
    </span>
  );
};

const Content = (props: JsonRowProps) => {
  const { row } = props;
  const [start, end] = row.node.kind === 'list' ? '[]' : '{}';
  const comma = row.depth > 0 && row.index < row.size - 1 ? ',' : '';
  if (row.state === 'more') return <span className={classes.punctuation}>… The other views show more</span>;
  if (row.state === 'open') return <span className={classes.punctuation}>{start}</span>;
  if (row.state === 'end') return <span className={classes.punctuation}>{`${end}${comma}`}</span>;
  if (row.state === 'closed') return <span className={classes.punctuation}>{`${start}…${end}${comma}`}</span>;
  return (
    <>
      <Value {...props} />
      {row.goesOn !== true && comma !== '' && <span className={classes.punctuation}>{comma}</span>}
    </>
  );
};

/** One row of a tree. */
export const JsonRow = (props: JsonRowProps) => {
  const { id, row, isActive, hasActions, onChoose, onToggle, onHover } = props;
  const style = { paddingInlineStart: `${(row.depth + (row.state === 'rest' ? 2 : 1)) * INDENT}ch` };
  if (!isChoosable(row))
    return (
      <div className={classes.row} role="none" style={style}>
        <Content {...props} />
      </div>
    );
  const isBranch = row.state !== 'leaf';
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('button') !== null) return;
    onChoose();
    // Who selects text does not want to open anything.
    if (isBranch && document.getSelection()?.isCollapsed !== false) onToggle();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the tree
    <div
      id={`${id}-${row.node.start}`}
      className={classes.row}
      data-active={isActive || undefined}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.depth + 1}
      aria-posinset={row.index + 1}
      aria-setsize={row.size}
      aria-expanded={isBranch ? row.state === 'open' : undefined}
      aria-selected={isActive}
      onClick={onClick}
      onMouseEnter={onHover}
      style={style}
    >
      {isBranch && <span className={classes.toggle} data-open={row.state === 'open'} aria-hidden />}
      <Name {...props} />
      <Content {...props} />
      {hasActions && <Actions {...props} />}
    </div>
  );
};
