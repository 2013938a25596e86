import type { JsonValue } from '@gatehouse/contract/common.ts';
import { createEndpointInput } from '@gatehouse/contract/endpoints.ts';
import { ENDPOINT_METHODS, type EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import { isStorable } from '@gatehouse/contract/plain/storable.ts';
import { changeBodyTexts } from '@gatehouse/request/body/body-texts.ts';
import type { z } from 'zod';
import type { Draft, ImportedEndpoint, Pair, ReadEntry } from '#src/features/imports/read/draft.ts';
import { entryBody } from '#src/features/imports/read/entry-body.ts';
import {
  joinUrl,
  parameterPair,
  splitUrl,
  writtenParameter,
} from '#src/features/imports/read/entry-query.ts';
import { entryUrl, type UrlBase } from '#src/features/imports/read/entry-url.ts';
import {
  createSecretFinder,
  type EntrySecret,
  type SecretFinder,
} from '#src/features/imports/read/secret-finder.ts';
import { resolveVariables, variablesIn } from '#src/features/imports/read/variables.ts';

const MAX_NAME = 200;
const MAX_DESCRIPTION = 2000;

/** What an entry must fulfil to be stored, apart from its provider. */
const storedEndpoint = createEndpointInput.omit({ providerId: true });

export type EntryWithSecrets = {
  draft: Draft;
  entry: Omit<ReadEntry, 'line'>;
  secrets: EntrySecret[];
  host: string | null;
};

const oneLine = (text: string, max: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > max
    ? `${line
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : line;
};

const resolvePairs = (pairs: readonly Pair[] = [], variables: Draft['variables']): Pair[] =>
  pairs.map(([name, value]) => [
    resolveVariables(name, variables).trim(),
    resolveVariables(value, variables),
  ]);

const isMethod = (method: string): method is EndpointMethod =>
  (ENDPOINT_METHODS as readonly string[]).includes(method);

/** The URL without the parameters that are secrets, and with those of the draft. */
const withQuery = (url: string, added: readonly Pair[], finder: SecretFinder): string => {
  const { path, parameters, fragment } = splitUrl(url);
  const own = parameters.filter((written) => finder.isPlain(parameterPair(written), 'parameter'));
  finder.isPlain(['', fragment.slice(1)], 'fragment');
  const more = added.filter((pair) => finder.isPlain(pair, 'parameter')).map(writtenParameter);
  // A fragment is never sent.
  return joinUrl(finder.path(path), [...own, ...more], '');
};

/** Headers as a map; of those whose variables have no value, only the name is told. */
const headerMap = (pairs: readonly Pair[], notes: Set<string>): Record<string, string> => {
  const headers = new Map<string, Pair>();
  for (const [name, value] of pairs) {
    if (name === '') continue;
    const [variable] = variablesIn(value);
    if (variable === undefined) headers.set(name.toLowerCase(), [name, value.trim()]);
    else notes.add(`The header ${name} is left out: {{${variable}}} has no value`);
  }
  return Object.fromEntries(headers.values());
};

const isOwnName = (name: string): boolean => name !== '__proto__';

/** Why a value cannot be stored by either database, or would change what objects are. */
const whyNotStorable = (value: JsonValue): string | undefined => {
  if (typeof value === 'string')
    return isStorable(value) ? undefined : 'It contains NUL or unpaired surrogate characters';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (!isOwnName(name)) return 'It contains the name __proto__';
    const reason = whyNotStorable(name) ?? whyNotStorable(inner);
    if (reason !== undefined) return reason;
  }
  return undefined;
};

/** The URL for a list of entries that cannot be stored: without a password in it. */
const shownUrl = (written: string): string =>
  oneLine(written.replace(/\/\/[^/?#]*@/, '//***@').toWellFormed(), 500);

/** A user name and password in front of the host, which no saved endpoint has. */
const userInfo = (url: string): Draft['auth'] => {
  const { user, password } = /^https?:\/\/(?<user>[^/?#@:]*):(?<password>[^/?#]*)@/i.exec(url)?.groups ?? {};
  return user === undefined || password === undefined ? undefined : { type: 'basic', user, password };
};

const contentTypeOf = (headers: readonly Pair[]): string =>
  headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';

/** JSON is what a body has without a Content-Type. */
const withoutJsonType = (headers: readonly Pair[]): Pair[] =>
  headers.filter(
    ([name, value]) =>
      name.toLowerCase() !== 'content-type' || !/^application\/json\s*(;.*)?$/i.test(value.trim()),
  );

const contentHeaders = (
  headers: readonly Pair[],
  { body, kept, contentType }: ReturnType<typeof entryBody>,
): Pair[] => {
  const others = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  if (body === null) return kept?.kind === 'json' ? withoutJsonType(headers) : others;
  return contentType === undefined ? withoutJsonType(headers) : [...others, ['Content-Type', contentType]];
};

/** Longer than what is stored, so that a key at its end is seen whole. */
const MAX_READ_DESCRIPTION = 10 * MAX_DESCRIPTION;

const descriptionOf = ({ description = '' }: Draft, finder: SecretFinder): string | null =>
  finder
    .text(description.trim().slice(0, MAX_READ_DESCRIPTION), 'description')
    .slice(0, MAX_DESCRIPTION)
    .toWellFormed() || null;

const endpointOf = (draft: Draft, url: string, finder: SecretFinder): Omit<ImportedEndpoint, 'method'> => {
  const headers = resolvePairs(draft.headers, draft.variables);
  const read = entryBody(resolveBody(draft), contentTypeOf(headers));
  const hasBody = draft.method.toUpperCase() !== 'GET';
  if (read.note !== undefined && hasBody) finder.notes.add(read.note);
  if ((read.body !== null || read.kept !== undefined) && !hasBody)
    finder.notes.add('The body is left out: a GET request has none');
  const usable: typeof read = hasBody ? read : { body: null, contentType: undefined, note: undefined };
  const map = headerMap(contentHeaders(finder.headers(headers), usable), finder.notes);
  const endpoint = withQuery(url, resolvePairs(draft.query, draft.variables), finder);
  const name = oneLine(draft.name, MAX_NAME);
  return {
    name:
      name.length >= 2
        ? name
        : oneLine(
            `${draft.method.toUpperCase()} ${splitUrl(endpoint).path.replace(/^https?:\/\/[^/]*/, '') || '/'}`,
            MAX_NAME,
          ),
    endpoint,
    description: descriptionOf(draft, finder),
    requestBody: usable.body === null ? null : finder.body(usable.body),
    ...(usable.kept === undefined ? {} : { body: finder.keptBody(usable.kept) }),
    headers: Object.keys(map).length === 0 ? null : map,
  };
};

const resolveBody = ({ body, variables }: Draft): Draft['body'] => {
  switch (body?.type) {
    case 'text':
      return { ...body, text: resolveVariables(body.text, variables) };
    case 'form':
      return { ...body, fields: resolvePairs(body.fields, variables) };
    case 'kind':
      return { ...body, body: changeBodyTexts(body.body, (text) => resolveVariables(text, variables)) };
    default:
      return body;
  }
};

const authOf = ({ auth, variables }: Draft): Draft['auth'] =>
  auth === undefined
    ? undefined
    : (Object.fromEntries(
        Object.entries(auth).map(([name, value]) => [name, resolveVariables(value, variables)]),
      ) as Draft['auth']);

type Issue = z.core.$ZodIssue | undefined;

/** The name of a header has an issue of its own inside that of the map. */
const messageOf = (issue: Issue): string =>
  (issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message) ?? 'It cannot be saved';

/** Turns what a document says about a request into what can be stored of it, and takes its secrets out. */
export const toEntry = (written: Draft, base: UrlBase): EntryWithSecrets => {
  const finder = createSecretFinder(written);
  // Also if it turns out to be invalid: its name is listed.
  const draft = { ...written, name: finder.text(written.name, 'name') };
  const method = draft.method.trim().toUpperCase();
  const resolved = resolveVariables(draft.url, draft.variables);
  const found = entryUrl(resolved, base);
  const shown = {
    name: oneLine(draft.name.toWellFormed(), MAX_NAME),
    method: oneLine(method.toWellFormed(), 20),
  };
  const result = (entry: Partial<ReadEntry>, host: string | null): EntryWithSecrets => ({
    draft,
    entry: {
      ...shown,
      notes: [...(draft.notes ?? []), ...finder.notes],
      ...entry,
    } as Omit<ReadEntry, 'line'>,
    secrets: finder.found,
    host,
  });
  finder.auth(authOf(draft));
  finder.auth(userInfo(resolved));
  if (found.url === undefined) {
    const url = shownUrl(withQuery(resolved, [], finder));
    return result({ reason: found.reason, needsBaseUrl: found.needsBaseUrl, url }, null);
  }
  const host = new URL(found.url).host;
  const endpoint = endpointOf(draft, found.url, finder);
  const invalid = (reason: string) =>
    result({ reason, needsBaseUrl: false, url: shownUrl(endpoint.endpoint) }, host);
  if (!isMethod(method)) return invalid(`The method ${shown.method || '(none)'} cannot be saved`);
  const reason = whyNotStorable([draft.name, endpoint] as JsonValue);
  if (reason !== undefined) return invalid(reason);
  const checked = storedEndpoint.safeParse({ ...endpoint, method });
  if (!checked.success) return invalid(messageOf(checked.error.issues[0]));
  const valid: ImportedEndpoint = { ...endpoint, method };
  return result({ name: valid.name, url: valid.endpoint, endpoint: valid }, host);
};
