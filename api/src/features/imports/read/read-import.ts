import type { ImportProblem } from '@gatehouse/contract/imports.ts';
import { isHttpUrl } from '@gatehouse/contract/plain/http-url.ts';
import {
  MAX_IMPORT_ENTRIES,
  MAX_IMPORT_PROBLEMS,
  MAX_IMPORT_SECRETS,
} from '@gatehouse/contract/plain/import-options.ts';
import { withStandIns } from '@gatehouse/contract/plain/variables/marks.ts';
import { whyNoKey } from '@gatehouse/secrets/values.ts';
import type {
  DraftProblem,
  Drafts,
  FoundSecret,
  ReadEntry,
  ReadImport,
  SourcePlace,
  ValuePath,
} from '#src/features/imports/read/draft.ts';
import { credentialsIn, toFoundSecret } from '#src/features/imports/read/entry-secret.ts';
import type { UrlBase } from '#src/features/imports/read/entry-url.ts';
import { keepEnvironments } from '#src/features/imports/read/environments.ts';
import { type FoundFormat, findFormat } from '#src/features/imports/read/find-format.ts';
import { hidingSecrets } from '#src/features/imports/read/hide-secrets.ts';
import { nothingKnown } from '#src/features/imports/read/known-plain.ts';
import { environmentName, readEnvironments } from '#src/features/imports/read/read-environments.ts';
import { type EntryWithSecrets, toEntry } from '#src/features/imports/read/to-entry.ts';
import { cleanedNote, leftOutNote, withoutNames } from '#src/features/imports/read/without-names.ts';

/** What to read, and what the user has said about it. It is all that a thread gets. */
export type ImportTask = {
  text: string;
  fileName?: string | undefined;
  /** Names of variables that have a value outside the document: they stay in what is read. */
  storedVariables?: readonly string[] | undefined;
} & UrlBase;

type LineOf = (place: SourcePlace | undefined) => number | null;

const linesFor = (found: FoundFormat, places: readonly (SourcePlace | undefined)[]): LineOf => {
  const paths = places.filter((place): place is ValuePath => typeof place === 'object');
  const lines = found.linesOf?.(paths);
  return (place) =>
    typeof place === 'number' ? place : place === undefined ? null : (lines?.get(place) ?? null);
};

/** The first ones, and how many more there are. */
const bounded = <T>(all: readonly T[], max: number, told: (more: number) => T): T[] =>
  all.length <= max ? [...all] : [...all.slice(0, max), told(all.length - max)];

/** Each secret once, with the first host that it was found for. */
const withoutRepeated = (secrets: readonly FoundSecret[]): FoundSecret[] => {
  const byValue = new Map<string, FoundSecret>();
  for (const secret of secrets) {
    const before = byValue.get(secret.value);
    if (before === undefined) byValue.set(secret.value, secret);
    else if (before.host === null && secret.host !== null)
      byValue.set(secret.value, { ...before, host: secret.host });
  }
  return [...byValue.values()];
};

const secretsOf = (
  entries: readonly EntryWithSecrets[],
  { secrets = [] }: Drafts,
  lineOf: LineOf,
): FoundSecret[] =>
  withoutRepeated([
    ...secrets.map(({ at, name, value, problem }) => ({
      value,
      name: name.slice(0, 200),
      place: name,
      line: lineOf(at),
      host: null,
      problem: problem ?? whyNoKey(value),
    })),
    ...entries.flatMap(({ secrets: found, host, draft }) =>
      found.map((secret) => toFoundSecret(secret, host, lineOf(draft.at))),
    ),
  ]);

const problemsOf = (
  { drafts, problems }: Drafts,
  more: readonly DraftProblem[],
  lineOf: LineOf,
): ImportProblem[] => {
  const told = [...problems, ...more].map(({ at, message }) => ({ line: lineOf(at), message }));
  const tooMany =
    drafts.length > MAX_IMPORT_ENTRIES
      ? [
          {
            line: null,
            message: `Only the first ${MAX_IMPORT_ENTRIES.toLocaleString('en')} of ${drafts.length.toLocaleString('en')} requests are listed`,
          },
        ]
      : [];
  return [
    ...tooMany,
    ...bounded(told, MAX_IMPORT_PROBLEMS, (more) => ({ line: null, message: `${more} more problems` })),
  ];
};

const readFound = (
  found: FoundFormat,
  { fileName, storedVariables = [], ...base }: ImportTask,
): ReadImport => {
  const { drafts: read } = found;
  const listed = read.drafts.slice(0, MAX_IMPORT_ENTRIES);
  const kept = keepEnvironments(read);
  const known = nothingKnown();
  const names = new Map([...storedVariables.map((name) => [name, name] as const), ...kept.names]);
  const held = new Set(storedVariables);
  const entries = listed.map((draft) => toEntry(draft, base, names, known, held));
  const places = [
    ...listed.map(({ at }) => at),
    ...(read.secrets ?? []).map(({ at }) => at),
    ...[...read.problems, ...kept.problems, ...kept.environments].map(({ at }) => at),
  ];
  const lineOf = linesFor(found, places);
  const secrets = secretsOf(entries, read, lineOf);
  const hide = hidingSecrets(secrets.map(({ value }) => value));
  const hidden = (entry: ReadEntry) =>
    secrets.length === 0 ? entry : withValidUrl(hideInEntry(entry, hide));
  return {
    format: read.format,
    title: hide(read.title),
    entries: entries.map(({ entry, draft }) => hidden({ line: lineOf(draft.at), ...entry } as ReadEntry)),
    secrets: secrets.slice(0, MAX_IMPORT_SECRETS),
    credentials: entries.map(({ secrets: found }) => credentialsIn(found)),
    environments: readEnvironments(kept, {
      entries,
      hide,
      lineOf,
      fallback: environmentName(read.title, fileName, read.format),
    }),
    problems: hide(problemsOf(read, kept.problems, lineOf)),
  };
};

/** The entry without the secrets of the document, wherever they are, with what the user must know about that. */
const hideInEntry = (entry: ReadEntry, hide: <T>(value: T) => T): ReadEntry => {
  const notes = new Set(entry.notes);
  if (hide(entry.name) !== entry.name) notes.add(cleanedNote('name'));
  const { endpoint } = entry;
  if (endpoint === undefined) return hide({ ...entry, notes: [...notes] });
  if (hide(endpoint.description) !== endpoint.description) notes.add(cleanedNote('description'));
  const named = withoutNames(
    endpoint,
    (name) => hide(name) !== name,
    (what) => notes.add(leftOutNote(what)),
  );
  return hide({ ...entry, endpoint: named, url: named.endpoint, notes: [...notes] });
};

/** A secret may be a part of a host: without it there is no URL left. */
const withValidUrl = (written: ReadEntry): ReadEntry => {
  // The value of a variable may be a secret as a whole: where its URLs lead is not said.
  const target = written.target !== null && isHttpUrl(written.target) ? written.target : null;
  const entry = { ...written, target };
  if (entry.endpoint === undefined || isHttpUrl(withStandIns(entry.endpoint.endpoint))) return entry;
  const { endpoint: _, ...rest } = entry;
  return { ...rest, reason: 'The host contains a secret', needsBaseUrl: false };
};

/** Reads a document of any format that can be imported. It runs in a thread of its own, and never throws. */
export const readImport = (task: ImportTask): ReadImport => {
  const found = findFormat(task.text.replace(/^\uFEFF/, ''), task.fileName);
  if ('problem' in found) {
    const { at, message } = found.problem;
    const problem = { line: typeof at === 'number' ? at : null, message };
    return {
      format: null,
      title: null,
      entries: [],
      secrets: [],
      environments: [],
      credentials: [],
      problems: [problem],
    };
  }
  return readFound(found, task);
};
