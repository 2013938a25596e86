import type { DraftProblem, Pair } from '#src/features/imports/read/draft.ts';

/** A block of a .bru file: `headers {`, its lines, and a `}` at the start of a line. */
export type BruBlock = {
  name: string;
  line: number;
  /** Its lines as names and values, without those that are switched off by a `~`. */
  pairs: Pair[];
  /** Its lines without their indentation. */
  text: string;
};

const START = /^([a-z][\w:-]*)\s*([{[])\s*$/;
/** Blocks whose lines are a text, not names and values. */
const IS_TEXT = /^(?:body(?!:form-urlencoded|:multipart-form|:file)|script|tests|docs)/;

const pairOf = (line: string): Pair | undefined => {
  const { quoted, plain, value } =
    /^\s*(?:"(?<quoted>(?:[^"\\]|\\.)*)"\s*|(?<plain>[^:\s"][^:]*)):(?<value>.*)$/.exec(line)?.groups ?? {};
  const name = quoted ?? plain?.trimEnd();
  return name === undefined ? undefined : [name, value?.trim() ?? ''];
};

type Open = {
  block: BruBlock;
  end: string;
  lines: string[];
  value: { lines: string[]; isOff: boolean } | undefined;
};

/** A text of several lines, between lines that begin and end with three quotes. Returns whether the line is one of them. */
const readLongValue = (open: Open, line: string): boolean => {
  const last = open.block.pairs.at(-1);
  if (open.value === undefined) {
    const [, start] = /:\s*'''(.*)$/.exec(line) ?? [];
    const pair = start === undefined || start.includes("'''") ? undefined : pairOf(line);
    if (pair === undefined) return false;
    open.block.pairs.push([pair[0], '']);
    open.value = { lines: start?.trim() ? [start] : [], isOff: line.trim().startsWith('~') };
    return true;
  }
  const [text = '', after] = line.split("'''");
  const { lines, isOff } = open.value;
  if (after === undefined || text.trim() !== '') lines.push(text.replace(/^ {1,4}/, ''));
  if (after === undefined) return true;
  const value = `${lines.join('\n')} ${after.trim()}`.trimEnd();
  open.block.pairs.splice(-1, 1, ...(isOff || last === undefined ? [] : [[last[0], value] as const]));
  open.value = undefined;
  return true;
};

/** One line of a block whose lines are names and values; returns whether it is. */
const readPair = (open: Open, line: string): boolean => {
  if (readLongValue(open, line) || line.trim() === '' || /^\s*[~#]/.test(line)) return true;
  const pair = pairOf(line);
  if (pair !== undefined) open.block.pairs.push(pair);
  return pair !== undefined || open.end !== '}';
};

/** The blocks of a .bru file, and the lines that belong to none. */
export const readBruBlocks = (text: string): { blocks: BruBlock[]; problems: DraftProblem[] } => {
  const blocks: BruBlock[] = [];
  const problems: DraftProblem[] = [];
  let open: Open | undefined;
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const number = index + 1;
    if (open === undefined) {
      const [, name, bracket] = START.exec(line) ?? [];
      const block = { name: name ?? '', line: number, pairs: [], text: '' };
      if (name !== undefined) open = { block, end: bracket === '[' ? ']' : '}', lines: [], value: undefined };
      else if (line.trim() !== '') problems.push({ at: number, message: 'Not a part of a block' });
    } else if (line.trimEnd() === open.end) {
      const { block, lines } = open;
      blocks.push({ ...block, text: lines.map((one) => one.replace(/^ {1,2}/, '')).join('\n') });
      open = undefined;
    } else {
      open.lines.push(line);
      if (!IS_TEXT.test(open.block.name) && !readPair(open, line))
        problems.push({ at: number, message: 'Not a name and a value' });
    }
  });
  if (open !== undefined) {
    const { name, line } = (open as Open).block;
    problems.push({ at: line, message: `The block ${name} is not closed` });
  }
  return { blocks, problems };
};
