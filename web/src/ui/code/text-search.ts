import { type JsonSpan, readString } from '#src/ui/code/json-text-reader.ts';

/** Where something was found. */
export interface TextMatch {
  start: number;
  end: number;
}

/** What was found, in its order; `isCut` if there is more. */
export interface TextMatches {
  matches: readonly TextMatch[];
  isCut: boolean;
}

/** More matches than anybody steps through. */
export const MAX_MATCHES = 10_000;

export const NOTHING_FOUND: TextMatches = { matches: [], isCut: false };

/** Finds a text in upper or lower case; undefined for an empty one. */
export const searchPattern = (query: string): RegExp | undefined =>
  query === '' ? undefined : new RegExp(query.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');

export const findInText = (text: string, pattern: RegExp): TextMatches => {
  const matches: TextMatch[] = [];
  for (const { index, 0: found } of text.matchAll(pattern)) {
    if (matches.length === MAX_MATCHES) return { matches, isCut: true };
    matches.push({ start: index, end: index + found.length });
  }
  return { matches, isCut: false };
};

const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s[\]{}:,"]+/gs;

const holds = (value: string, pattern: RegExp): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(value);
};

/** The names and values of a JSON text that contain what is searched, as they are when decoded. */
export const findInJson = (text: string, pattern: RegExp): TextMatches => {
  const matches: TextMatch[] = [];
  for (const { index: start, 0: token } of text.matchAll(TOKEN)) {
    const end = start + token.length;
    const value = token.startsWith('"') ? readString(text, { start, end }) : token;
    if (!holds(value, pattern)) continue;
    if (matches.length === MAX_MATCHES) return { matches, isCut: true };
    matches.push({ start, end });
  }
  return { matches, isCut: false };
};

/** The parts of a text that match, and those between. */
export const splitAtMatches = (text: string, pattern: RegExp): { text: string; isMatch: boolean }[] => {
  const parts: { text: string; isMatch: boolean }[] = [];
  let at = 0;
  for (const { index, 0: found } of text.matchAll(pattern)) {
    if (index > at) parts.push({ text: text.slice(at, index), isMatch: false });
    parts.push({ text: found, isMatch: true });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
};

/** The first of `matches` that ends after `at`. */
export const firstMatchAfter = (matches: readonly TextMatch[], at: number): number => {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((matches[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether a value contains a place in the text. */
export const contains = ({ start, end }: Pick<JsonSpan, 'start' | 'end'>, at: number): boolean =>
  at >= start && at < end;
