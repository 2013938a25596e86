import type { JsonValue } from '@gatehouse/contract/common.ts';
import { JsonView as Tree } from 'react-json-view-lite';
import classes from './json-view.module.css';

interface JsonViewProps {
  value: JsonValue;
  /** What it is, for screen readers: `Response body`. */
  label: string;
  /** Which nodes are open until they are clicked on. */
  open?: keyof typeof OPENERS;
}

/** Levels that are open at first, and the size from which a list or an object in the deeper ones starts closed. */
const OPEN_LEVELS = 3;
const LONG = 50;

/** The outer two levels are open however long they are: `{ "data": [ … ] }` is what most calls are made for. */
const isOpen = (level: number, value: unknown): boolean => {
  const size = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  return level <= 1 || (level < OPEN_LEVELS && size <= LONG);
};

/** Called anew for every node whenever the function becomes another one, which is what opens or closes them all. */
const OPENERS = { usual: isOpen, all: () => true, none: (level: number) => level === 0 };

const style = {
  container: classes.tree ?? '',
  basicChildStyle: classes.child ?? '',
  childFieldsContainer: classes.fields ?? '',
  label: classes.key ?? '',
  clickableLabel: classes.clickable ?? '',
  nullValue: classes.constant ?? '',
  undefinedValue: classes.constant ?? '',
  booleanValue: classes.constant ?? '',
  numberValue: classes.number ?? '',
  stringValue: classes.string ?? '',
  otherValue: classes.constant ?? '',
  punctuation: classes.punctuation ?? '',
  expandIcon: classes.expand ?? '',
  collapseIcon: classes.collapse ?? '',
  collapsedContent: classes.collapsed ?? '',
  noQuotesForStringValues: false,
  quotesForFieldNames: false,
};

/** A JSON value as a tree that folds. A plain value is a tree of one. */
export const JsonView = ({ value, label, open = 'usual' }: JsonViewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className={classes.frame} aria-label={label} tabIndex={0}>
    {typeof value === 'object' && value !== null ? (
      <Tree data={value} style={style} shouldExpandNode={OPENERS[open]} clickToExpandNode />
    ) : (
      <code className={classes.tree}>{JSON.stringify(value)}</code>
    )}
  </section>
);
