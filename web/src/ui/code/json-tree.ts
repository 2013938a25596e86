import { type JsonPath, jsonPathText } from '#src/ui/code/json-path.ts';
import {
  type JsonEntry,
  type JsonSpan,
  MAX_ENTRIES,
  readEntries,
  readRoot,
  readString,
} from '#src/ui/code/json-text-reader.ts';
import { rowEnd } from '#src/ui/code/text-rows.ts';
import { contains } from '#src/ui/code/text-search.ts';

/** A JSON text whose objects and lists are read when they are opened. */
export interface JsonDoc {
  text: string;
  root: JsonSpan;
  entriesOf: (container: JsonSpan) => readonly JsonEntry[];
}

export const isContainer = ({ kind }: JsonSpan): boolean => kind === 'object' || kind === 'list';

/** The document of a JSON text that is an object or a list; undefined for any other text. */
export const readJsonDoc = (text: string): JsonDoc | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const root = readRoot(text);
  if (root === undefined) return undefined;
  const read = new Map<number, JsonEntry[]>();
  const entriesOf = (container: JsonSpan): JsonEntry[] => {
    const entries = read.get(container.start) ?? readEntries(text, container);
    read.set(container.start, entries);
    return entries;
  };
  return { text, root, entriesOf };
};

const isEmpty = ({ text }: JsonDoc, { start, end }: JsonSpan): boolean =>
  text.slice(start + 1, Math.min(end - 1, start + 100)).trim() === '' &&
  text.slice(start + 1, end - 1).trim() === '';

/** One line of a tree. */
export interface JsonTreeRow {
  /**
   * `open` and `closed` have entries; `end` is the closing bracket; `rest` continues a long string; `more` says that there
   * are more entries.
   */
  state: 'leaf' | 'open' | 'closed' | 'end' | 'rest' | 'more';
  /** What this row shows of a string that has several rows. */
  part?: string;
  /** The string goes on in the next row. */
  goesOn?: boolean;
  node: JsonSpan;
  name: string | undefined;
  depth: number;
  /** Of the object or list around it. */
  parent: JsonTreeRow | undefined;
  /** Its position in `parent`, and how many entries that has. */
  index: number;
  size: number;
}

/** Which nodes are open at first. */
export type OpenNodes = 'usual' | 'all' | 'none';

/** A text of at most so many characters is open as a whole: it fits in a window or two. */
const SMALL = 2_000;
/** How many levels of a longer one are open at first, and above which size a list or an object below the outer two starts closed. */
const OPEN_LEVELS = 3;
const LONG = 50;
/** Nothing deeper is opened with one click on "Expand all". */
const MAX_OPEN_DEPTH = 100;
/** With more rows nothing further is opened, unless the user opens it. */
const MAX_ROWS: Record<OpenNodes, number> = { usual: 5_000, all: 200_000, none: 0 };
/** How much of a long string is shown. */
const MAX_STRING = 2_000;

export interface TreeShape {
  open: OpenNodes;
  /** Characters that fit in a row. */
  columns: number;
  /** What the user opened or closed, by the start of the node. */
  toggled: ReadonlyMap<number, boolean>;
  /** The paths of the outermost list's entries, if they were taken from another document. */
  paths?: readonly JsonPath[] | undefined;
}

/** What is before a value: its name, or where it was taken from. */
export const shownName = (
  { name, depth, index }: Pick<JsonTreeRow, 'name' | 'depth' | 'index'>,
  paths: readonly JsonPath[] | undefined,
): string | undefined => {
  const path = depth === 1 ? paths?.[index] : undefined;
  return path === undefined ? name : jsonPathText(path);
};

const isOpen = (doc: JsonDoc, node: JsonSpan, depth: number, { open, toggled }: TreeShape): boolean => {
  const chosen = toggled.get(node.start);
  if (chosen !== undefined) return chosen;
  if (open === 'all' || (open === 'usual' && doc.text.length <= SMALL)) return depth < MAX_OPEN_DEPTH;
  if (open === 'none') return depth === 0;
  // The outer two levels are always open, however long they are: most users want to see all of `{ "data": [ … ] }`.
  return depth <= 1 || (depth < OPEN_LEVELS && doc.entriesOf(node).length <= LONG);
};

/** Columns of a level, and of what is before a value. */
export const INDENT = 2;
const MIN_COLUMNS = 20;
/** Of a string, at least this much stands beside its name. */
const MIN_BESIDE = 4;

/** A string in rows that fit. */
const wrapString = (value: string, first: number, others: number): string[] => {
  const shown = value.length > MAX_STRING ? `"${value.slice(0, MAX_STRING)}…"` : `"${value}"`;
  const parts: string[] = [];
  for (let at = 0; at < shown.length; ) {
    const end = rowEnd(shown, at, shown.length, parts.length === 0 ? first : others);
    parts.push(shown.slice(at, end));
    at = end;
  }
  return parts;
};

const leafRows = (
  doc: JsonDoc,
  entry: Omit<JsonTreeRow, 'state'>,
  { columns, paths }: TreeShape,
): JsonTreeRow[] => {
  const { node, depth } = entry;
  const name = shownName(entry, paths);
  const used = (depth + 1) * INDENT;
  const room = Math.max(MIN_BESIDE, columns - used - (name === undefined ? 0 : name.length + 2));
  if (node.kind !== 'string' || node.end - node.start <= room / 2) return [{ ...entry, state: 'leaf' }];
  const value = readString(doc.text, node).replace(/[\r\n\t]/g, (char) => JSON.stringify(char).slice(1, -1));
  return wrapString(value, room, Math.max(MIN_COLUMNS, columns - used - INDENT)).map((part, at, parts) => ({
    ...entry,
    part,
    goesOn: at < parts.length - 1,
    state: at === 0 ? 'leaf' : 'rest',
  }));
};

/** The rows of a tree as it is open now. `isCut` if "Expand all" would have opened more than can be shown. */
export const treeRows = (doc: JsonDoc, shape: TreeShape): { rows: JsonTreeRow[]; isCut: boolean } => {
  const rows: JsonTreeRow[] = [];
  let isCut = false;
  const add = (entry: Omit<JsonTreeRow, 'state'>): void => {
    const { node, depth } = entry;
    if (!isContainer(node) || isEmpty(doc, node)) {
      rows.push(...leafRows(doc, entry, shape));
      return;
    }
    const isFull = rows.length > MAX_ROWS[shape.open] && depth > 0 && !shape.toggled.get(node.start);
    isCut ||= isFull && shape.open === 'all';
    if (isFull || !isOpen(doc, node, depth, shape)) {
      rows.push({ ...entry, state: 'closed' });
      return;
    }
    const entries = doc.entriesOf(node);
    const row: JsonTreeRow = { ...entry, state: 'open' };
    rows.push(row);
    entries.forEach((inner, index) => {
      add({ node: inner, name: inner.name, depth: depth + 1, parent: row, index, size: entries.length });
    });
    if (entries.length === MAX_ENTRIES) rows.push({ ...row, state: 'more', depth: depth + 1 });
    rows.push({ ...row, state: 'end' });
  };
  add({ node: doc.root, name: undefined, depth: 0, parent: undefined, index: 0, size: 1 });
  return { rows, isCut };
};

/** Whether a row is a value: not the end of one or the rest of a string. */
export const isChoosable = ({ state }: JsonTreeRow): boolean =>
  state === 'leaf' || state === 'open' || state === 'closed';

export const pathOf = (row: JsonTreeRow): JsonPath => {
  const steps: (string | number)[] = [];
  for (let at = row; at.parent !== undefined; at = at.parent) steps.push(at.name ?? at.index);
  return steps.reverse();
};

/** The objects and lists around a place in the text, from the outside in. */
export const nodesAround = (doc: JsonDoc, at: number): JsonSpan[] => {
  const around: JsonSpan[] = [];
  let node: JsonSpan | undefined = doc.root;
  while (node !== undefined && isContainer(node) && around.length < MAX_OPEN_DEPTH) {
    around.push(node);
    node = doc.entriesOf(node).find((entry) => contains(entry, at));
  }
  return around;
};

/** The value at a path; of several with one name the last, as a parser reads it. Undefined if there is none. */
export const nodeAt = (doc: JsonDoc, path: JsonPath): JsonSpan | undefined => {
  let node: JsonSpan | undefined = doc.root;
  for (const step of path) {
    if (node === undefined || !isContainer(node)) return undefined;
    const entries = doc.entriesOf(node);
    node = typeof step === 'number' ? entries[step] : entries.findLast(({ name }) => name === step);
  }
  return node;
};
