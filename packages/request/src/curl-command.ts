import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { ApiRequest } from '#src/api-request.ts';
import { awsScope } from '#src/aws-scope.ts';
import { type ApiBase, type Credential, DPOP_PREFIX, type SecretVariable } from '#src/credential.ts';
import { fileBodyOptions, isLongArgument } from '#src/curl-body.ts';
import { bodyWithParts, partHeaders, partParameters } from '#src/curl-parts.ts';
import { headerLines, isHeaderName, isHeaderValue, withoutHeaders } from '#src/headers.ts';
import { type HiddenSecret, type HiddenSecrets, NOTHING_HIDDEN, shownLines } from '#src/hidden-secrets.ts';
import type { OutgoingBody } from '#src/outgoing-request.ts';
import { keyHeaders, keyParameters } from '#src/place-key.ts';
import { type ResolvedRequest, resolveRequest } from '#src/resolve-request.ts';
import { shellWord, wordWithVariable } from '#src/shell.ts';

type ShownKey = Pick<Credential<SecretVariable>, 'placement' | 'secret'>;

type Options = {
  /** Left out if the call has no key, or if the key was not sent. */
  key?: ShownKey | undefined;
  /** Shows `{id}` in a path as written, for a command in which the user fills it in. */
  placeholders?: boolean;
  /** Secrets of the request itself, each replaced by its variable. */
  hidden?: HiddenSecrets;
  /** The options for the body, if variables provide parts of it. */
  bodyOptions?: readonly string[] | undefined;
  /** For a command in a script: it gives up after so many seconds, and fails if the status is an error. */
  timeoutSeconds?: number;
};

/** With a colon and no value curl removes a header; with a semicolon it sends the header empty. */
const headerOption = ([name, value]: [string, string]): string =>
  `--header ${shellWord(value.trim() === '' ? `${name};` : `${name}: ${value}`)}`;

/** curl encodes the value but sends the name as given; when encoded it contains no `@`, which would name a file. Without a name it sends no `=`. */
const queryOption = (name: string, variable: string, hasBody: boolean): string => {
  const word = wordWithVariable(`${encodeURIComponent(name)}=`, variable);
  // With a body, --data is taken. --url-query is not used for all calls because it needs curl 7.87.
  return hasBody ? `--url-query ${word}` : `--get --data-urlencode ${word}`;
};

/**
 * The curl options for each key placement. For basic the variable contains `user:password`, for AWS `ID:SECRET`: an AWS
 * session token would need another header, which one variable cannot provide.
 */
const keyOptions = ({ placement, secret }: ShownKey, request: ResolvedRequest): string[] => {
  const { variable } = secret;
  switch (placement.type) {
    case 'bearer':
      return [`--header ${wordWithVariable('Authorization: Bearer ', variable)}`];
    case 'header':
      return [
        `--header ${wordWithVariable(`${placement.name}: ${placement.prefix ?? ''}`, variable)}`,
        // Each call has a proof of its own, which nobody can prepare.
        ...(placement.prefix === DPOP_PREFIX
          ? [`--header ${wordWithVariable('DPoP: ', `${variable}_PROOF`)}`]
          : []),
      ];
    case 'query':
      return [queryOption(placement.name, variable, request.body !== undefined)];
    case 'basic':
      return [`--user "$${variable}"`];
    case 'none':
      return [];
    case 'aws-sigv4': {
      const { service, region } = awsScope(request.url.hostname);
      return [`--aws-sigv4 ${shellWord(`aws:amz:${region}:${service}`)}`, `--user "$${variable}"`];
    }
    case 'parts':
      return [
        ...partHeaders(placement, secret),
        ...partParameters(placement, secret).map(({ name, variable: part }) =>
          queryOption(name, part, request.body !== undefined),
        ),
      ];
  }
};

const hiddenOptions = ({ headers, query }: HiddenSecrets, { body }: ResolvedRequest): string[] => [
  ...headers.map(
    ({ name, prefix, variable }: HiddenSecret) =>
      `--header ${wordWithVariable(`${name}: ${prefix}`, variable)}`,
  ),
  ...query.map(({ name, variable, isBare }) =>
    queryOption(isBare === true ? '' : name, variable, body !== undefined),
  ),
];

/** The names of the query parameters that variables provide. */
export const variableParameters = (placement: KeyPlacement | undefined, hidden: HiddenSecrets): string[] => [
  ...(placement === undefined ? [] : keyParameters(placement)),
  ...hidden.query.map(({ name }) => name),
];

/** The URL of the call without its fragment, and without the parameters that variables provide. */
export const addressOf = (called: URL, without: readonly string[]): string => {
  const url = new URL(called);
  url.hash = '';
  // Only what is there: deleting rewrites the whole query in another encoding.
  for (const name of without) if (url.searchParams.has(name)) url.searchParams.delete(name);
  // A question mark with nothing after it is not sent either.
  if (url.search === '') url.search = '';
  return url.href;
};

/** curl treats brackets and braces as patterns, unless --globoff is set. */
const urlWords = (address: string): string =>
  /[[\]{}]/.test(address) ? `--globoff ${shellWord(address)}` : shellWord(address);

/** The headers of a key, with the texts in front of its values. */
const placedHeaders = (key: ShownKey | undefined): [name: string, text: string][] => {
  if (key?.placement.type === 'header') return [[key.placement.name, key.placement.prefix ?? '']];
  if (key?.placement.type !== 'parts') return [];
  return key.placement.places
    .filter((place) => place.in === 'header')
    .map(({ name, value }) => [name, value]);
};

/** A GET with a body has to be asked for, and curl reads what follows a HEAD only if it knows of it. */
const methodOptions = (method: string, hasBody: boolean): string[] => {
  if (method === 'HEAD') return ['--head'];
  return method === 'GET' && !hasBody ? [] : [`--request ${method}`];
};

/** Whether HTTP and a shell allow it. Data from the internet may contain anything. */
const canBeWritten = (
  { method, headers, body = '' }: ResolvedRequest,
  key: ShownKey | undefined,
): boolean => {
  const variables = key === undefined ? [] : [key.secret.variable, ...Object.values(key.secret.parts ?? {})];
  return (
    // A shell has no signature of its own but that of AWS.
    !(key?.placement.type === 'parts' && key.placement.signature !== undefined) &&
    [...headerLines(headers), ...placedHeaders(key)].every(
      ([name, value]) => isHeaderName(name) && isHeaderValue(value),
    ) &&
    !(typeof body === 'string' && body.includes('\0')) &&
    // curl sends a HEAD without a body, and waits for the body of any other one.
    (method !== 'HEAD' || body === '') &&
    variables.every((variable) => /^[A-Z_][A-Z0-9_]*$/.test(variable))
  );
};

const bodyOption = (body: string, word: string | undefined): string =>
  isLongArgument(body) ? '--data-binary @-' : `--data-raw ${word}`;

/** The body as one word of a shell, with the key where it goes into the body. */
type WrittenBody = { request: ResolvedRequest; word: string | undefined };

/** Undefined if the key goes into the body, and there is none to put it into. */
const writtenBody = (resolved: ResolvedRequest, key: ShownKey | undefined): WrittenBody | undefined => {
  if (key?.placement.type === 'parts' && key.placement.places.some((place) => place.in === 'body'))
    return bodyWithParts(resolved, key.placement, key.secret);
  const { body } = resolved;
  return { request: resolved, word: typeof body === 'string' ? shellWord(body) : undefined };
};

/** The headers that the options of the key and of the body replace: curl makes the boundary of parts. */
const replacedHeaders = ({ body }: ApiRequest, key: ShownKey | undefined): string[] => [
  ...(key === undefined ? [] : keyHeaders(key.placement)),
  ...(body?.kind === 'multipart' ? ['content-type'] : []),
];

const textOptions = (body: OutgoingBody | undefined, word: string | undefined): string[] =>
  typeof body === 'string' ? [bodyOption(body, word)] : [];

/** `{id}` of the endpoint as it is written there; what is percent-encoded there stays so. */
const withPlaceholders = (address: string, { endpoint }: ApiRequest): string =>
  address.replaceAll(/%7B([\w-]+)%7D/gi, (encoded, name: string) =>
    endpoint.includes(`{${name}}`) ? `{${name}}` : encoded,
  );

/**
 * A call as a curl command for a POSIX shell, with its key in an environment variable. Undefined if no command can make
 * it: an endpoint that is not a URL, a header that HTTP does not allow. It follows no redirect, so that no header is sent
 * to another host.
 */
export const curlCommand = (
  request: ApiRequest,
  api: ApiBase,
  { key, placeholders = false, hidden = NOTHING_HIDDEN, bodyOptions, timeoutSeconds }: Options = {},
): string | undefined => {
  const resolved = resolveRequest(request, api);
  if (resolved.url === undefined || !canBeWritten(resolved, key)) return undefined;
  const address = addressOf(resolved.url, variableParameters(key?.placement, hidden));
  const written =
    bodyOptions === undefined ? writtenBody(resolved, key) : { request: resolved, word: undefined };
  if (written === undefined) return undefined;
  const { word, request: called } = written;
  const { body } = called;
  const ofFiles = fileBodyOptions(request.body);
  if (ofFiles === undefined) return undefined;
  const headers = withoutHeaders(called.headers, replacedHeaders(request, key));
  const command = [
    `curl ${urlWords(placeholders ? withPlaceholders(address, request) : address)}`,
    ...(timeoutSeconds === undefined ? [] : [`--fail-with-body --max-time ${timeoutSeconds}`]),
    ...methodOptions(request.method, body !== undefined),
    ...shownLines(headers, hidden).map(headerOption),
    ...(key === undefined ? [] : keyOptions(key, called)),
    ...hiddenOptions(hidden, called),
    ...(bodyOptions ?? ofFiles ?? textOptions(body, word)),
  ].join(' \\\n  ');
  if (typeof body !== 'string' || bodyOptions !== undefined || !isLongArgument(body)) return command;
  return `printf %s ${word} |\n${command}`;
};
