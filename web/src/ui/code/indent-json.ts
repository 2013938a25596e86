import { stringEnd } from '#src/ui/code/json-text-reader.ts';

const closes = (char: string | undefined): boolean => char === '}' || char === ']';
const SCALAR = /[^\s[\]{}:,"]+/y;
const SPACE = /\s*/y;

const skipSpace = (text: string, at: number): number => {
  // Most JSON that APIs send has no space between its values.
  if (text.charCodeAt(at) > 0x20) return at;
  SPACE.lastIndex = at;
  SPACE.test(text);
  return SPACE.lastIndex;
};

const wordEnd = (text: string, at: number): number => {
  if (text[at] === '"') return stringEnd(text, at);
  SCALAR.lastIndex = at;
  return SCALAR.test(text) ? SCALAR.lastIndex : at + 1;
};

/** Line breaks with their indentation, so that none is built twice. */
const createBreaks = () => {
  const breaks: string[] = [];
  return (depth: number): string => {
    const level = Math.max(0, depth);
    breaks[level] ??= `\n${'  '.repeat(level)}`;
    return breaks[level];
  };
};

/**
 * Indents a JSON text, and leaves every name, string and number as it is written. Stops after `max` characters: the
 * result is then a little longer, or exactly complete.
 */
export const indentJson = (text: string, max: number): string => {
  const breakAt = createBreaks();
  let indented = '';
  let depth = 0;
  for (let at = skipSpace(text, 0); at < text.length && indented.length <= max; at = skipSpace(text, at)) {
    const char = text[at] ?? '';
    const end = wordEnd(text, at);
    if (closes(char)) {
      depth -= 1;
      indented += breakAt(depth);
    }
    indented += char === ':' ? ': ' : text.slice(at, end);
    at = end;
    if (char === ',') indented += breakAt(depth);
    if (char !== '{' && char !== '[') continue;
    at = skipSpace(text, at);
    if (closes(text[at])) {
      indented += text[at] ?? '';
      at += 1;
    } else {
      depth += 1;
      indented += breakAt(depth);
    }
  }
  return indented;
};
