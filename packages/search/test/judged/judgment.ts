/**
 * A requirement and what a developer who knows the field would say about the APIs shown for it. Written from knowledge
 * of the APIs, before the search was asked.
 */
export type Judged = {
  query: string;
  kind: string;
  /** For each need, the ids that do what it asks. Empty if nothing in the catalogue does it: the right answer is none. */
  needs: string[][];
  /** Acceptable beside those: helps, or does a part of it. */
  good: string[];
  /** Plainly wrong if shown. Accepted and good ones are exempt, so that a whole category can be named. */
  never: string[];
};

/** Where nothing in the catalogue fits: a list of nothing but good ones would do as well. */
export const NOTHING = '-';

/**
 * By kind, then by query: `a b + c ~ d ! e`: a or b for the first need, c for the second, d acceptable, e plainly wrong.
 * `a:*` stands for all ids that begin with `a:`, `@travel` for all APIs of which that is the main category.
 */
export type Judgments = Record<string, Record<string, string>>;

const idsOf = (list: string): string[] => list.split(' ').filter((id) => id !== '');

const judgedOf = (kind: string, query: string, text: string): Judged => {
  const [fitting = '', never = ''] = text.split('!');
  const [accept = '', good = ''] = fitting.split('~');
  const needs = accept.trim() === NOTHING ? [] : accept.split('+').map(idsOf);
  return { query, kind, needs, good: idsOf(good), never: idsOf(never) };
};

export const judged = (judgments: Judgments): Judged[] =>
  Object.entries(judgments).flatMap(([kind, table]) =>
    Object.entries(table).map(([query, text]) => judgedOf(kind, query, text)),
  );

/** Whether a list names an API: by its id, all of its vendor's, or all of its category. */
export const names = (list: readonly string[], { id, category }: { id: string; category: string }): boolean =>
  list.some((one) => {
    if (one.startsWith('@')) return one.slice(1) === category;
    return one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : one === id;
  });
