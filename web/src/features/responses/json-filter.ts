import type { JsonPath } from '#src/ui/code/json-path.ts';
import { type JsonDoc, nodeAt } from '#src/ui/code/json-tree.ts';

export interface FilterQuestion {
  text: string;
  /** JSONPath (RFC 9535). */
  expression: string;
}

export type FilterAnswer = { paths: (string | number)[][]; isCut: boolean } | { error: string };

export interface FilteredJson {
  /** The values found, as a list in JSON, each as it is written in the body. */
  text: string;
  paths: readonly JsonPath[];
  isCut: boolean;
}

/** An expression can take forever: a pattern in it, or `$..[?..]` in a large body. */
const MAX_MS = 5_000;

const ask = (question: FilterQuestion, signal: AbortSignal): Promise<FilterAnswer> => {
  const worker = new Worker(new URL('./json-filter.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<FilterAnswer>();
  const timer = setTimeout(
    () => resolve({ error: `The expression was stopped after ${MAX_MS / 1000} s` }),
    MAX_MS,
  );
  worker.onmessage = ({ data }: MessageEvent<FilterAnswer>) => resolve(data);
  worker.onerror = (event) => {
    event.preventDefault();
    resolve({ error: 'The filter could not be loaded' });
  };
  signal.addEventListener('abort', () => resolve({ error: 'Stopped' }));
  worker.postMessage(question);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};

/** What an expression finds in a document. The library only says where: the values are taken from the text. */
export const filterJson = async (
  doc: JsonDoc,
  expression: string,
  signal: AbortSignal,
): Promise<FilteredJson | { error: string }> => {
  const answer = await ask({ text: doc.text, expression }, signal);
  if ('error' in answer) return answer;
  const found = answer.paths.flatMap((path) => {
    const node = nodeAt(doc, path);
    return node === undefined ? [] : [{ path, written: doc.text.slice(node.start, node.end) }];
  });
  return {
    text: `[${found.map(({ written }) => written).join(',')}]`,
    paths: found.map(({ path }) => path),
    isCut: answer.isCut || found.length < answer.paths.length,
  };
};
