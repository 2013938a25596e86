/** Where a value is: its last step, and the path to what it is in, which all values in there share. */
export type Path = {
  parent: Path | undefined;
  step: string | number;
  /** The last name that leads to it. */
  name: string | undefined;
};

export const pathBelow = (parent: Path | undefined, step: string | number): Path => ({
  parent,
  step,
  name: typeof step === 'string' ? step : parent?.name,
});

/**
 * The names and indexes of a path, the first one first: as many as it is deep, so ask for those of a few values alone. Of a name
 * that repeats, all but the first have a number after it, below 0.
 */
export const stepsOf = (path: Path | undefined): (string | number)[] => {
  const steps: (string | number)[] = [];
  for (let one = path; one !== undefined; one = one.parent) steps.push(one.step);
  return steps.reverse();
};

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

/** A name, and after it how often it came before in its object, as a number below 0. */
const pathOfName = (open: Open, written: string): Path => {
  const name = String(JSON.parse(`"${written}"`));
  const before = open.seen?.get(name) ?? 0;
  open.seen?.set(name, before + 1);
  const path = pathBelow(open.path, name);
  return before === 0 ? path : pathBelow(path, -before);
};

const skipSpace = (text: string, from: number): number => {
  SPACE.lastIndex = from;
  SPACE.test(text);
  return SPACE.lastIndex;
};

/** Reads JSON token by token, and adds what it finds to `leaves`. */
class LeafReader {
  readonly leaves: JsonLeaf[] = [];
  readonly #text: string;
  readonly #opened: Open[] = [];
  #path: Path | undefined;

  constructor(text: string, root: Path | undefined) {
    this.#text = text;
    this.#path = root;
  }

  /** Reads the token that begins there; returns where it ends. */
  token(at: number): number {
    switch (this.#text[at]) {
      case '"':
        return this.#string(at);
      case '{':
      case '[':
        this.#open(this.#text[at] === '[');
        return at + 1;
      case '}':
      case ']':
        this.#path = this.#opened.pop()?.path;
        return at + 1;
      case ',':
        this.#next();
        return at + 1;
      default:
        return this.#word(at);
    }
  }

  #add(start: number, end: number, isNumber: boolean): void {
    this.leaves.push({ start, end, isNumber, path: this.#path });
  }

  /** A name if a colon follows. */
  #string(at: number): number {
    const end = endOfString(this.#text, at + 1);
    const after = skipSpace(this.#text, end + 1);
    const open = this.#opened.at(-1);
    if (this.#text[after] === ':' && open !== undefined) {
      this.#path = pathOfName(open, this.#text.slice(at + 1, end));
      return after + 1;
    }
    this.#add(at + 1, end, false);
    return end + 1;
  }

  #open(isList: boolean): void {
    this.#opened.push({ path: this.#path, index: 0, seen: isList ? undefined : new Map() });
    if (isList) this.#path = pathBelow(this.#path, 0);
  }

  #next(): void {
    const open = this.#opened.at(-1);
    if (open === undefined || open.seen !== undefined) return;
    open.index += 1;
    this.#path = pathBelow(open.path, open.index);
  }

  #word(at: number): number {
    WORD.lastIndex = at;
    WORD.test(this.#text);
    const end = Math.max(WORD.lastIndex, at + 1);
    if (/[-\d]/.test(this.#text[at] ?? '')) this.#add(at, end, true);
    return end;
  }
}

/**
 * Every text and number of valid JSON, in the order in which they are written. Nothing is parsed, so that what is around
 * them can stay as it is. The work grows with the text, however deep it is nested.
 * @param root what all paths begin with
 */
export const jsonLeaves = (text: string, root?: Path): JsonLeaf[] => {
  const reader = new LeafReader(text, root);
  for (let at = skipSpace(text, 0); at < text.length; ) at = skipSpace(text, reader.token(at));
  return reader.leaves;
};

/** The leaves that one of these spans touches, and whether it covers the whole leaf. Both are in order. */
export const leavesWithin = (
  leaves: readonly JsonLeaf[],
  spans: readonly { start: number; end: number }[],
): Map<JsonLeaf, boolean> => {
  const found = new Map<JsonLeaf, boolean>();
  let at = 0;
  for (const span of spans) {
    while (at < leaves.length && (leaves[at]?.end ?? 0) <= span.start) at += 1;
    for (let next = at; next < leaves.length; next += 1) {
      const leaf = leaves[next];
      if (leaf === undefined || leaf.start >= span.end) break;
      found.set(leaf, span.start <= leaf.start && span.end >= leaf.end);
    }
  }
  return found;
};
