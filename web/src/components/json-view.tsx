import type { JsonValue } from '@gatehouse/contract/common.ts';
import { JsonView as Tree } from 'react-json-view-lite';
import classes from './json-view.module.css';

interface JsonViewProps {
  value: JsonValue;
  /** What the value is, for screen readers: `Response body`. */
  label: string;
  /** Which nodes are open at first. */
  open?: keyof typeof OPENERS;
}

/** How many levels are open at first, and above which size a list or an object below the outer two starts closed. */
const OPEN_LEVELS = 3;
const LONG = 50;

/** The outer two levels are always open, however long they are: most users want to see all of `{ "data": [ … ] }`. */
const isOpen = (level: number, value: unknown): boolean => {
  const size = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  return level <= 1 || (level < OPEN_LEVELS && size <= LONG);
};

/** When the tree gets a different function, it calls it for every node again, which opens or closes them all. */
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

/** A JSON value as a collapsible tree. A primitive value is shown as text. */
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
