import { lazyQuery } from 'json-p3';
import type { FilterAnswer, FilterQuestion } from '#src/features/responses/json-filter.ts';

/** More than anybody reads. */
const MAX_RESULTS = 10_000;

const run = ({ text, expression }: FilterQuestion): FilterAnswer => {
  const paths: (string | number)[][] = [];
  for (const { location } of lazyQuery(expression, JSON.parse(text))) {
    if (paths.length === MAX_RESULTS) return { paths, isCut: true };
    paths.push(location);
  }
  return { paths, isCut: false };
};

/** Runs in a thread of its own, which is ended if an expression takes too long. */
self.onmessage = ({ data }: MessageEvent<FilterQuestion>) => {
  let answer: FilterAnswer;
  try {
    answer = run(data);
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
};
