import type { ValuePath } from '#src/features/imports/read/draft.ts';

/** The wanted paths as a tree, so that one pass over the text finds all of them. */
type Wanted = { children: Map<string, Wanted>; paths: ValuePath[] };

const newNode = (): Wanted => ({ children: new Map(), paths: [] });

const treeOf = (paths: readonly ValuePath[]): Wanted => {
  const root = newNode();
  for (const path of paths) {
    let node = root;
    for (const part of path) {
      const key = String(part);
      const child = node.children.get(key) ?? newNode();
      node.children.set(key, child);
      node = child;
    }
    node.paths.push(path);
  }
  return root;
};

/** Where a string ends, after its closing quote. */
const afterString = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
};

const nameAt = (text: string, start: number, end: number): string => {
  const raw = text.slice(start, end);
  return raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
};

type Open<Node> = { node: Node | undefined; isList: boolean; index: number; name: string | undefined };

type Walk<Node> = {
  root: Node;
  /** What is looked for below a value, at an index or under a name; undefined if nothing is. */
  childOf: (node: Node, key: string | number) => Node | undefined;
  /** The value begins at this offset. */
  onValue: (node: Node, at: number) => void;
};

/** Goes through the values of a JSON text in one pass. The text must be valid JSON. */
export const walkJson = <Node>(text: string, { root, childOf, onValue }: Walk<Node>): void => {
  const open: Open<Node>[] = [];
  let isName = false;
  const nodeIn = ({ node, isList, index, name = '' }: Open<Node>): Node | undefined =>
    node === undefined ? undefined : childOf(node, isList ? index : name);
  const start = (at: number): Node | undefined => {
    const parent = open.at(-1);
    const node = parent === undefined ? root : nodeIn(parent);
    if (node !== undefined) onValue(node, at);
    return node;
  };
  let inValue = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    const parent = open.at(-1);
    if (char === '"') {
      const end = afterString(text, at);
      if (isName && parent !== undefined) {
        parent.name = parent.node === undefined ? '' : nameAt(text, at, end);
        isName = false;
      } else start(at);
      at = end - 1;
    } else if (char === '{' || char === '[') {
      open.push({ node: start(at), isList: char === '[', index: 0, name: undefined });
      isName = char === '{';
      inValue = false;
    } else if (char === '}' || char === ']') {
      open.pop();
      inValue = false;
      isName = false;
    } else if (char === ',') {
      if (parent !== undefined) parent.index += 1;
      isName = parent?.isList === false;
      inValue = false;
    } else if (!inValue && /[-\dtfn]/.test(char)) {
      start(at);
      inValue = true;
    }
  }
};

const linesOf = (text: string, offsets: Map<ValuePath, number>): Map<ValuePath, number> => {
  const sorted = [...offsets].sort(([, a], [, b]) => a - b);
  const lines = new Map<ValuePath, number>();
  let line = 1;
  // Looked for once per line, not per path: a document of one line may have thousands of paths.
  let next = text.indexOf('\n');
  for (const [path, offset] of sorted) {
    for (; next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) line += 1;
    lines.set(path, line);
  }
  return lines;
};

/** The lines, from 1, of the values at these paths of a JSON text. The text must be valid JSON. */
export const jsonLines = (text: string, paths: readonly ValuePath[]): Map<ValuePath, number> => {
  const found = new Map<ValuePath, number>();
  walkJson<Wanted>(text, {
    root: treeOf(paths),
    childOf: ({ children }, key) => children.get(String(key)),
    onValue: (node, at) => {
      for (const path of node.paths) found.set(path, at);
    },
  });
  return linesOf(text, found);
};

/** The line, from 1, of an offset in a text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The lines of the values whose offsets are known. */
export const offsetLines = linesOf;
