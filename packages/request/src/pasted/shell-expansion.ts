import { type HereBudget, hereOperator, hereText } from '#src/pasted/here-document.ts';

/** What is known while a text is read, and what turned out not to be. */
export type ShellContext = {
  /** What the text assigns. */
  variables: Map<string, string>;
  /** What is assigned elsewhere, which the text's own assignments hide. */
  above: ReadonlyMap<string, string>;
  /** Variables and commands as they are written, because only a shell knows what they stand for. */
  unknown: Set<string>;
  here: HereBudget;
  expanded: ExpansionBudget;
  /** A variable was left as it is written, because the budget did not suffice. */
  isCut: boolean;
};

/** How many characters variables may still stand for: each may have the one above it twice. */
export type ExpansionBudget = { characters: number };

const MAX_HERE = 4 * 1024 * 1024;
const MAX_EXPANDED = 1024 * 1024;

/** Each of these is looked for in the whole command. No person writes as many. */
const MAX_UNKNOWN = 200;

export const expansionBudget = (): ExpansionBudget => ({ characters: MAX_EXPANDED });

/** What is assigned elsewhere, and how much of it may be read. */
export type AssignedAbove = { variables: ReadonlyMap<string, string>; expanded: ExpansionBudget };

export const shellContext = (above?: AssignedAbove): ShellContext => ({
  variables: new Map(),
  above: above?.variables ?? new Map(),
  unknown: new Set(),
  here: { characters: MAX_HERE },
  expanded: above?.expanded ?? expansionBudget(),
  isCut: false,
});

/** Why a text is not read on: it stands for more than is read. */
export const tooMuch = ({ isCut, unknown }: ShellContext): 'expanded' | 'unknown' | undefined => {
  if (isCut) return 'expanded';
  return unknown.size > MAX_UNKNOWN ? 'unknown' : undefined;
};

/** What a `$` or a backtick stands for; as it is written, if that is not known. */
export type Expansion = { end: number; text: string };

const VARIABLE = /\$(?:\{([A-Za-z_]\w*)(?:(:?-)([^{}$`"'\\]*))?\}|([A-Za-z_]\w*)|\{[^{}\n]*\}|[\d@*?])/y;
const CAT_HERE = /\$\(\s*cat\s*(?=<<)/y;

const asWritten = ({ unknown }: ShellContext, text: string, end: number): Expansion => {
  if (unknown.size <= MAX_UNKNOWN) unknown.add(text);
  return { end, text };
};

const knownValue = (context: ShellContext, name: string): string | undefined => {
  const value = context.variables.get(name) ?? context.above.get(name);
  if (value === undefined) return undefined;
  context.isCut ||= value.length > context.expanded.characters;
  if (context.isCut) return undefined;
  context.expanded.characters -= value.length;
  return value;
};

const readVariable = (text: string, at: number, context: ShellContext): Expansion | undefined => {
  VARIABLE.lastIndex = at;
  const [written, braced, sign, otherwise, plain] = VARIABLE.exec(text) ?? [];
  if (written === undefined) return undefined;
  const end = at + written.length;
  const value = knownValue(context, braced ?? plain ?? '');
  const isMissing = value === undefined || (value === '' && sign === ':-');
  if (isMissing && sign !== undefined) return { end, text: otherwise ?? '' };
  return value === undefined ? asWritten(context, written, end) : { end, text: value };
};

/** Where a quote ends within a command; its own place if it does not. */
const endOfQuote = (text: string, at: number): number => {
  const quote = text[at];
  if (quote === "'") return Math.max(at, text.indexOf("'", at + 1));
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === quote) return end;
  }
  return at;
};

/** The place behind `$(…)` or `` `…` ``. */
const endOfCommand = (text: string, at: number): number => {
  if (text[at] === '`') {
    for (let end = at + 1; end < text.length; end += 1) {
      if (text[end] === '\\') end += 1;
      else if (text[end] === '`') return end + 1;
    }
    return text.length;
  }
  let depth = 1;
  for (let end = at + 2; end < text.length; end += 1) {
    const character = text[end];
    if (character === "'" || character === '"') end = endOfQuote(text, end);
    else if (character === '\\') end += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return end + 1;
  }
  return text.length;
};

/** `$(cat <<EOF … EOF)`, whose text is there. */
const readCatHere = (text: string, at: number, context: ShellContext): Expansion | undefined => {
  CAT_HERE.lastIndex = at;
  const [start] = CAT_HERE.exec(text) ?? [];
  const operator = start === undefined ? undefined : hereOperator(text, at + start.length);
  if (operator === undefined) return undefined;
  const [breaks] = /^[ \t]*\n/.exec(text.slice(operator.end, operator.end + 100)) ?? [];
  if (breaks === undefined) return undefined;
  const found = hereText(text, operator.end + breaks.length, operator, context.here);
  const [close] = /^\s*\)/.exec(found === undefined ? '' : text.slice(found.end, found.end + 100)) ?? [];
  if (found === undefined || close === undefined) return undefined;
  const read = found.isExpanded ? expandText(found.text, context) : found.text;
  let last = read.length;
  while (read[last - 1] === '\n') last -= 1;
  return { end: found.end + close.length, text: read.slice(0, last) };
};

/** What stands at this place, a `$` or a backtick; undefined if it means nothing to a shell. Nothing is run. */
export const expansionAt = (text: string, at: number, context: ShellContext): Expansion | undefined => {
  if (text[at] !== '`' && !text.startsWith('$(', at)) return readVariable(text, at, context);
  const here = readCatHere(text, at, context);
  if (here !== undefined) return here;
  const end = endOfCommand(text, at);
  return asWritten(context, text.slice(at, end), end);
};

/** A text in which a shell reads variables and commands, and a backslash in front of them. */
export const expandText = (text: string, context: ShellContext): string => {
  let read = '';
  for (let at = 0; at < text.length; ) {
    const character = text[at] ?? '';
    const next = text[at + 1] ?? '';
    if (character === '\\' && next !== '' && '$`\\\n'.includes(next)) {
      read += next === '\n' ? '' : next;
      at += 2;
      continue;
    }
    const found = character === '$' || character === '`' ? expansionAt(text, at, context) : undefined;
    read += found?.text ?? character;
    at = found?.end ?? at + 1;
  }
  return read;
};
