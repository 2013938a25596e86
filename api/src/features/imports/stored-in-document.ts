import { replaceSpans } from '@gatehouse/secrets/spans.ts';
import type { Deps } from '#src/deps.ts';
import { namesOf } from '#src/features/endpoints/request-values.ts';
import { storedSecretsIn } from '#src/features/endpoints/secret-values.ts';
import type { ReadEntry, ReadImport } from '#src/features/imports/read/draft.ts';
import { HIDDEN } from '#src/features/imports/read/hide-secrets.ts';
import { cleanedNote, leftOutNote, withoutNames } from '#src/features/imports/read/without-names.ts';
import { fromView, toView } from '#src/logging/byte-view.ts';

/** What the review shows of an entry, and what is stored of it in plain text: all but the values of its request. */
const shownTexts = ({ name, url, path, reason, notes, endpoint }: ReadEntry): string[] => [
  name,
  ...path,
  url,
  reason ?? '',
  ...notes,
  ...(endpoint === undefined
    ? []
    : [endpoint.description ?? '', ...Object.values(namesOf({ requestBody: null, ...endpoint })).flat()]),
];

/** Those of the texts that contain a stored secret, each with the same text without it. */
const cleanTexts = async (
  deps: Pick<Deps, 'secrets'>,
  texts: readonly string[],
): Promise<Map<string, string>> => {
  const views = texts.map((text) => toView(text));
  const found = await storedSecretsIn(deps, views);
  return new Map(
    texts.flatMap((text, at) => {
      const spans = found[at] ?? [];
      return spans.length === 0 ? [] : [[text, fromView(replaceSpans(views[at] ?? '', spans, HIDDEN))]];
    }),
  );
};

/** The values of the request stay: they are stored encrypted. */
const cleanEntry = (entry: ReadEntry, clean: ReadonlyMap<string, string>): ReadEntry => {
  const inText = (text: string): string => clean.get(text) ?? text;
  const notes = new Set(entry.notes.map(inText));
  if (clean.has(entry.name)) notes.add(cleanedNote('name'));
  const shown = { ...entry, name: inText(entry.name), url: inText(entry.url), path: entry.path.map(inText) };
  if (entry.endpoint === undefined)
    return { ...shown, reason: inText(entry.reason), notes: [...notes] } as ReadEntry;
  const { name, description } = entry.endpoint;
  if (description !== null && clean.has(description)) notes.add(cleanedNote('description'));
  const endpoint = withoutNames(
    { ...entry.endpoint, name: inText(name), description: description && inText(description) },
    (one) => clean.has(one),
    (what) => notes.add(leftOutNote(what)),
  );
  return { ...shown, endpoint, notes: [...notes] } as ReadEntry;
};

/**
 * What was read without the secrets that are stored here already, in any of the usual encodings, where they would be shown. A
 * thread that reads a document of a stranger knows none of them.
 */
export const withoutStoredSecrets = async (
  deps: Pick<Deps, 'secrets'>,
  read: ReadImport,
): Promise<ReadImport> => {
  const texts = [
    read.title ?? '',
    ...read.problems.map(({ message }) => message),
    ...read.secrets.flatMap(({ name, place }) => [name, place]),
    ...read.entries.flatMap(shownTexts),
  ];
  const clean = await cleanTexts(deps, [...new Set(texts)]);
  if (clean.size === 0) return read;
  const inText = (text: string): string => clean.get(text) ?? text;
  return {
    ...read,
    title: read.title && inText(read.title),
    problems: read.problems.map((problem) => ({ ...problem, message: inText(problem.message) })),
    secrets: read.secrets.map((secret) => ({
      ...secret,
      name: inText(secret.name),
      place: inText(secret.place),
    })),
    entries: read.entries.map((entry) => cleanEntry(entry, clean)),
  };
};
