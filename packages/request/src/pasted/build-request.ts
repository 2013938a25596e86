import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { CONNECTION_HEADERS } from '@gatehouse/contract/plain/headers/connection-headers.ts';
import { isContentType } from '@gatehouse/contract/plain/headers/content-type.ts';
import { MAX_URL_LENGTH } from '@gatehouse/contract/plain/http-url.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import { textsOfBody } from '#src/body/body-texts.ts';
import { dataEncoded } from '#src/pasted/curl-url.ts';
import { PASTE_PROBLEMS, pasteNote } from '#src/pasted/paste-notes.ts';
import { type PastedBody, readPastedBody } from '#src/pasted/pasted-body.ts';
import type { NamedValue, PastedCredential, ReadPaste } from '#src/pasted/pasted-request.ts';
import { type ParamTable, paramRows, removeParams } from '#src/query-params.ts';

/** Set by the connection itself, or by what decodes the response. */
const isSetElsewhere = (name: string): boolean => name === 'accept-encoding' || CONNECTION_HEADERS.has(name);

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** The Authorization header of a user name and a password, which curl joins with a colon. */
export const basicHeader = (user: string): NamedValue => [
  'Authorization',
  `Basic ${base64(user.includes(':') ? user : `${user}:`)}`,
];

/** `user:password@` of a URL, decoded, and the URL without it. */
const withoutUser = (endpoint: string): { endpoint: string; user: string | undefined } => {
  const [, scheme = '', user, rest = ''] = /^(https?:\/\/)([^/?#@]*)@(.*)$/is.exec(endpoint) ?? [];
  if (user === undefined) return { endpoint, user: undefined };
  try {
    return { endpoint: scheme + rest, user: decodeURIComponent(user) };
  } catch {
    return { endpoint: scheme + rest, user };
  }
};

const withoutSecretParams = (
  endpoint: string,
): { endpoint: string; params: NamedValue[]; isMoved: boolean } => {
  const table: ParamTable = { endpoint, off: [] };
  const params: NamedValue[] = [];
  const found = new Set<number>();
  const rows = paramRows(table);
  for (const [index, { name, value }] of rows.entries()) {
    if (value === '' || !isSecretName(name)) continue;
    params.push([name, value]);
    found.add(index);
  }
  const isMoved = found.size > 0 && Math.min(...found) < rows.length - found.size;
  return { endpoint: removeParams(table, found).endpoint, params, isMoved };
};

/** What the text of a request says, before anything is taken out of it. */
export type WrittenRequest = {
  method: string;
  endpoint: string;
  headers: NamedValue[];
  /** Undefined if there is none. */
  body: PastedBody | undefined;
  /** Parts of it that stand for what is not known: no key has one. */
  unknown?: readonly string[];
  notes: string[];
};

const namesOf = (pairs: readonly NamedValue[]): string[] => pairs.map(([name]) => name);

/** What the text has to authenticate with, without what only stands for a key. */
const credentialOf = (
  found: PastedCredential,
  { unknown = [] }: WrittenRequest,
  notes: string[],
): PastedCredential | undefined => {
  const standsForKey = ([, value]: NamedValue): boolean =>
    isPlaceholder(value) || unknown.some((one) => value.includes(one));
  const isReal = (pair: NamedValue): boolean => !standsForKey(pair);
  const credential = { headers: found.headers.filter(isReal), params: found.params.filter(isReal) };
  const leftOut = [...found.headers, ...found.params].filter(standsForKey);
  if (leftOut.length > 0) notes.push(pasteNote('placeholder', namesOf(leftOut)));
  return credential.headers.length + credential.params.length === 0 ? undefined : credential;
};

const isType = ([name]: NamedValue): boolean => isContentType(name);

/** The headers that a call can have: the connection sets some itself, and there is one Content-Type. */
const sendable = (headers: readonly NamedValue[], notes: string[]): NamedValue[] => {
  const isSet = ([name]: NamedValue): boolean => isSetElsewhere(name.toLowerCase());
  const set = headers.filter(isSet);
  if (set.length > 0) notes.push(pasteNote('connection', namesOf(set)));
  const others = headers.filter((header) => !isSet(header));
  const types = others.filter(isType);
  if (types.length > 1) notes.push(pasteNote('one-type'));
  return others.filter((header) => !isType(header) || header === types[0]);
};

const methodOf = (written: string): CallMethod | undefined =>
  CALL_METHODS.find((method) => method === written.toUpperCase());

/** Takes the credentials out of a request and reads its body. */
export const buildRequest = (written: WrittenRequest): ReadPaste => {
  const method = methodOf(written.method);
  if (method === undefined)
    return { problem: `${PASTE_PROBLEMS.method}: ${written.method}. Use ${CALL_METHODS.join(', ')}.` };
  const whole = written.endpoint.trim();
  if (whole.length > MAX_URL_LENGTH)
    return { problem: `The URL is longer than ${MAX_URL_LENGTH} characters` };
  const notes = [...written.notes];
  if (method !== written.method) notes.push(pasteNote('method', [method]));
  const { endpoint: address, user } = withoutUser(whole);
  const { endpoint, params, isMoved } = withoutSecretParams(address);
  if (isMoved) notes.push(pasteNote('key-parameter'));
  const sent = sendable(written.headers, notes);
  const isSecret = ([name]: NamedValue): boolean => isSecretName(name);
  const hasOwn = user === undefined || sent.some(([name]) => name.toLowerCase() === 'authorization');
  const authenticating = [...sent.filter(isSecret), ...(hasOwn ? [] : [basicHeader(user)])];
  const headers = sent.filter((header) => !isSecret(header));
  const body = written.body && readPastedBody(written.body, headers, notes);
  const credential = credentialOf({ headers: authenticating, params }, written, notes);
  const kept = [endpoint, ...headers.flat(), ...(body === undefined ? [] : textsOfBody(body))].join('\n');
  const unknown = (written.unknown ?? []).filter(
    (one) => kept.includes(one) || kept.includes(dataEncoded(one)),
  );
  if (unknown.length > 0) notes.push(pasteNote('unknown', unknown));
  return { request: { method, endpoint, headers, body, credential, notes } };
};
