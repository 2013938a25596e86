import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { awsScope } from '@gatehouse/request/aws-scope.ts';
import { PlacementError } from '@gatehouse/request/body-fields.ts';
import type { ApiBase, Credential, SecretNoun, SecretVariable } from '@gatehouse/request/credential.ts';
import { addressOf, variableParameters } from '@gatehouse/request/curl-command.ts';
import { partFields, partParameters, piecesWithVariables } from '@gatehouse/request/curl-parts.ts';
import { isHeaderName, isHeaderValue, withoutHeaders } from '@gatehouse/request/headers.ts';
import { type HiddenSecrets, hiddenSecrets, shownLines } from '@gatehouse/request/hidden-secrets.ts';
import { keyHeaders, keyParameters } from '@gatehouse/request/place-key.ts';
import { type ResolvedRequest, resolveRequest } from '@gatehouse/request/resolve-request.ts';
import type { HasForm } from '@gatehouse/secrets/shapes.ts';
import { hideInRequest, type Placeholder } from '#src/hide-in-request.ts';
import { type PlannedBody, planBody } from '#src/planned-body.ts';
import { strictUrl } from '#src/strict-url.ts';

type ShownKey = Pick<Credential<SecretVariable>, 'placement' | 'secret'>;

/** What code is written for. */
export type CodeSource = {
  request: ApiRequest;
  api: ApiBase;
  /** Undefined if the call has no key, or if the key may not be sent to its host. */
  key: ShownKey | undefined;
  /** The variable that the key has, or would have: the names of other secrets start like it. */
  variable: string;
  /** What the secret is called; by default, a key. */
  noun?: SecretNoun | undefined;
  /** Whether a word has the form of the keys of some provider, which is then not written into the program either. */
  hasForm?: HasForm | undefined;
};

/** A header: a text, and after it the value of an environment variable, if there is one. */
export type PlannedHeader = {
  name: string;
  text: string;
  variable?: string;
  /** What follows, of a header with several values. */
  more?: readonly { text: string; variable?: string }[];
};

/** A parameter whose value a variable contains; of a bare one the variable contains all. */
type PlannedParameter = { name: string; variable: string; isBare?: true };

/** A request as programs make it: without a secret, with the variables that contain them. */
export type Plan = {
  method: string;
  /** Valid by RFC 3986, so that every library accepts it. */
  url: string;
  /** Parameters after those of the URL, their names encoded. */
  query: readonly PlannedParameter[];
  headers: readonly PlannedHeader[];
  /** The variable with `user:password`. */
  basic: string | undefined;
  /** The variable with `ACCESS_KEY_ID:SECRET_ACCESS_KEY`, and for which scope to sign. */
  aws: { variable: string; service: string; region: string } | undefined;
  body: PlannedBody | undefined;
  hidden: HiddenSecrets;
  /** Secrets that the user replaces in the code: no variable provides them. */
  placeholders: readonly Placeholder[];
  source: CodeSource;
};

const keyHeader = ({ placement, secret }: ShownKey): PlannedHeader[] => {
  const { variable } = secret;
  switch (placement.type) {
    case 'bearer':
      return [{ name: 'Authorization', text: 'Bearer ', variable }];
    case 'header':
      return [{ name: placement.name, text: placement.prefix ?? '', variable }];
    case 'parts':
      return placement.places
        .filter((place) => place.in === 'header')
        .map(({ name, value }) => {
          const [first = { text: '' }, ...more] = piecesWithVariables(placement, secret, value);
          return { name, ...first, ...(more.length === 0 ? {} : { more }) };
        });
    default:
      return [];
  }
};

/** Blanks around a value are not part of it (RFC 9110 section 5.5), and some libraries reject them. */
const plainHeader = ([name, value]: [string, string]): PlannedHeader => ({
  name,
  text: value.toWellFormed().replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, ''),
});

const headersOf = (
  { key }: CodeSource,
  { headers }: ResolvedRequest,
  hidden: HiddenSecrets,
): PlannedHeader[] => {
  const replaced = key === undefined ? [] : keyHeaders(key.placement);
  const spelling = (name: string) => Object.keys(headers).find((one) => one.toLowerCase() === name) ?? name;
  return [
    ...shownLines(withoutHeaders(headers, replaced), hidden).map(plainHeader),
    ...(key === undefined ? [] : keyHeader(key)),
    ...hidden.headers.map(({ name, prefix, variable }) => ({ name: spelling(name), text: prefix, variable })),
  ];
};

const canBeSent = ({ name, text }: PlannedHeader): boolean => isHeaderName(name) && isHeaderValue(text);

/** The parameters with the values of a key. */
const keyQuery = (key: ShownKey | undefined): PlannedParameter[] => {
  if (key?.placement.type === 'query') return [{ name: key.placement.name, variable: key.secret.variable }];
  return key?.placement.type === 'parts' ? partParameters(key.placement, key.secret) : [];
};

/** The environment variables of a key: one, or one for each of its values. */
export const keyVariablesOf = (key: ShownKey | undefined): string[] =>
  key === undefined ? [] : [key.secret.variable, ...Object.values(key.secret.parts ?? {})];

/** The request without its secrets, and with marks where values of the key go into its body. */
const withKeyInBody = ({ request, variable, key, hasForm }: CodeSource) => {
  const fields = key?.placement.type === 'parts' ? partFields(key.placement, key.secret) : [];
  try {
    return hideInRequest(request, variable, { fields, hasForm });
  } catch (error) {
    if (error instanceof PlacementError) return { problem: error.message, at: 'requestBody' as const };
    throw error;
  }
};

/** A boundary that is always the same for the same request, so that its program is. */
const boundaryFor = (request: ApiRequest): string | undefined => {
  if (request.body?.kind !== 'multipart') return undefined;
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify(request))
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n);
  return `gatehouse-${hash.toString(16).padStart(16, '0')}`;
};

/** Plans the request that a test call with the same input sends, or says why there is none. */
export const planRequest = (
  asked: CodeSource,
): Plan | { problem: string; at: 'endpoint' | 'headers' | 'requestBody'; url?: never } => {
  const { api, key, variable } = asked;
  const hiding = withKeyInBody(asked);
  if ('problem' in hiding) return hiding;
  const { placeholders } = hiding;
  const request = { ...hiding.request, boundary: boundaryFor(hiding.request) };
  const source = { ...asked, request };
  const resolved = resolveRequest(request, api);
  if (resolved.url === undefined) return { problem: resolved.problem, at: 'endpoint' };
  const replaced = {
    headers: key === undefined ? [] : keyHeaders(key.placement),
    query: key === undefined ? [] : keyParameters(key.placement),
  };
  const shown = { headers: resolved.headers, endpoint: resolved.url.href };
  const hidden = hiddenSecrets(shown, variable, replaced, asked.hasForm);
  const headers = headersOf(source, resolved, hidden);
  const unsendable = headers.find((header) => !canBeSent(header));
  if (unsendable !== undefined)
    return { problem: `HTTP does not allow the header ${unsendable.name}`, at: 'headers' };
  const taken = new Set([
    variable,
    ...keyVariablesOf(key),
    ...[...hidden.headers, ...hidden.query].map((one) => one.variable),
  ]);
  return {
    method: request.method,
    url: strictUrl(addressOf(resolved.url, variableParameters(key?.placement, hidden))),
    query: [...keyQuery(key), ...hidden.query].map((one) => ({
      ...('isBare' in one
        ? { name: '', isBare: true as const }
        : { name: encodeURIComponent(one.name.toWellFormed()) }),
      variable: one.variable,
    })),
    headers,
    basic: key?.placement.type === 'basic' ? key.secret.variable : undefined,
    aws:
      key?.placement.type === 'aws-sigv4'
        ? { variable: key.secret.variable, ...awsScope(resolved.url.hostname) }
        : undefined,
    body:
      resolved.body === undefined
        ? undefined
        : planBody(request, resolved.body, hiding, { keyVariable: variable, taken }),
    hidden,
    placeholders,
    source,
  };
};

/** The environment variables of a program, in the order in which they are used. */
export const variablesOf = ({ source: { key }, hidden, body }: Plan): string[] => [
  ...new Set([
    ...keyVariablesOf(key),
    ...[...hidden.headers, ...hidden.query, ...(body?.inserted.values() ?? [])].map(
      ({ variable }) => variable,
    ),
  ]),
];

/** The text between a URL and a parameter that is added to it. */
const separatorAfter = (url: string): string => {
  if (!url.includes('?')) return '?';
  return /[?&]$/.test(url) ? '' : '&';
};

/** The URL in parts: each a text, and after it the value of a variable, to be encoded. */
export const urlParts = ({ url, query }: Plan): { text: string; variable?: string }[] => {
  if (query.length === 0) return [{ text: url }];
  return query.map(({ name, variable, isBare }, at) => ({
    text: `${at === 0 ? url + separatorAfter(url) : '&'}${name}${isBare === true ? '' : '='}`,
    variable,
  }));
};

/** Whether the plan has a header of this name, given in lower case. */
export const hasHeader = ({ headers }: Plan, name: string): boolean =>
  headers.some((header) => header.name.toLowerCase() === name);
