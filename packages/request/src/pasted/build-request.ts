import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { bodyTypeOf, formText } from '@gatehouse/contract/plain/form-body.ts';
import { MAX_URL_LENGTH } from '@gatehouse/contract/plain/http-url.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import { GET_BODY_KEPT, PLACEHOLDER_LEFT_OUT } from '#src/pasted/editor-notes.ts';
import type { NamedValue, PastedCredential, ReadPaste } from '#src/pasted/pasted-request.ts';
import { type ParamTable, paramRows, removeParams } from '#src/query-params.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Set by the connection itself, or by what decodes the response. */
const SET_ELSEWHERE = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

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

const withoutSecretParams = (endpoint: string): { endpoint: string; params: NamedValue[] } => {
  const table: ParamTable = { endpoint, off: [] };
  const params: NamedValue[] = [];
  const found = new Set<number>();
  for (const [index, { name, value }] of paramRows(table).entries()) {
    if (value === '' || !isSecretName(name)) continue;
    params.push([name, value]);
    found.add(index);
  }
  return { endpoint: removeParams(table, found).endpoint, params };
};

/** The form fields of a body as a JSON object, if that becomes the same text again. */
const formObject = (text: string): string | undefined => {
  const pairs = [...new URLSearchParams(text)];
  const object = Object.fromEntries(pairs);
  if (pairs.length === 0 || formText(object) !== text) return undefined;
  return JSON.stringify(object, null, 2);
};

/** The body as JSON text for the form, and the Content-Type that goes with it. */
const bodyOf = (
  text: string,
  headers: NamedValue[],
  notes: string[],
): { body: string; headers: NamedValue[] } => {
  const given = headers.some(([name]) => name.toLowerCase() === 'content-type');
  const type = given ? bodyTypeOf(Object.fromEntries(headers)) : FORM_TYPE;
  if (/\bjson\b/.test(type)) return { body: text, headers };
  if (!given && typeof parseJsonText(text) === 'object' && parseJsonText(text) !== null) {
    notes.push('The body is JSON, so it is sent as JSON.');
    return { body: text, headers };
  }
  const body = (type === FORM_TYPE ? formObject(text) : undefined) ?? JSON.stringify(text);
  return { body, headers: given ? headers : [...headers, ['Content-Type', type]] };
};

/** What the text of a request says, before anything is taken out of it. */
export type WrittenRequest = {
  method: string;
  endpoint: string;
  headers: NamedValue[];
  /** As it is sent; undefined if there is none. */
  body: string | undefined;
  notes: string[];
};

const credentialOf = (found: PastedCredential, notes: string[]): PastedCredential | undefined => {
  const isReal = ([, value]: NamedValue): boolean => !isPlaceholder(value);
  const credential = { headers: found.headers.filter(isReal), params: found.params.filter(isReal) };
  const all = found.headers.length + found.params.length;
  if (all > credential.headers.length + credential.params.length) notes.push(PLACEHOLDER_LEFT_OUT);
  return credential.headers.length + credential.params.length === 0 ? undefined : credential;
};

const methodOf = (written: string): CallMethod | undefined =>
  CALL_METHODS.find((method) => method === written.toUpperCase());

/** Takes the credentials out of a request and puts its body into the form that the editor has. */
export const buildRequest = (written: WrittenRequest): ReadPaste => {
  const method = methodOf(written.method);
  if (method === undefined)
    return {
      problem: `The method ${written.method} cannot be sent from here. Use ${CALL_METHODS.join(', ')}.`,
    };
  const whole = written.endpoint.trim();
  if (whole.length > MAX_URL_LENGTH)
    return { problem: `The URL is longer than ${MAX_URL_LENGTH} characters` };
  const notes = [...written.notes];
  const { endpoint: address, user } = withoutUser(whole);
  const { endpoint, params } = withoutSecretParams(address);
  const set = written.headers.filter(([name]) => SET_ELSEWHERE.has(name.toLowerCase()));
  if (set.length > 0)
    notes.push(`Left out, because it is set for you: ${set.map(([name]) => name).join(', ')}.`);
  const others = written.headers.filter(([name]) => !SET_ELSEWHERE.has(name.toLowerCase()));
  const secret = others.filter(([name]) => isSecretName(name));
  const authenticating = user === undefined ? secret : [...secret, basicHeader(user)];
  const open = others.filter(([name]) => !isSecretName(name));
  const { body, headers } =
    written.body === undefined ? { body: '', headers: open } : bodyOf(written.body, open, notes);
  if (method === 'GET' && body !== '') notes.push(GET_BODY_KEPT);
  const credential = credentialOf({ headers: authenticating, params }, notes);
  return { request: { method, endpoint, headers, body, credential, notes } };
};
