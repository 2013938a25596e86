import { awsScope } from '@gatehouse/request/aws-scope.ts';
import { withBodyFields } from '@gatehouse/request/body-fields.ts';
import { climbs } from '@gatehouse/request/climbing-path.ts';
import { addressOf, curlCommand } from '@gatehouse/request/curl-command.ts';
import { resolveEndpoint, storedUrlProblem } from '@gatehouse/request/endpoint-url.ts';
import {
  isHeaderName,
  isHeaderValue,
  lowerCaseNames,
  mergeHeaders,
  withoutHeaders,
} from '@gatehouse/request/headers.ts';
import { hiddenSecrets, variableFor } from '@gatehouse/request/hidden-secrets.ts';
import { matchesHost, readAsHost } from '@gatehouse/request/host-in-endpoint.ts';
import { fillTemplate, namesIn } from '@gatehouse/request/key-template.ts';
import { keyVariable, tokenVariable } from '@gatehouse/request/key-variable.ts';
import { curlCommands, hasCurlCommand } from '@gatehouse/request/pasted/curl-commands.ts';
import { readPastedRequest } from '@gatehouse/request/pasted/read-pasted-request.ts';
import { isPartName } from '@gatehouse/request/place-parts.ts';
import {
  addParams,
  changeParam,
  paramRows,
  removeParam,
  switchParam,
} from '@gatehouse/request/query-params.ts';
import { isBelow, rebaseEndpoint } from '@gatehouse/request/rebase-endpoint.ts';
import { bodyFormat, requestBodyText } from '@gatehouse/request/request-body.ts';
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
import type { Read } from '#test/growth/cost.ts';

const BASE = 'https://api.example.com/v1';
const API = { baseUrl: BASE, defaultHeaders: {} };
const RECORDS: readonly RecordKind[] = ['events', 'lines', 'sequence'];
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const tableOf = (text: string) => ({ endpoint: `/a?${text}`, off: [] });
const postOf = (text: string) => ({ method: 'POST' as const, endpoint: '/a', body: text });
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
  isPartName,
  addParams: (text) => addParams(tableOf(text), [[text, text]]),
  changeParam: (text) => changeParam(tableOf(text), 0, 'value', text),
  paramRows: (text) => paramRows(tableOf(text)),
  removeParam: (text) => removeParam(tableOf(text), 0),
  switchParam: (text) => switchParam(tableOf(text), 0),
  isBelow: (text) => isBelow(`${BASE}/${text}`, BASE),
  rebaseEndpoint: (text) => rebaseEndpoint(`${BASE}/${text}`, [BASE], BASE),
  bodyFormat: (text) => bodyFormat({ method: 'POST', body: text, headers: FORM }),
  requestBodyText: (text) => requestBodyText({ method: 'POST', body: { text }, headers: FORM }),
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
  underBase: (text) => underBase(`/${text}`, `${BASE}/${text}`),
};
