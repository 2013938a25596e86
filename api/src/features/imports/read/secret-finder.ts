import type { JsonValue } from '@gatehouse/contract/common.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import { keysInProse } from '@gatehouse/secrets/prose.ts';
import { basicPair, splitScheme } from '@gatehouse/secrets/schemes.ts';
import { hasKeyShape } from '@gatehouse/secrets/shapes.ts';
import { isSecretValue, whyNoKey } from '@gatehouse/secrets/values.ts';
import type { Draft, DraftAuth, FoundSecret, Pair, Place } from '#src/features/imports/read/draft.ts';
import { HIDDEN } from '#src/features/imports/read/hide-secrets.ts';
import { variablesIn } from '#src/features/imports/read/variables.ts';
import { cleanedNote, leftOutNote } from '#src/features/imports/read/without-names.ts';
import { isProviderKey } from '#src/features/providers/provider-keys.ts';

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

const hasKey = (text: string): boolean => hasKeyShape(text, isProviderKey);

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
  const isSecret = (name: string, value: string): boolean =>
    hasKey(value) || (!isExample && isSecretValue(value, [name]));
  const text = (written: string, what: string): string => {
    const keys = keysInProse(written, isProviderKey);
    if (keys.length === 0) return written;
    for (const key of keys) add(key, what);
    notes.add(cleanedNote(what));
    return keys.reduce((clean, key) => clean.replaceAll(key, HIDDEN), written);
  };
  /** What has a key as its name is left out: a placeholder would be another name. */
  const isKeyName = (name: string, what: string): boolean => {
    const keys = keysInProse(name, isProviderKey);
    for (const key of keys) add(key, `name of a ${what}`);
    if (keys.length > 0) notes.add(leftOutNote(what));
    return keys.length > 0;
  };
  const header = ([name, value]: Pair): boolean => {
    if (isKeyName(name, 'header')) return false;
    if (/^(?:proxy-)?authorization$/i.test(name)) {
      if (!isExample || hasKey(inAuthorization(value))) add(inAuthorization(value), `${name} header`);
      return false;
    }
    if (/^cookie2?$/i.test(name)) notes.add('Cookies are left out');
    if (NOT_OF_THE_API.test(name)) return false;
    const token = value.split(/\s+/).find(hasKey);
    if (token === undefined && !isSecretName(name) && !isMask(value)) return true;
    if (token !== undefined || isSecret(name, value)) add(token ?? value, `${name} header`);
    return false;
  };
  const isPlain = ([name, value]: Pair, what: string): boolean => {
    if (isKeyName(name, what)) return false;
    if (!hasKey(value) && !isSecretName(name) && !isMask(value)) return true;
    if (isSecret(name, value)) add(value, `${what} ${name}`.trim());
    return false;
  };
  const body = (value: JsonValue, name: string): JsonValue => {
    if (typeof value === 'string') {
      if (isMask(value)) return '';
      if (!isSecret(name, value)) return value;
      add(value, `${name} in the body`);
      notes.add(`The value of ${name} is left out of the body`);
      return '';
    }
    if (Array.isArray(value)) return value.map((entry) => body(entry, name));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).filter(([key]) => !isKeyName(key, 'body field'));
    return Object.fromEntries(fields.map(([key, entry]) => [key, body(entry, key)]));
  };
  return {
    found,
    notes,
    text,
    headers: (pairs) => pairs.filter(header),
    isPlain,
    path: (path) =>
      path.replace(/(?<=\/)(bot)?([^/]{16,})/g, (segment, prefix: string | undefined, rest: string) => {
        const [value, shown] = hasKey(rest) ? [rest, `${prefix ?? ''}{key}`] : [segment, '{key}'];
        if (!hasKey(value)) return segment;
        add(value, 'path');
        return shown;
      }),
    body: <T extends JsonValue>(value: T) => body(value, '') as T,
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
