import type { JsonValue } from '@gatehouse/contract/common.ts';
import { JsonView as Tree } from 'react-json-view-lite';
import classes from './json-view.module.css';

interface JsonViewProps {
  value: JsonValue;
  /** What it is, for screen readers: `Response body`. */
  label: string;
}

/** Levels that are open at first, and the size from which a list or an object starts closed. */
const OPEN_LEVELS = 3;
const LONG = 50;

const isOpen = (level: number, value: unknown): boolean => {
  const size = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  return level === 0 || (level < OPEN_LEVELS && size <= LONG);
};

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
export const JsonView = ({ value, label }: JsonViewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className={classes.frame} aria-label={label} tabIndex={0}>
    {typeof value === 'object' && value !== null ? (
      <Tree data={value} style={style} shouldExpandNode={isOpen} clickToExpandNode />
    ) : (
      <code className={classes.tree}>{JSON.stringify(value)}</code>
    )}
  </section>
);
