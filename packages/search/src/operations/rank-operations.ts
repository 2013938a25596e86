import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import { methodsMeant } from '#src/operations/verbs.ts';

export type Rankable = {
  method: EndpointMethod;
  /** Under the base URL, or a full URL. */
  path: string;
  summary: string;
};

/** An operation as it is compared with what is typed; in lower case. */
export type Prepared<T extends Rankable> = {
  operation: T;
  method: string;
  segments: readonly string[];
  path: string;
  summary: string;
};

export const prepare = <T extends Rankable>(operation: T): Prepared<T> => {
  const path = operation.path.toLowerCase();
  return {
    operation,
    method: operation.method.toLowerCase(),
    path,
    segments: segmentsOf(path),
    summary: operation.summary.toLowerCase(),
  };
};

/** Beyond these, what is typed says no more about the operation. */
const MAX_WORDS = 8;
const SHORTEST_PART = 3;
const METHOD = /^(get|post|put|patch|delete)(?=\s|$)\s*/;
/** Operations to call first come first in an API; of two that match equally well, they win. */
const FIRST = 8;

const WORTH = {
  segment: 6,
  startInPath: 4,
  startInSummary: 3,
  inside: 1,
  method: 3,
  verb: 5,
  first: 2,
} as const;
const PER_SEGMENT = 0.3;

const segmentsOf = (path: string): string[] =>
  path
    .replace(/^[a-z]+:\/\/[^/]*/, '')
    .replace(/[?#].*/s, '')
    .split('/')
    .filter((segment) => segment !== '');

/** Whether a word of the text begins with this. */
const beginsIn = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
};

/** How well one word fits; 0 if it does not. */
const fits = (word: string, { operation, path, segments, summary }: Prepared<Rankable>): number => {
  if (methodsMeant(word).includes(operation.method)) return WORTH.verb;
  if (segments.includes(word)) return WORTH.segment;
  if (beginsIn(path, word)) return WORTH.startInPath;
  if (beginsIn(summary, word)) return WORTH.startInSummary;
  return word.length >= SHORTEST_PART && (path.includes(word) || summary.includes(word)) ? WORTH.inside : 0;
};

const byWords = (words: readonly string[], one: Prepared<Rankable>): number => {
  let sum = 0;
  for (const word of words) {
    const worth = fits(word, one);
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
};

/** How many typed segments begin the path literally, plus 1; 0 if they do not. A parameter stands for any segment. */
const byPath = (typed: readonly string[], { segments }: Prepared<Rankable>): number => {
  if (typed.length > segments.length) return 0;
  let literal = 1;
  for (const [at, segment] of typed.entries()) {
    const actual = segments[at] ?? '';
    const isLast = at === typed.length - 1;
    if (actual === segment) literal += 2;
    else if (isLast && actual.startsWith(segment)) literal += 1;
    else if (!actual.startsWith('{')) return 0;
  }
  return literal;
};

const better = <T>(ranked: { one: Prepared<T & Rankable>; worth: number }[]): (T & Rankable)[] =>
  ranked.sort((a, b) => b.worth - a.worth).map(({ one }) => one.operation);

/**
 * The operations that fit what is typed, best first: a method, the beginning of a path with or without its host, or words of
 * the path and of what the operation does. All of them, in their own order, if nothing is typed.
 * @param operations those to call first come first
 */
export const rankOperations = <T extends Rankable>(
  operations: readonly Prepared<T>[],
  typed: string,
): T[] => {
  const text = typed.trim().toLowerCase();
  const [, method] = METHOD.exec(text) ?? [];
  const rest = text.replace(METHOD, '');
  const isPath = rest.startsWith('/') || rest.includes('://');
  const path = isPath ? segmentsOf(rest) : [];
  const words = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const worthOf = (one: Prepared<T>, at: number): number => {
    const isMethod = one.method === method;
    if (rest === '' || (isPath && path.length === 0)) return method === undefined || isMethod ? 1 : 0;
    const worth = isPath ? byPath(path, one) : byWords(words.slice(0, MAX_WORDS), one);
    if (worth === 0) return 0;
    const extra = (isMethod ? WORTH.method : 0) + (at < FIRST ? WORTH.first : 0);
    return Math.max(worth + extra - one.segments.length * PER_SEGMENT, Number.MIN_VALUE);
  };
  const ranked = operations
    .map((one, at) => ({ one, worth: worthOf(one, at) }))
    .filter(({ worth }) => worth > 0);
  return better(ranked);
};
