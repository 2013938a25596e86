import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import { createEndpointInput } from '@gatehouse/contract/endpoints.ts';
import {
  ENDPOINT_METHODS,
  type EndpointMethod,
  MAX_ENDPOINT_PART_LENGTH,
} from '@gatehouse/contract/plain/endpoint-options.ts';
import { contentTypeOf, isContentType } from '@gatehouse/contract/plain/headers/content-type.ts';
import { headerLinesFrom } from '@gatehouse/contract/plain/headers/header-lines.ts';
import { isStorable } from '@gatehouse/contract/plain/storable.ts';
import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { filesOfBody } from '@gatehouse/request/body/body-files.ts';
import { changeBodyTexts } from '@gatehouse/request/body/body-texts.ts';
import type { z } from 'zod';
import type { ImportDraft, ImportedEndpoint, Pair, ReadEntry } from '#src/features/imports/read/draft.ts';
import { entryBody, isImplied } from '#src/features/imports/read/entry-body.ts';
import {
  joinUrl,
  parameterPair,
  splitUrl,
  writtenParameter,
} from '#src/features/imports/read/entry-query.ts';
import type { EntrySecret } from '#src/features/imports/read/entry-secret.ts';
import { storedUrl, type UrlBase } from '#src/features/imports/read/entry-url.ts';
import { type KnownPlain, nothingKnown } from '#src/features/imports/read/known-plain.ts';
import { createSecretFinder, type SecretFinder } from '#src/features/imports/read/secret-finder.ts';
import { type Templates, templatesOf } from '#src/features/imports/read/templates.ts';
import { variableNotes } from '#src/features/imports/read/variable-notes.ts';
import { type StoredNames, variablesIn } from '#src/features/imports/read/variables.ts';

const MAX_NAME = 200;
const MAX_DESCRIPTION = 2000;
const MAX_PATH = 50; // Folders in folders.

/** What an entry must fulfill to be stored, apart from its provider. */
const storedEndpoint = createEndpointInput.omit({ providerId: true });

export type EntryWithSecrets = {
  draft: ImportDraft;
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

const isMethod = (method: string): method is EndpointMethod =>
  (ENDPOINT_METHODS as readonly string[]).includes(method);

/** What takes part in reading one request. */
type Reading = { finder: SecretFinder; templates: Templates };

/** The URL without the parameters that are secrets, and with those of the draft. */
const withQuery = (
  url: string,
  { query = [], isTypedQuery = false }: Pick<ImportDraft, 'query' | 'isTypedQuery'>,
  { finder, templates }: Reading,
): string => {
  const { path, parameters, fragment } = splitUrl(url);
  const own = parameters.filter((written) => finder.isPlain(parameterPair(written), 'parameter'));
  finder.isPlain(['', fragment.slice(1)], 'fragment');
  const more = query
    .map(templates.keptPair)
    .filter((pair) => finder.isPlain(pair, 'parameter'))
    .map((pair) => writtenParameter(pair, isTypedQuery, templates.stays));
  // A fragment is never sent.
  return joinUrl(finder.path(path), [...own, ...more], '');
};

/** Headers with all of their lines; of those whose variables have no value, only the name is told. */
const headerMap = (pairs: readonly Pair[], { finder: { notes }, templates }: Reading): HeaderLines => {
  const isKept = ([name, value]: Pair): boolean => {
    const variable = variablesIn(value).find((one) => !templates.stays(one));
    if (variable !== undefined)
      notes.add(`The header ${name} is left out: ${writtenVariable(variable)} has no value`);
    return variable === undefined;
  };
  const named = pairs.filter(([name]) => name !== '');
  return headerLinesFrom(named.filter(isKept).map(([name, value]): Pair => [name, value.trim()]));
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

/** Whether it is certainly short enough: in JSON, a character takes at most six. */
const isShort = (body: CallBody): boolean =>
  (body.kind === 'json' || body.kind === 'text') && 6 * body.text.length < MAX_ENDPOINT_PART_LENGTH / 2;

const whyTooLong = (body: CallBody | null): string | undefined =>
  body !== null && !isShort(body) && JSON.stringify(body).length > MAX_ENDPOINT_PART_LENGTH
    ? `The body is longer than ${MAX_ENDPOINT_PART_LENGTH.toLocaleString('en')} characters`
    : undefined;

/** The URL for a list of entries that cannot be stored: without a password in it. */
const shownUrl = (written: string): string =>
  oneLine(written.replace(/\/\/[^/?#]*@/, '//***@').toWellFormed(), 500);

/** A user name and password in front of the host, which no saved endpoint has. */
const userInfo = (url: string): ImportDraft['auth'] => {
  const { user, password } = /^https?:\/\/(?<user>[^/?#@:]*):(?<password>[^/?#]*)@/i.exec(url)?.groups ?? {};
  return user === undefined || password === undefined ? undefined : { type: 'basic', user, password };
};

/** Longer than what is stored, so that a key at its end is seen whole. */
const MAX_READ_DESCRIPTION = 10 * MAX_DESCRIPTION;

const descriptionOf = ({ description = '' }: ImportDraft, finder: SecretFinder): string | null =>
  finder
    .text(description.trim().slice(0, MAX_READ_DESCRIPTION), 'description')
    .slice(0, MAX_DESCRIPTION)
    .toWellFormed() || null;

/** The type that only the body names is a header like any other. */
const withTypeOfBody = (headers: readonly Pair[], { body }: ImportDraft): Pair[] => {
  const type = body !== undefined && 'contentType' in body ? (body.contentType ?? '') : '';
  return type === '' || type.includes('*') || (contentTypeOf(headers) ?? '') !== ''
    ? [...headers]
    : [...headers, ['Content-Type', type]];
};

/** Files are hardly ever a part of a document: only their names are. A pasted command has said so. */
const fileNotes = (body: CallBody | null, { notes = [] }: ImportDraft): string[] =>
  body === null
    ? []
    : filesOfBody(body)
        .filter(({ base64 }) => base64 === undefined)
        .filter(({ fileName = '' }) => fileName === '' || !notes.some((note) => note.includes(fileName)))
        .map(
          ({ fileName = '' }) => `The file ${fileName} is not in the document: choose it again before a call`,
        );

/** A body that is too long is not looked at any further: its entry cannot be stored. */
const bodyOf = (draft: ImportDraft, contentType: string, { finder, templates }: Reading): CallBody | null => {
  const { body, note } = entryBody(keptBody(draft, templates), contentType);
  if (whyTooLong(body) !== undefined) return body;
  if (note !== undefined) finder.notes.add(note);
  const clean = body && finder.body(body);
  for (const one of fileNotes(clean, draft)) finder.notes.add(one);
  return clean;
};

const endpointOf = (draft: ImportDraft, url: string, reading: Reading): Omit<ImportedEndpoint, 'method'> => {
  const { finder, templates } = reading;
  const given = (draft.headers ?? []).map(templates.keptPair);
  const body = bodyOf(draft, contentTypeOf(given) ?? '', reading);
  const headers = withTypeOfBody(given, draft);
  const kept = finder
    .headers(headers)
    .filter(([name, value]) => !(isContentType(name) && isImplied(value, body)));
  const map = headerMap(kept, reading);
  const endpoint = withQuery(url, draft, reading);
  const name = oneLine(draft.name, MAX_NAME);
  return {
    name:
      name.length >= 2
        ? name
        : oneLine(
            `${draft.method.toUpperCase()} ${splitUrl(endpoint).path.replace(/^(?:https?:\/\/|\{\{)[^/]*/, '') || '/'}`,
            MAX_NAME,
          ),
    endpoint,
    description: descriptionOf(draft, finder),
    body,
    headers: Object.keys(map).length === 0 ? null : map,
  };
};

const keptBody = ({ body }: ImportDraft, { kept, keptPair }: Templates): ImportDraft['body'] => {
  switch (body?.type) {
    case 'text':
      return { ...body, text: kept(body.text) };
    case 'form':
      return { ...body, fields: body.fields.map(keptPair) };
    case 'kind':
      return { ...body, body: changeBodyTexts(body.body, kept) };
    default:
      return body;
  }
};

/** A key is stored as one, whatever variable stands for it. */
const authOf = ({ auth }: ImportDraft, { filled }: Templates): ImportDraft['auth'] =>
  auth === undefined
    ? undefined
    : (Object.fromEntries(
        Object.entries(auth).map(([name, value]) => [name, filled(value)]),
      ) as ImportDraft['auth']);

type Issue = z.core.$ZodIssue | undefined;

/** The name of a header has an issue of its own inside that of the map. */
const messageOf = (issue: Issue): string =>
  (issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message) ?? 'It cannot be saved';

/** The names of its folders, without secrets. One without a name is no folder. */
const pathOf = ({ path = [] }: ImportDraft, finder: SecretFinder): string[] =>
  path
    .map((name) => oneLine(finder.text(name.toWellFormed(), 'folder name'), MAX_NAME))
    .filter((name) => name !== '')
    .slice(0, MAX_PATH);

const notesOf = (
  { notes = [] }: ImportDraft,
  { finder, templates }: Reading,
  { endpoint }: Partial<ReadEntry>,
): string[] => [
  ...new Set([...notes, ...finder.notes, ...(endpoint ? variableNotes(endpoint, templates) : [])]),
];

/**
 * Turns what a document says about a request into what can be stored of it, and takes its secrets out.
 * @param names of variables that become those of environments: they stay in it
 * @param known what of the document was found to be no key
 * @param held names of those variables that have a value outside the document
 */
export const toEntry = (
  written: ImportDraft,
  base: UrlBase,
  names: StoredNames = new Map(),
  known: KnownPlain = nothingKnown(),
  held: ReadonlySet<string> = new Set(),
): EntryWithSecrets => {
  const templates = templatesOf(written, names, held);
  const finder = createSecretFinder(written, templates, known);
  const reading = { finder, templates };
  // Also if it turns out to be invalid: its name is listed.
  const draft = { ...written, name: finder.text(written.name, 'name') };
  const method = draft.method.trim().toUpperCase();
  const filled = templates.filled(draft.url);
  const found = storedUrl({ filled, kept: templates.kept(draft.url) }, base, templates);
  const target = found.target ?? null;
  const shown = {
    name: oneLine(draft.name.toWellFormed(), MAX_NAME),
    method: oneLine(method.toWellFormed(), 20),
  };
  const result = (entry: Partial<ReadEntry>, host: string | null): EntryWithSecrets => ({
    draft,
    entry: {
      ...shown,
      path: pathOf(draft, finder),
      withoutKey: draft.auth?.type === 'none' && !finder.hasKey(),
      target,
      ...entry,
      notes: notesOf(draft, reading, entry),
    } as Omit<ReadEntry, 'line'>,
    secrets: finder.found,
    host,
  });
  finder.auth(authOf(draft, templates));
  finder.auth(userInfo(filled));
  if (found.url === undefined) {
    const url = shownUrl(withQuery(filled, {}, reading));
    return result({ reason: found.reason, needsBaseUrl: found.needsBaseUrl, url }, null);
  }
  const host = target === null ? null : new URL(target).host;
  const endpoint = endpointOf(draft, found.url, reading);
  const invalid = (reason: string) =>
    result({ reason, needsBaseUrl: false, url: shownUrl(endpoint.endpoint) }, host);
  if (!isMethod(method)) return invalid(`The method ${shown.method || '(none)'} cannot be saved`);
  const reason = whyTooLong(endpoint.body) ?? whyNotStorable([draft.name, endpoint] as JsonValue);
  if (reason !== undefined) return invalid(reason);
  const checked = storedEndpoint.safeParse({ ...endpoint, method });
  if (!checked.success) return invalid(messageOf(checked.error.issues[0]));
  return result({ name: endpoint.name, url: endpoint.endpoint, endpoint: { ...endpoint, method } }, host);
};
