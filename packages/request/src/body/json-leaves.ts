/** Where a value is: names and indexes, the last one first. */
type Path = { parent: Path | undefined; step: string | number };

/** A text or a number of JSON, as it is written. */
export type JsonLeaf = {
  /** Where it is in the text; of a text without its quotes. */
  start: number;
  end: number;
  isNumber: boolean;
  path: Path | undefined;
};

const SPACE = /[\s\uFEFF]*/y;
const WORD = /[^\s,:{}[\]"]+/y;

/** What of an object or a list has been read. A name may repeat. */
type Open = { path: Path | undefined; index: number; seen: Map<string, number> | undefined };

const endOfString = (text: string, from: number): number => {
  let at = from;
  for (;;) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return at;
    at += 1;
  }
};

/** The text or the number that is written there. */
export const leafValue = (text: string, { start, end, isNumber }: JsonLeaf): string | number => {
  const written = text.slice(start, end);
  return isNumber ? Number(written) : String(JSON.parse(`"${written}"`));
};

/** The names and indexes that lead to a leaf, the first one first. Of a name that repeats, all but the first have a number after it, below 0. */
export const placeOfLeaf = ({ path }: JsonLeaf): (string | number)[] => {
  const place: (string | number)[] = [];
  for (let one = path; one !== undefined; one = one.parent) place.push(one.step);
  return place.reverse();
};

/** A name, and after it how often it came before in its object, as a number below 0. */
const pathOfName = (open: Open, written: string): Path => {
  const name = String(JSON.parse(`"${written}"`));
  const before = open.seen?.get(name) ?? 0;
  open.seen?.set(name, before + 1);
  const path = { parent: open.path, step: name };
  return before === 0 ? path : { parent: path, step: -before };
};

/**
 * Every text and number of valid JSON, in the order in which they are written. Nothing is parsed, so that what is around
 * them can stay as it is. The work grows with the text.
 */
export const jsonLeaves = (text: string): JsonLeaf[] => {
  const leaves: JsonLeaf[] = [];
  const opened: Open[] = [];
  let path: Path | undefined;
  const add = (start: number, end: number, isNumber: boolean) => leaves.push({ start, end, isNumber, path });
  for (let at = 0; ; ) {
    SPACE.lastIndex = at;
    SPACE.test(text);
    at = SPACE.lastIndex;
    const open = opened.at(-1);
    const one = text[at];
    if (one === undefined) return leaves;
    if (one === '"') {
      const end = endOfString(text, at + 1);
      const written = text.slice(at + 1, end);
      SPACE.lastIndex = end + 1;
      SPACE.test(text);
      const isName = text[SPACE.lastIndex] === ':';
      if (isName && open !== undefined) path = pathOfName(open, written);
      else add(at + 1, end, false);
      at = isName ? SPACE.lastIndex + 1 : end + 1;
    } else if (one === '{' || one === '[') {
      const list = one === '[';
      opened.push({ path, index: 0, seen: list ? undefined : new Map() });
      if (list) path = { parent: path, step: 0 };
      at += 1;
    } else if (one === '}' || one === ']') {
      path = opened.pop()?.path;
      at += 1;
    } else if (one === ',') {
      if (open !== undefined && open.seen === undefined) {
        open.index += 1;
        path = { parent: open.path, step: open.index };
      }
      at += 1;
    } else {
      WORD.lastIndex = at;
      WORD.test(text);
      const end = Math.max(WORD.lastIndex, at + 1);
      if (/[-\d]/.test(one)) add(at, end, true);
      at = end;
    }
  }
};

/** The leaves that one of these spans touches. Both are in order. */
export const leavesWithin = (
  leaves: readonly JsonLeaf[],
  spans: readonly { start: number; end: number }[],
): Set<JsonLeaf> => {
  const found = new Set<JsonLeaf>();
  let at = 0;
  for (const span of spans) {
    while (at < leaves.length && (leaves[at]?.end ?? 0) <= span.start) at += 1;
    for (let next = at; next < leaves.length; next += 1) {
      const leaf = leaves[next];
      if (leaf === undefined || leaf.start >= span.end) break;
      found.add(leaf);
    }
  }
  return found;
};
