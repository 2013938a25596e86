import type { CallBody } from '@gatehouse/contract/body.ts';
import { MAX_JSON_DEPTH } from '@gatehouse/contract/plain/json-text.ts';
import { awsScope } from '@gatehouse/request/aws-scope.ts';
import { changeBodyFiles, filesOfBody } from '@gatehouse/request/body/body-files.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import { bodyProblem, textProblem } from '@gatehouse/request/body/body-problem.ts';
import { changeBodyTexts, textsOfBody } from '@gatehouse/request/body/body-texts.ts';
import { readName } from '@gatehouse/request/body/file-name.ts';
import { jsonLeaves, leafValue, pathBelow, stepsOf } from '@gatehouse/request/body/json-leaves.ts';
import { boundaryOf, isFilePart } from '@gatehouse/request/body/multipart.ts';
import { secretLeaves, secretLeavesIn } from '@gatehouse/request/body/secret-leaves.ts';
import { formTextOf, withOneContentType, writeBody } from '@gatehouse/request/body/write-body.ts';
import { withBodyFields } from '@gatehouse/request/body-fields.ts';
import { climbs } from '@gatehouse/request/climbing-path.ts';
import { coversUrl, isNamedHost, isPinned } from '@gatehouse/request/covers-url.ts';
import { addressOf, curlCommand } from '@gatehouse/request/curl-command.ts';
import { resolveEndpoint, storedUrlProblem } from '@gatehouse/request/endpoint-url.ts';
import {
  headerLines,
  isHeaderName,
  isHeaderValue,
  lowerCaseNames,
  mergeHeaders,
  withoutHeaders,
} from '@gatehouse/request/headers.ts';
import { hiddenSecrets, shownLines, variableFor } from '@gatehouse/request/hidden-secrets.ts';
import { isLocal, matchesHost, readAsHost } from '@gatehouse/request/host-in-endpoint.ts';
import { fillTemplate, namesIn } from '@gatehouse/request/key-template.ts';
import { keyVariable, tokenVariable } from '@gatehouse/request/key-variable.ts';
import { curlCommands, hasCurlCommand } from '@gatehouse/request/pasted/curl-commands.ts';
import { readPastedRequest } from '@gatehouse/request/pasted/read-pasted-request.ts';
import { pathParams, withAccountFields, withPathValues } from '@gatehouse/request/path-params.ts';
import { isPartName } from '@gatehouse/request/place-parts.ts';
import {
  addParams,
  changeParam,
  paramRows,
  removeParam,
  switchParam,
} from '@gatehouse/request/query-params.ts';
import { isBelow, rebaseEndpoint } from '@gatehouse/request/rebase-endpoint.ts';
import { resolveRequest } from '@gatehouse/request/resolve-request.ts';
import { shellWord, wordWithVariable } from '@gatehouse/request/shell.ts';
import { mayHoldText, readRecord, writtenText } from '@gatehouse/request/stream-record.ts';
import {
  createRecordSplitter,
  type RecordKind,
  recordKindOf,
  recordsIn,
  splitRecords,
} from '@gatehouse/request/stream-records.ts';
import { endpointUnder, underBase } from '@gatehouse/request/under-base.ts';
import { fillProblemText } from '@gatehouse/request/variables/fill-problem.ts';
import {
  fillRequest,
  hasEscapes,
  variablesOfRequest,
  withoutVariables,
} from '@gatehouse/request/variables/fill-request.ts';
import { fillText } from '@gatehouse/request/variables/fill-text.ts';
import { noSpans } from '#src/features/endpoints/body-values.ts';
import { maskedPlaces } from '#src/features/endpoints/fill-request.ts';
import { placeOf, placeTest, placeText } from '#src/features/endpoints/leaf.ts';
import { readSecrets } from '#src/features/endpoints/read-secrets.ts';
import { namesOf, type RequestParts, valuesOf } from '#src/features/endpoints/request-values.ts';
import { ofLength, type Read } from '#test/growth/cost.ts';

const BASE = 'https://api.example.com/v1';
const API = { baseUrl: BASE, defaultHeaders: {} };
const HOSTS = { provider: ['*.example.com'], baseUrl: null, pinned: ['example.com:8443'] };
const RECORDS: readonly RecordKind[] = ['events', 'lines', 'sequence'];
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A body of each kind with this text in it. */
const bodiesOf = (text: string): CallBody[] => [
  { kind: 'json', text: JSON.stringify(text) },
  { kind: 'text', text, contentType: 'application/xml' },
  { kind: 'form', fields: text.split(' ').map((value) => ({ name: 'a', value })) },
  {
    kind: 'multipart',
    parts: [
      { name: text, value: text },
      { name: 'b', fileName: text, contentType: 'a/b' },
    ],
  },
  { kind: 'binary', fileName: text, contentType: 'a/b' },
  { kind: 'graphql', query: text, variables: JSON.stringify({ text }) },
];

const ofBodies = (name: string, read: (body: CallBody) => unknown): Record<string, Read> =>
  Object.fromEntries(
    bodiesOf('').map(({ kind }, at) => [
      `${name} of ${kind}`,
      (text: string) => read(bodiesOf(text)[at] as CallBody),
    ]),
  );

/** JSON with a value at each level. */
export const NESTED = {
  numbers: (length: number) => `${'[1,'.repeat(length / 4)}1${']'.repeat(length / 4)}`,
  'named numbers': (length: number) => `${'{"a":1,"b":'.repeat(length / 12)}1${'}'.repeat(length / 12)}`,
  'numbers at the bottom': (length: number) => {
    const depth = Math.min(MAX_JSON_DEPTH, length / 4);
    return `${'['.repeat(depth)}${'1,'.repeat(length / 2 - depth)}1${']'.repeat(depth)}`;
  },
};

const tableOf = (text: string) => ({ endpoint: `/a?${text}`, off: [] });
const postOf = (text: string) => ({
  method: 'POST' as const,
  endpoint: '/a',
  body: { kind: 'json', text } as const,
});
const urlOf = (text: string) => new URL(`${BASE}/?${text}`);

/** In parts of 100 characters, as a stream may arrive. */
const pushAll = (kind: RecordKind, text: string) => {
  const splitter = createRecordSplitter(kind);
  for (let at = 0; at < text.length; at += 100) splitter.push(text.slice(at, at + 100));
};

const ofRecords = (name: string, read: (kind: RecordKind, text: string) => unknown) =>
  Object.fromEntries(RECORDS.map((kind) => [`${name} of ${kind}`, (text: string) => read(kind, text)]));

export const REQUESTS: Record<string, Read> = {
  awsScope,
  withBodyFields: (text) =>
    withBodyFields({ method: 'POST', url: urlOf(''), headers: FORM, body: text }, [
      { name: 'key', value: 'a' },
    ] as never),
  climbs,
  'coversUrl of a path': (text) => coversUrl({ baseUrl: BASE, hosts: HOSTS }, `${BASE}/${text}`),
  'coversUrl of a host': (text) => coversUrl({ baseUrl: BASE, hosts: HOSTS }, `https://${text}`),
  isNamedHost: (text) => isNamedHost(text, urlOf(text)),
  isPinned: (text) => isPinned(urlOf(text), { pinned: [text] }),
  addressOf: (text) => addressOf(urlOf(text), ['a', 'token']),
  'curlCommand of an endpoint': (text) => curlCommand({ method: 'GET', endpoint: `/${text}` }, API),
  'curlCommand of a body': (text) => curlCommand(postOf(text), API),
  'resolveEndpoint of a path': (text) => resolveEndpoint(`/${text}`, BASE),
  'resolveEndpoint of a host': (text) => resolveEndpoint(text, BASE, ['*.example.com']),
  'resolveEndpoint of a URL': (text) => resolveEndpoint(`https://${text}`, null),
  storedUrlProblem,
  isHeaderName,
  isHeaderValue,
  lowerCaseNames: (text) => lowerCaseNames(Object.fromEntries(text.split(' ').map((name) => [name, 'a']))),
  mergeHeaders: (text) => mergeHeaders({ [text]: 'a' }, { [text]: 'b' }),
  withoutHeaders: (text) => withoutHeaders({ [text]: 'a' }, [text]),
  hiddenSecrets: (text) =>
    hiddenSecrets({ endpoint: `/?${text}`, headers: { token: text } }, 'A_API_KEY', {
      headers: [],
      query: [],
    }),
  variableFor: (text) => variableFor(text, 'A_API_KEY', new Set()),
  isLocal,
  matchesHost: (text) => matchesHost('*.example.com', text),
  readAsHost: (text) => readAsHost(text, BASE, ['*.example.com']),
  fillTemplate: (text) => fillTemplate(text, { a: 'b' }),
  namesIn,
  keyVariable,
  tokenVariable,
  curlCommands,
  hasCurlCommand,
  readPastedRequest,
  'readPastedRequest of curl': (text) => readPastedRequest(`curl https://a.test -d ${text}`),
  'readPastedRequest of curl for cmd': (text) => readPastedRequest(`curl ^"https://a.test^" -d ^"${text}`),
  'readPastedRequest of HTTPie': (text) => readPastedRequest(`http POST a.test ${text}`),
  'readPastedRequest of HTTP': (text) => readPastedRequest(`POST /a HTTP/1.1\nHost: a.test\n${text}`),
  'readPastedRequest of a script': (text) => readPastedRequest(`A=1\n# ${text}\ncurl "https://a.test/$A"`),
  'readPastedRequest of variables': ofLength((length) =>
    readPastedRequest(`curl "https://a.test" -d "${'$A`a`$(b)'.repeat(length / 8)}"`),
  ),
  'readPastedRequest of assignments': ofLength((length) =>
    readPastedRequest(`${'A=1\nB="$A"\n'.repeat(length / 10)}curl https://a.test`),
  ),
  'readPastedRequest of variables that double': ofLength((length) =>
    readPastedRequest(
      `A=${'x'.repeat(9)}\n${Array.from({ length: length / 10 }, () => 'A=$A$A\n').join('')}curl https://a.test -d "$A"`,
    ),
  ),
  'readPastedRequest of different variables': ofLength((length) =>
    readPastedRequest(
      `curl https://a.test -H "X-Token: a" -d "${Array.from({ length: length / 8 }, (_one, at) => `$z${at} `).join('')}"`,
    ),
  ),
  'readPastedRequest of here-documents': ofLength((length) =>
    readPastedRequest(`curl https://a.test ${'-d "$(cat <<E\n)" '.repeat(length / 17)}`),
  ),
  'readPastedRequest of open here-documents': (text) =>
    readPastedRequest(`curl https://a.test -d @- <<E\n${text.replaceAll(' ', '\n')}`),
  'readPastedRequest of a form': (text) =>
    readPastedRequest(`curl https://a.test -F 'a="${text}";type=${text}'`),
  'readPastedRequest of abbreviated options': ofLength((length) =>
    readPastedRequest(`curl https://a.test ${'--no-comp '.repeat(length / 10)}`),
  ),
  'readPastedRequest of typographic quotes': ofLength((length) =>
    readPastedRequest(`curl ${'„a '.repeat(length / 3)}`),
  ),
  isPartName,
  pathParams: (text) => pathParams(`/${text}`),
  withAccountFields: (text) => withAccountFields(`/{a}/${text}`, [{ name: 'a', value: text }]),
  withPathValues: (text) => [withPathValues(`/${text}`, { a: text }), withPathValues('/{a}', { a: text })],
  addParams: (text) => addParams(tableOf(text), [[text, text]]),
  changeParam: (text) => changeParam(tableOf(text), 0, 'value', text),
  paramRows: (text) => paramRows(tableOf(text)),
  removeParam: (text) => removeParam(tableOf(text), 0),
  switchParam: (text) => switchParam(tableOf(text), 0),
  isBelow: (text) => isBelow(`${BASE}/${text}`, BASE),
  rebaseEndpoint: (text) => rebaseEndpoint(`${BASE}/${text}`, [BASE], BASE),
  'bodyOfValue of a form': (text) => bodyOfValue({ text }, FORM),
  'bodyOfValue of a text': (text) => bodyOfValue(text, FORM),
  ...ofBodies('writeBody', (body) => writeBody(body, {})),
  ...ofBodies('withOneContentType', (body) =>
    withOneContentType({ 'content-type': 'multipart/form-data' }, body),
  ),
  ...ofBodies('bodyProblem', bodyProblem),
  ...ofBodies('textProblem', textProblem),
  ...ofBodies('changeBodyTexts', (body) => changeBodyTexts(body, (one) => one)),
  ...ofBodies('textsOfBody', textsOfBody),
  ...ofBodies('changeBodyFiles', (body) => changeBodyFiles(body, (file) => file)),
  ...ofBodies('filesOfBody', filesOfBody),
  jsonLeaves: (text) => jsonLeaves(JSON.stringify([text, { [text]: text }])),
  'jsonLeaves of brackets': ofLength((length) => jsonLeaves('[{"a":'.repeat(length / 6))),
  readName,
  leafValue: (text) => {
    const json = JSON.stringify([text, text]);
    return jsonLeaves(json).map((leaf) => leafValue(json, leaf));
  },
  stepsOf: ofLength((length) => stepsOf(jsonLeaves(NESTED.numbers(length)).at(-1)?.path)),
  pathBelow: (text) => pathBelow(undefined, text),
  ...Object.fromEntries(
    Object.entries(NESTED).flatMap(([what, nested]) => [
      [`jsonLeaves of ${what}`, ofLength((length) => jsonLeaves(nested(length)))],
      [
        `secretLeavesIn of ${what}`,
        ofLength((length) => secretLeavesIn(nested(length), jsonLeaves(nested(length)))),
      ],
      [`secretLeaves of ${what}`, ofLength((length) => secretLeaves(JSON.parse(nested(length))))],
    ]),
  ),
  secretLeaves: (text) => secretLeaves({ [text]: text }),
  boundaryOf: (text) => boundaryOf(`multipart/form-data; boundary=${text}`),
  'boundaryOf of spaces': ofLength((length) => boundaryOf(`multipart/form-data;${' '.repeat(length)}`)),
  isFilePart: (text) => isFilePart({ name: text, value: text }),
  formTextOf: (text) => formTextOf({ kind: 'form', fields: [{ name: text, value: text }] }),
  headerLines: (text) => headerLines({ [text]: text.split(' ') }),
  shownLines: (text) => shownLines({ a: text.split(' ') }, { headers: [], query: [] }),
  resolveRequest: (text) => resolveRequest({ ...postOf(text), endpoint: `/${text}` }, API),
  shellWord,
  wordWithVariable: (text) => wordWithVariable(text, 'A'),
  mayHoldText,
  ...ofRecords('readRecord', readRecord),
  ...ofRecords('writtenText', (kind, text) =>
    writtenText(splitRecords(kind, text).map((record) => readRecord(kind, record))),
  ),
  ...ofRecords('createRecordSplitter', pushAll),
  recordKindOf,
  ...ofRecords('recordsIn', (kind, text) => [...recordsIn(kind, text)]),
  ...ofRecords('splitRecords', splitRecords),
  endpointUnder: (text) => endpointUnder(BASE, `${BASE}/${text}`, '/a'),
  fillText: (text) => fillText(text, () => 'a'),
  'fillText of open braces': ofLength((length) => fillText(`${'{{ a'.repeat(length / 4)}}}`, () => 'a')),
  'fillText of spaces': ofLength((length) => fillText(`{{${' '.repeat(length)}`, () => 'a')),
  'fillText of a long name': ofLength((length) => fillText(`{{${'a'.repeat(length)} `, () => 'a')),
  'fillText of a long dynamic variable': ofLength((length) =>
    fillText(`{{$${'a'.repeat(length)}`, () => 'a'),
  ),
  'fillText of dynamic variables': ofLength((length) => fillText('{{$a '.repeat(length / 5), () => 'a')),
  'fillText of variables': ofLength((length) => fillText('{{a}}\\{{'.repeat(length / 8), () => 'bc')),
  'fillText of missing variables': (text) =>
    fillText(
      text.replaceAll(/./gs, (_one, at: number) => `{{${at}}}`),
      () => undefined,
    ),
  fillProblemText: (text) => fillProblemText({ kind: 'missing', names: text.split('') }, text),
  ...ofBodies('fillRequest', (body) => fillRequest({ endpoint: '/', body }, () => 'a')),
  ...ofBodies('variablesOfRequest', (body) => variablesOfRequest({ endpoint: '/', body })),
  ...ofBodies('hasEscapes', (body) => hasEscapes({ endpoint: '/', body })),
  ...ofBodies('withoutVariables', (body) => withoutVariables({ endpoint: '/', body })),
  underBase: (text) => underBase(`/${text}`, `${BASE}/${text}`),
};

const requestOf = (text: string): RequestParts => ({
  endpoint: '/a',
  headers: null,
  requestBody: null,
  body: { kind: 'json', text },
});

/** What a request goes through, by the JSON in it. */
export const VISITS: Record<string, Read> = {
  'the reading of secrets': (text) => readSecrets({ requests: [requestOf(text)], texts: [] }),
  'the reading of secrets in a value': (text) =>
    readSecrets({ requests: [{ ...requestOf('1'), requestBody: JSON.parse(text) }], texts: [] }),
  'the search for masks': (text) => maskedPlaces(requestOf(text), noSpans),
  'the comparison of places': (text) => {
    const leaves = valuesOf(requestOf(text), noSpans);
    return leaves.map(placeTest(leaves.slice(0, 1).map((leaf) => placeText(placeOf(leaf)))));
  },
  'the list of names': (text) => namesOf(requestOf(text)),
};
