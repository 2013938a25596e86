/*
 * The one way in which something typed is looked for in names: in the command palette, in every list that the browser
 * filters, and in the names of the catalog. Each word has to occur, in any order. A word that occurs nowhere as it is may
 * still be letters of the name in their order (`strp`, `gh`, `opnai`), if they look like its abbreviation, or a word of the
 * name with one slip of the fingers (`stirpe`, `githib`).
 */

/** Letters of a name, from one index up to another. */
export type LetterSpan = readonly [start: number, end: number];

/** What is looked for in, prepared once for many searches. */
export interface Searchable {
  /** What it is called: the only text that may be abbreviated. */
  name: string;
  /** The name as it is written: its capitals say where words begin. */
  written: string;
  /** What else is known of it. */
  text: string;
}

export interface Match {
  /** Higher is better. */
  score: number;
  /** Every word occurs as it was typed. */
  isLiteral: boolean;
  /** The letters of the name that were found, in their order. */
  spans: readonly LetterSpan[];
}

const ASCII = /^[\x20-\x7e]*$/;

const foldUnit = (unit: string): string => unit.normalize('NFD').charAt(0).toLowerCase().charAt(0) || unit;

/** Lower case without accents, with as many UTF-16 units as before: an index stays the same letter. */
const folded = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : text.replace(/[A-Z\u0080-\uffff]/g, foldUnit);

const IN_WORD = /[\p{L}\p{N}]/u;
const IN_ASCII_WORD = /[A-Za-z0-9]/;
/** Asked for each letter of thousands of names: in ASCII it takes a third of the time. */
const isInWord = (unit: string): boolean => (unit <= '\x7f' ? IN_ASCII_WORD : IN_WORD).test(unit);
const isLower = (unit: string): boolean => unit !== unit.toUpperCase();
const isUpper = (unit: string): boolean => unit !== unit.toLowerCase();

/** `Open`, `A` of `AI` in `OpenAI key`, and `key` are where words begin. */
const beginsWord = (written: string, at: number): boolean => {
  const unit = written.charAt(at);
  const before = written.charAt(at - 1);
  if (!isInWord(unit)) return false;
  return !isInWord(before) || (isLower(before) && isUpper(unit));
};

/** @param texts what else may be remembered of it; what is missing is left out */
export const searchable = (name: string, ...texts: (string | null | undefined)[]): Searchable => ({
  name: folded(name),
  written: name,
  text: folded(texts.filter(Boolean).join('\n')),
});

/** The words of what was typed. */
export const searchWordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

interface Found {
  score: number;
  spans: LetterSpan[];
}

/** A word as it was typed, where it says most about the name: at its start, then at the start of a word. */
const inName = ({ name, written }: Searchable, word: string): Found | undefined => {
  const first = name.indexOf(word);
  if (first === -1) return undefined;
  if (name === word) return { score: 100, spans: [[0, word.length]] };
  let at = first;
  while (at !== -1 && at !== 0 && !beginsWord(written, at)) at = name.indexOf(word, at + 1);
  const isStart = at !== -1;
  const start = isStart ? at : first;
  const score = start === 0 ? 90 : isStart ? 75 : 50;
  return { score, spans: [[start, start + word.length]] };
};

/** One or two letters are in nearly every name. */
const MIN_ABBREVIATION = 2;
const MAX_ABBREVIATION = 24;
/** So many letters in a row may be left out within a word. */
const MAX_LEFT_OUT = 2;
/** The share of an abbreviation's letters that may come after something left out. */
const MAX_BREAKS = 0.6;

/** The ways to go on: the next letter, a letter soon after it, or the start of a later word. */
const followers = ({ name, written }: Searchable, letter: string, before: number): number[] => {
  const found: number[] = [];
  let isSameWord = true;
  for (let at = before + 1; at < name.length; at += 1) {
    const isStart = beginsWord(written, at);
    if (isStart || !isInWord(name.charAt(at))) isSameWord = false;
    if (name.charAt(at) !== letter) continue;
    if (isStart || (isSameWord && at - before - 1 <= MAX_LEFT_OUT)) found.push(at);
  }
  return found;
};

/** Where a word begins with this letter. */
const beginnings = ({ name, written }: Pick<Searchable, 'name' | 'written'>, letter: string): number[] => {
  const found: number[] = [];
  for (let at = name.indexOf(letter); at !== -1; at = name.indexOf(letter, at + 1))
    if (beginsWord(written, at)) found.push(at);
  return found;
};

/** The indexes of the letters, with at most so many breaks; undefined if there is no such way. */
const abbreviated = (item: Searchable, word: string, most: number): readonly number[] | undefined => {
  /** From where there is no way to the end: a name may have very many ways to the same place. */
  const dead = new Set<string>();
  const goOn = (taken: readonly number[], breaks: number): readonly number[] | undefined => {
    const letter = word.charAt(taken.length);
    const last = taken.at(-1);
    if (letter === '') return taken;
    const place = `${taken.length} ${last} ${breaks}`;
    if (dead.has(place)) return undefined;
    const next = last === undefined ? beginnings(item, letter) : followers(item, letter, last);
    for (const at of next) {
      const left = last === undefined || at === last + 1 ? breaks : breaks - 1;
      const found = left < 0 ? undefined : goOn([...taken, at], left);
      if (found !== undefined) return found;
    }
    dead.add(place);
    return undefined;
  };
  return goOn([], most);
};

const spansOf = (indexes: readonly number[]): LetterSpan[] => {
  const spans: [number, number][] = [];
  for (const at of indexes) {
    const last = spans.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else spans.push([at, at + 1]);
  }
  return spans;
};

/** Letters of the name that stand for it: the first begins a word, and little is left out between them. */
const asAbbreviation = (item: Searchable, word: string): Found | undefined => {
  if (word.length < MIN_ABBREVIATION || word.length > MAX_ABBREVIATION) return undefined;
  const most = word.length === 2 ? 1 : Math.ceil(word.length * MAX_BREAKS);
  const found = abbreviated(item, word, most);
  // Two letters are only initials: `gh` is GitHub, and `ge` is no Google.
  if (found === undefined || (word.length === 2 && !found.every((at) => beginsWord(item.written, at))))
    return;
  const spans = spansOf(found);
  return { score: Math.max(5, 22 - 3 * spans.length), spans };
};

/** Shorter words with one letter changed are often other words. */
const MIN_MISTYPED = 5;

/** Whether two neighbors are swapped, or one letter before the last is wrong or too many. The first letter has to be right. */
const isMistyped = (typed: string, name: string): boolean => {
  let at = 0;
  while (at < typed.length && typed[at] === name[at]) at += 1;
  if (at === 0 || at >= typed.length - 1) return false;
  const isSwapped = typed[at] === name[at + 1] && typed[at + 1] === name[at];
  if (isSwapped && name.startsWith(typed.slice(at + 2), at + 2)) return true;
  const rest = typed.slice(at + 1);
  return name.startsWith(rest, at + 1) || name.startsWith(rest, at);
};

/** The beginning of a word of the name, with one slip. */
const asMistyped = ({ name, written }: Searchable, word: string): Found | undefined => {
  if (word.length < MIN_MISTYPED) return undefined;
  const start = beginnings({ name, written }, word.charAt(0)).find((at) => isMistyped(word, name.slice(at)));
  if (start === undefined) return undefined;
  return { score: 4, spans: [[start, Math.min(start + word.length, name.length)]] };
};

const inText = ({ text }: Searchable, word: string): Found | undefined => {
  const at = text.indexOf(word);
  if (at === -1) return undefined;
  return { score: at === 0 || !isInWord(text.charAt(at - 1)) ? 40 : 25, spans: [] };
};

const merged = (spans: readonly LetterSpan[]): readonly LetterSpan[] => {
  if (spans.length < 2) return spans;
  const indexes = new Set(
    spans.flatMap(([start, end]) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  return spansOf([...indexes].sort((one, other) => one - other));
};

/** How the words are found; undefined if one of them is not. Without words everything is found. */
export const matchOf = (item: Searchable, words: readonly string[]): Match | undefined => {
  let score = 0;
  let isLiteral = true;
  const spans: LetterSpan[] = [];
  for (const word of words) {
    const literal = inName(item, word) ?? inText(item, word);
    const found = literal ?? asAbbreviation(item, word) ?? asMistyped(item, word);
    if (found === undefined) return undefined;
    score += found.score;
    isLiteral &&= literal !== undefined;
    spans.push(...found.spans);
  }
  return { score: words.length === 0 ? 0 : score / words.length, isLiteral, spans: merged(spans) };
};

/**
 * The rows that are found, in their order. Where some have every word as it was typed, those that it only abbreviates or
 * mistypes are left out: they would be noise among them.
 *
 * @param knows whether a word says something else about a row, so that it need not occur in its texts
 */
export const findRows = <Row>(
  rows: readonly Row[],
  query: string,
  searchableOf: (row: Row) => Searchable,
  knows: (row: Row, word: string) => boolean = () => false,
): Row[] => {
  const words = searchWordsOf(query);
  if (words.length === 0) return [...rows];
  const asked = rows.map((row) => ({
    row,
    item: searchableOf(row),
    others: words.filter((word) => !knows(row, word)),
  }));
  // First, because it is quick, and mostly the end of it.
  const literal = asked.filter(({ item, others }) =>
    others.every((word) => item.name.includes(word) || item.text.includes(word)),
  );
  const found = literal.length > 0 ? literal : asked.filter(({ item, others }) => matchOf(item, others));
  return found.map(({ row }) => row);
};

/** The rows that are found, the best first; equally good ones stay in their order. */
export const rankRows = <Row>(
  rows: readonly Row[],
  query: string,
  searchableOf: (row: Row) => Searchable,
): { row: Row; match: Match }[] => {
  const words = searchWordsOf(query);
  return rows
    .flatMap((row) => {
      const match = matchOf(searchableOf(row), words);
      return match === undefined ? [] : [{ row, match }];
    })
    .sort((one, other) => other.match.score - one.match.score);
};
