import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { type FilteredJson, filterJson } from '#src/features/responses/json-filter.ts';
import type { JsonDoc } from '#src/ui/code/json-tree.ts';

/** How long nobody types before an expression is run, in ms. */
const PAUSE_MS = 250;

export type FilterState =
  | { phase: 'off' }
  | { phase: 'running' }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; filtered: FilteredJson };

const OFF: FilterState = { phase: 'off' };

/** Filters a document by the expression that the user types; undefined while the filter is closed. */
export const useBodyFilter = (doc: JsonDoc | undefined) => {
  const [expression, setExpression] = useState<string>();
  const [settled] = useDebouncedValue(expression?.trim() ?? '', PAUSE_MS);
  const [state, setState] = useState<FilterState>(OFF);
  const isOff = doc === undefined || expression === undefined || settled === '';

  useEffect(() => {
    if (isOff) {
      setState(OFF);
      return;
    }
    const controller = new AbortController();
    setState({ phase: 'running' });
    const run = async (): Promise<void> => {
      const answer = await filterJson(doc, settled, controller.signal);
      if (controller.signal.aborted) return;
      setState(
        'error' in answer ? { phase: 'failed', message: answer.error } : { phase: 'done', filtered: answer },
      );
    };
    void run();
    return () => controller.abort();
  }, [doc, settled, isOff]);

  return { expression, setExpression, state };
};

export type BodyFilter = ReturnType<typeof useBodyFilter>;
