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

/** The blocks of a .bru file, and the lines that belong to none. */
export const readBruBlocks = (text: string): { blocks: BruBlock[]; problems: DraftProblem[] } => {
  const blocks: BruBlock[] = [];
  const problems: DraftProblem[] = [];
  let open: { block: BruBlock; end: string; lines: string[] } | undefined;
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const number = index + 1;
    if (open === undefined) {
      const [, name, bracket] = START.exec(line) ?? [];
      if (name !== undefined)
        open = {
          block: { name, line: number, pairs: [], text: '' },
          end: bracket === '[' ? ']' : '}',
          lines: [],
        };
      else if (line.trim() !== '') problems.push({ at: number, message: 'Not a part of a block' });
    } else if (line.trimEnd() === open.end) {
      const { block, lines } = open;
      blocks.push({ ...block, text: lines.map((one) => one.replace(/^ {1,2}/, '')).join('\n') });
      open = undefined;
    } else {
      open.lines.push(line);
      const isOff = line.trim().startsWith('~');
      if (IS_TEXT.test(open.block.name) || line.trim() === '' || isOff) return;
      const pair = pairOf(line);
      if (pair !== undefined) open.block.pairs.push(pair);
      else if (open.end === '}') problems.push({ at: number, message: 'Not a name and a value' });
    }
  });
  if (open !== undefined) {
    const { name, line } = (open as { block: BruBlock }).block;
    problems.push({ at: line, message: `The block ${name} is not closed` });
  }
  return { blocks, problems };
};
