import { FORMAT_NAMES, type ImportFormat } from '@gatehouse/contract/plain/import-options.ts';
import { MAX_ENVIRONMENT_NAME_LENGTH } from '@gatehouse/contract/plain/variables/limits.ts';
import { isLocal } from '@gatehouse/request/host-in-endpoint.ts';
import type {
  ImportDraft,
  ReadEnvironment,
  ReadVariable,
  SourcePlace,
} from '#src/features/imports/read/draft.ts';
import type { KeptEnvironment, KeptEnvironments } from '#src/features/imports/read/environments.ts';
import { templatesOf } from '#src/features/imports/read/templates.ts';
import type { EntryWithSecrets } from '#src/features/imports/read/to-entry.ts';
import { resolveVariables, type StoredNames, variablesIn } from '#src/features/imports/read/variables.ts';

/** More hosts than a person would look through. */
const MAX_HOSTS = 20;

/** The variables that a request uses, anywhere, also where a key is taken out of it. */
const usedIn = (
  { url, query, headers, body, auth, ...draft }: ImportDraft,
  names: StoredNames,
): Set<string> =>
  new Set(variablesIn(templatesOf(draft, names).kept(JSON.stringify([url, query, headers, body, auth]))));

/** Where a value may be sent: never over plain http to another machine. */
const hostOf = (url: string): string | undefined => {
  const parsed = URL.parse(url);
  const isSafe = parsed?.protocol === 'https:' || (parsed !== null && isLocal(parsed.hostname));
  return isSafe ? parsed?.host : undefined;
};

type Use = { names: Set<string>; endpoint: string };

/** Where requests send each variable of an environment. Each request is looked at once, however many variables there are. */
const hostsByName = ({ variables }: KeptEnvironment, uses: readonly Use[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const values = new Map(variables.map(({ name, value }) => [name, value]));
  for (const { names, endpoint } of uses) {
    const host = hostOf(resolveVariables(endpoint, values));
    if (host === undefined) continue;
    for (const name of names) {
      const hosts = found.get(name) ?? new Set();
      if (hosts.size < MAX_HOSTS) found.set(name, hosts.add(host));
    }
  }
  return found;
};

type Context = {
  entries: readonly EntryWithSecrets[];
  hide: <T>(value: T) => T;
  lineOf: (place: SourcePlace | undefined) => number | null;
  /** What an environment without a name of its own is called. */
  fallback: string;
};

/** `payments` for `/a/payments.http`. */
const stemOf = (fileName: string): string => {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  const end = name.lastIndexOf('.');
  return (end > 0 ? name.slice(0, end) : name).trim();
};

/** What an environment is called that has no name: by the document, or by its file. */
export const environmentName = (
  title: string | null,
  fileName: string | undefined,
  format: ImportFormat,
): string => title || stemOf(fileName ?? '') || `${FORMAT_NAMES[format]} variables`;

/** The environments of a document as they would be stored, without secrets where they would be shown. */
export const readEnvironments = (
  { environments, names }: KeptEnvironments,
  { entries, hide, lineOf, fallback }: Context,
): ReadEnvironment[] => {
  const hasSecrets = environments.some(({ variables }) => variables.some(({ isSecret }) => isSecret));
  const uses = (hasSecrets ? entries : []).flatMap(({ draft, entry }): Use[] =>
    entry.endpoint === undefined ? [] : [{ names: usedIn(draft, names), endpoint: entry.endpoint.endpoint }],
  );
  return environments.map((environment) => {
    let hosts: Map<string, Set<string>> | undefined;
    const hostsOf = (name: string): string[] => {
      hosts ??= hostsByName(environment, uses);
      return [...(hosts.get(name) ?? [])];
    };
    return {
      name: hide((environment.name || fallback).trim())
        .slice(0, MAX_ENVIRONMENT_NAME_LENGTH)
        .toWellFormed(),
      line: lineOf(environment.at),
      variables: environment.variables.flatMap(({ name, value, isSecret: isMarked }): ReadVariable[] => {
        if (hide(name) !== name) return [];
        const isSecret = isMarked || hide(value) !== value;
        return [{ name, value, isSecret, hosts: isSecret ? hostsOf(name) : [] }];
      }),
    };
  });
};
