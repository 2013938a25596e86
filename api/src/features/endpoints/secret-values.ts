import type { Span } from '@gatehouse/secrets/spans.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { readSecrets, type SecretsFound, type SecretsTask } from '#src/features/endpoints/read-secrets.ts';
import { fromView, toView } from '#src/logging/byte-view.ts';
import { storedSpans } from '#src/logging/stored-spans.ts';
import { createBoundedWork } from '#src/worker-threads/bounded-work.ts';

const reading = createBoundedWork(new URL('./secrets-thread.ts', import.meta.url), readSecrets);

/** Ends the thread that reads long requests. */
export const endSecretThreads = reading.end;

/**
 * What the reader finds in requests and texts: in long ones in a thread. Throws BAD_REQUEST if that takes too long: what was not
 * read may not be stored.
 */
export const findSecretsIn = async (
  task: SecretsTask,
  limits: { ms?: number } = {},
): Promise<SecretsFound> => {
  const { requests, texts, urls, files = new Map<string, string>() } = task;
  const { length } = JSON.stringify([requests, texts, urls, ...files.values()]);
  const found = await reading.run(task, { length, ...limits });
  if (found === undefined)
    throw rejected('BAD_REQUEST', [], 'It takes too long to look for secrets in this: make it shorter');
  return found;
};

/** As long as the shortest API key. A shorter hidden value, such as a number, is also in texts that are no secrets. */
const MIN_COMPARED_LENGTH = 10;

/** Where a span of a view is in its text. */
const inText = (view: string, [start, end]: Span): Span => [
  fromView(view.slice(0, start)).length,
  fromView(view.slice(0, end)).length,
];

/**
 * Where stored secrets are in each of the views, in any of the usual encodings. Those that may be there are opened for this, in
 * transactions of their own: call it outside of any other.
 */
export const storedSecretsIn = (
  { secrets }: Pick<Deps, 'secrets'>,
  views: readonly string[],
): Promise<Span[][]> =>
  storedSpans(views, async function* (all) {
    for await (const page of secrets(all)) yield page.filter(({ length }) => length >= MIN_COMPARED_LENGTH);
  });

/** Where these texts contain a stored secret, by text; without those that contain none. Like `storedSecretsIn`. */
export const findStoredSecrets = async (
  deps: Pick<Deps, 'secrets'>,
  texts: readonly string[],
): Promise<Map<string, readonly Span[]>> => {
  if (texts.length === 0) return new Map();
  const views = texts.map((text) => toView(text));
  const found = await storedSecretsIn(deps, views);
  return new Map(
    texts.flatMap((text, at) => {
      const spans = (found[at] ?? []).map((span) => inText(views[at] ?? '', span));
      return spans.length === 0 ? [] : [[text, spans] as const];
    }),
  );
};
