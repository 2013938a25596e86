import type { CallBody } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { secretLeaves } from '@gatehouse/request/body/secret-leaves.ts';
import { hideSecrets, type TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import { basicPair, splitScheme } from '@gatehouse/secrets/schemes.ts';
import { whyNoKey } from '@gatehouse/secrets/values.ts';
import { changeBodyValues, readSpans } from '#src/features/endpoints/body-values.ts';
import type { Draft, DraftAuth, FoundSecret, Pair, Place } from '#src/features/imports/read/draft.ts';
import { HIDDEN } from '#src/features/imports/read/hide-secrets.ts';
import { variablesIn } from '#src/features/imports/read/variables.ts';
import { cleanedNote, leftOutNote, withoutFields } from '#src/features/imports/read/without-names.ts';
import { isProviderKey, secretsIn } from '#src/features/providers/provider-keys.ts';

/** A secret of one entry, before its line and host are known. */
export type EntrySecret = Pick<FoundSecret, 'value' | 'place'> & { at: Place; name: string | undefined };

/** Headers of a client, a connection or a browser, which say nothing about the API. */
const NOT_OF_THE_API =
  /^(?::|(?:accept-encoding|accept-language|cache-control|connection|content-length|cookie|cookie2|dnt|expect|host|if-modified-since|if-none-match|keep-alive|origin|postman-token|pragma|priority|proxy-connection|referer|te|trailer|transfer-encoding|upgrade|upgrade-insecure-requests|user-agent|via|x-client-data|x-(?:csrf|xsrf)-token|x-requested-with|x-forwarded-.*|sec-.*)$)/i;

/** The secret in an Authorization header: without its scheme, and a basic one decoded. */
const inAuthorization = (value: string): string => {
  const { scheme, credential } = splitScheme(value);
  return (scheme === 'basic' ? basicPair(credential) : undefined) ?? credential;
};

export type SecretFinder = {
  found: EntrySecret[];
  notes: Set<string>;
  /** The headers of the API that may be stored. */
  headers: (pairs: readonly Pair[]) => Pair[];
  /** Whether a parameter may be stored. */
  isPlain: (pair: Pair, what: string) => boolean;
  /** The path with a placeholder for each segment that is a key. */
  path: (path: string) => string;
  /** A name or a description with a placeholder for each key in it. */
  text: (text: string, what: string) => string;
  /** The body with empty texts in place of secrets. */
  body: <T extends JsonValue>(value: T) => T;
  keptBody: (body: CallBody) => CallBody;
  auth: (auth: DraftAuth | undefined) => void;
};

/** Two halves as one secret; nothing if one of them is a variable without a value. */
const joined = (first: string, second: string): string =>
  (first === '' && second === '') || variablesIn(first + second).length > 0 ? '' : `${first}:${second}`;

const secretOfAuth = (auth: DraftAuth): { value: string; place: string } => {
  switch (auth.type) {
    case 'bearer':
      return { value: auth.token, place: 'bearer token' };
    case 'basic':
      return { value: joined(auth.user, auth.password), place: 'basic authentication' };
    case 'aws':
      return { value: joined(auth.id, auth.secret), place: 'AWS signature' };
    case 'header':
      return { value: inAuthorization(auth.value), place: `${auth.name} header` };
    case 'query':
      return { value: auth.value, place: `parameter ${auth.name}` };
  }
};

/** The secrets of one request, as they are found. */
type Findings = Pick<SecretFinder, 'found' | 'notes'> & {
  /** The values are examples of a description: their names say nothing about them. */
  isExample: boolean;
  add: (value: string, place: string) => void;
};

/** Looks at a text and adds what is a secret in it; returns whether there was any. */
const addFrom = (
  { add, isExample }: Findings,
  text: string,
  { kind, name, place }: { kind: TextKind; name?: string; place: string },
): boolean => {
  const spans = secretsIn(text, kind, isExample ? { isNamed: () => false } : { name });
  for (const { start, end } of spans) add(text.slice(start, end), place);
  return spans.length > 0;
};

/** A name or a description with a placeholder for each key in it. */
const cleanText = ({ add, notes }: Findings, written: string, what: string): string => {
  const spans = secretsIn(written, 'prose');
  for (const { start, end } of spans) add(written.slice(start, end), what);
  if (spans.length > 0) notes.add(cleanedNote(what));
  return hideSecrets(written, spans, HIDDEN);
};

/** What has a key as its name is left out: a placeholder would be another name. */
const isKeyName = ({ add, notes }: Findings, name: string, what: string): boolean => {
  const spans = secretsIn(name, 'prose');
  for (const { start, end } of spans) add(name.slice(start, end), `name of a ${what}`);
  if (spans.length > 0) notes.add(leftOutNote(what));
  return spans.length > 0;
};

/** Whether a header is one of the API, and no secret. */
const staysHeader = (findings: Findings, [name, value]: Pair): boolean => {
  if (isKeyName(findings, name, 'header')) return false;
  const place = `${name} header`;
  if (/^(?:proxy-)?authorization$/i.test(name)) {
    const secret = inAuthorization(value);
    if (!findings.isExample || secretsIn(secret, 'plain').length > 0) findings.add(secret, place);
    return false;
  }
  if (/^cookie2?$/i.test(name)) findings.notes.add('Cookies are left out');
  if (NOT_OF_THE_API.test(name)) return false;
  const token = value
    .split(/\s+/)
    .find((word) => secretsIn(word, 'plain', { isNamed: () => false }).length > 0);
  if (token !== undefined) findings.add(token, place);
  else if (!addFrom(findings, value, { kind: 'header', name, place }))
    return !isSecretName(name) && !isMask(value);
  return false;
};

/** Whether a parameter is no secret, and has none in it. */
const staysParameter = (findings: Findings, [name, value]: Pair, what: string): boolean => {
  if (isKeyName(findings, name, what)) return false;
  if (addFrom(findings, value, { kind: 'plain', name, place: `${what} ${name}`.trim() })) return false;
  return !isSecretName(name) && !isMask(value);
};

/** The path with a placeholder for each secret in it. */
const cleanPath = ({ add }: Findings, path: string): string => {
  const spans = secretsIn(path, 'url');
  for (const { start, end } of spans) add(path.slice(start, end), 'path');
  return hideSecrets(path, spans, HIDDEN);
};

/** The body with empty texts in place of secrets. */
const cleanBody = (findings: Findings, json: JsonValue): JsonValue => {
  const secret = secretLeaves(json, {
    hasForm: isProviderKey,
    ...(findings.isExample ? { isNamed: () => false } : {}),
  });
  let leaf = -1;
  const visit = (value: JsonValue, name: string): JsonValue => {
    if (typeof value === 'string' || typeof value === 'number') leaf += 1;
    if (typeof value === 'string') {
      if (isMask(value)) return '';
      if (!secret.has(leaf)) return value;
      findings.add(value, `${name} in the body`);
      findings.notes.add(`The value of ${name} is left out of the body`);
      return '';
    }
    if (Array.isArray(value)) return value.map((entry) => visit(entry, name));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, entry]) => [key, visit(entry, key)] as const);
    return Object.fromEntries(fields.filter(([key]) => !isKeyName(findings, key, 'body field')));
  };
  return visit(json, '');
};

/** A body of any kind with empty texts in place of secrets, and without the fields that have a key as their name. */
const cleanKept = (findings: Findings, body: CallBody): CallBody =>
  changeBodyValues(
    withoutFields(body, (name) => isKeyName(findings, name, 'body field')),
    ({ value, path, isInText, isSecret }) => {
      if (typeof value !== 'string') return value;
      if (isMask(value)) return '';
      if (!isSecret()) return value;
      const name = (isInText ? undefined : path.name) ?? '';
      findings.add(value, `${name} in the body`.trim());
      findings.notes.add(
        name === '' ? 'A secret is left out of the body' : `The value of ${name} is left out of the body`,
      );
      return '';
    },
    readSpans,
  );

/** Takes the secrets out of one request. What it returns may be stored. */
export const createSecretFinder = ({
  at,
  isExample = false,
}: Pick<Draft, 'at' | 'isExample'>): SecretFinder => {
  const found: EntrySecret[] = [];
  const notes = new Set<string>();
  const add = (value: string, place: string): void => {
    if (!isPlaceholder(value)) found.push({ value, place, at, name: undefined });
  };
  const findings: Findings = { found, notes, isExample, add };
  return {
    found,
    notes,
    text: (written, what) => cleanText(findings, written, what),
    headers: (pairs) => pairs.filter((pair) => staysHeader(findings, pair)),
    isPlain: (pair, what) => staysParameter(findings, pair, what),
    path: (path) => cleanPath(findings, path),
    body: <T extends JsonValue>(value: T) => cleanBody(findings, value) as T,
    keptBody: (body) => cleanKept(findings, body),
    auth: (auth) => {
      if (auth === undefined) return;
      const { value, place } = secretOfAuth(auth);
      add(value, place);
    },
  };
};

/** A found secret as it is listed. */
export const toFoundSecret = (
  secret: EntrySecret,
  host: string | null,
  line: number | null,
): FoundSecret => ({
  value: secret.value,
  name: (secret.name ?? (host === null ? 'Imported key' : `Key for ${host}`)).slice(0, 200),
  place: secret.place,
  line,
  host,
  problem: whyNoKey(secret.value),
});
