import { PLACEHOLDER } from '@gatehouse/request/path-params.ts';

export interface PlaceholderSpan {
  start: number;
  end: number;
}

const placeholders = (endpoint: string): PlaceholderSpan[] =>
  [...endpoint.matchAll(PLACEHOLDER)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));

/** The parameters that are not filled in, each once: `{owner}`. */
export const unfilled = (endpoint: string): string[] => [...new Set(endpoint.match(PLACEHOLDER) ?? [])];

/** The first parameter at or after a position that is not filled in. */
export const nextPlaceholder = (endpoint: string, from: number): PlaceholderSpan | undefined =>
  placeholders(endpoint).find(({ start }) => start >= from);
