import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import {
  findInJson,
  findInText,
  NOTHING_FOUND,
  searchPattern,
  type TextMatches,
} from '#src/ui/code/text-search.ts';

/** How long nobody types before a large body is searched, in ms. */
const PAUSE_MS = 150;
const LARGE = 200_000;

/**
 * Searches a text by what the user types; `query` is undefined while the search is closed.
 * @param text undefined if it cannot be searched
 * @param isTree only in the names and values of a JSON text
 */
export const useBodySearch = (text: string | undefined, isTree: boolean) => {
  const [query, setQuery] = useState<string>();
  const [late] = useDebouncedValue(query ?? '', PAUSE_MS);
  const isLarge = (text?.length ?? 0) > LARGE;
  const searched = query === undefined ? '' : isLarge ? late : query;
  const pattern = useMemo(() => searchPattern(searched), [searched]);
  const found = useMemo((): TextMatches => {
    if (text === undefined || pattern === undefined) return NOTHING_FOUND;
    return isTree ? findInJson(text, pattern) : findInText(text, pattern);
  }, [text, pattern, isTree]);
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState(found);
  if (seen !== found) {
    setSeen(found);
    setCurrent(0);
  }
  const count = found.matches.length;
  const at = Math.min(current, Math.max(0, count - 1));
  const step = (by: 1 | -1): void => setCurrent(count === 0 ? 0 : (at + by + count) % count);
  return { query, setQuery, pattern, found, at, step };
};

export type BodySearch = ReturnType<typeof useBodySearch>;
