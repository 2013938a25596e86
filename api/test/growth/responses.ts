import { errorFacts } from '@gatehouse/knowledge/error-tables.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import { defaultLimits } from '@gatehouse/outbound/limits.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { binaryType } from '@gatehouse/response/body/binary-type.ts';
import { exceedsBounds, parseBounded, parseBoundedObject } from '@gatehouse/response/body/bounded-json.ts';
import { readProblem } from '@gatehouse/response/body/read-problem.ts';
import { isWebPage, readResponseBody } from '@gatehouse/response/body/read-response-body.ts';
import { isRateLimited, rejectsKeyByCode } from '@gatehouse/response/error/key-rejection.ts';
import { readError } from '@gatehouse/response/error/read-error.ts';
import { readLinkHeader } from '@gatehouse/response/headers/link-header.ts';
import { observeFailure, observeResponse } from '@gatehouse/response/observations/analyze.ts';
import type { ObservedResponse } from '@gatehouse/response/observations/observation.ts';
import { nextPageUrl } from '@gatehouse/response/observations/pages.ts';
import type { Read } from '#test/growth/cost.ts';

const FACTS = errorFacts(openKnowledge());
const CALLED = 'https://api.example.com/v1/items';

type Given = Partial<Pick<OutboundResponse, 'status' | 'headers'>> & { text?: string };

const responseOf = ({ status = 400, headers = {}, text = '{}' }: Given): OutboundResponse => {
  const body = Buffer.from(text);
  return {
    status,
    statusText: '',
    headers,
    url: CALLED,
    redirects: [],
    body,
    size: body.length,
    wireSize: body.length,
    truncated: false,
    isCrowdedOut: false,
    brokenOff: null,
    timings: { dns: null, connect: null, tls: null, firstByte: null, download: null },
    totalMs: 1,
    remoteAddress: '192.0.2.1',
  };
};

const observed = (given: Given): ObservedResponse => {
  const response = responseOf(given);
  return {
    response,
    body: readResponseBody(response),
    method: 'GET',
    url: new URL(CALLED),
    noun: 'key',
    withheldHost: undefined,
    scheme: 'bearer',
    isRejectedByCode: false,
    isSentInTheOpen: false,
    streamLimits: defaultLimits,
    withoutSecrets: (text) => text,
    facts: FACTS,
    now: Date.UTC(2026, 0, 1),
  };
};

/** Where a stranger's text stands in a response. */
const PLACES: Record<string, (text: string) => Given> = {
  'a page': (text) => ({ headers: { 'content-type': 'text/html' }, text: `<html><title>${text}` }),
  XML: (text) => ({ headers: { 'content-type': 'application/xml' }, text: `<Error><Code>${text}` }),
  JSON: (text) => ({ headers: { 'content-type': 'application/json' }, text }),
  events: (text) => ({ headers: { 'content-type': 'text/event-stream' }, text }),
  'lines of JSON': (text) => ({ headers: { 'content-type': 'application/x-ndjson' }, text }),
  'a text': (text) => ({ headers: { 'content-type': 'text/plain' }, text }),
  'a text of nothing in particular': (text) => ({ text }),
  'a message': (text) => ({ text: JSON.stringify({ error: { message: text } }) }),
  'a code': (text) => ({ text: JSON.stringify({ error: { code: text, type: text, status: text } }) }),
  'a name': (text) => ({ text: JSON.stringify({ errors: { [text]: [text] } }) }),
  'many errors': (text) => ({
    text: JSON.stringify({ errors: text.split(' ').map((message) => ({ message, code: message })) }),
  }),
  'errors of a success': (text) => ({ status: 200, text: JSON.stringify({ ok: false, errors: [text] }) }),
  'a script': (text) => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    text: `<br /><b>Warning</b>:  ${text} in ${text}`,
  }),
  'a job': (text) => ({
    status: 202,
    text: JSON.stringify({ statusUrl: text, jobId: text, state: `already${text}`, queryError: text }),
  }),
  'parts of a batch': (text) => ({
    status: 207,
    text: JSON.stringify({
      results: text.split(' ').map((message) => ({ status: 400, error: { message } })),
    }),
  }),
  'addresses and ends': (text) => ({
    text: JSON.stringify({ message: `https://${text} expired ${text}] now` }),
  }),
  'a list': (text) => ({ status: 200, text: JSON.stringify(text.split(' ').map((one) => ({ [one]: one }))) }),
  headers: (text) => ({
    headers: Object.fromEntries(
      [
        'www-authenticate',
        'link',
        'retry-after',
        'ratelimit',
        'ratelimit-policy',
        'x-ratelimit-remaining',
        'x-ratelimit-reset',
        'deprecation',
        'sunset',
        'warning',
        'location',
        'content-type',
        'grpc-message',
        'x-amzn-errortype',
        'message',
        'x-error-message',
        'x-csrf-token',
        'x-error-limit-reset',
      ].map((name) => [name, text]),
    ),
    status: 401,
  }),
};

/** What `observeResponse` has read once more is read in these places only. */
const FEW = ['JSON', 'a message', 'headers'];

const inPlaces = (
  name: string,
  read: (given: ObservedResponse) => unknown,
  places = Object.keys(PLACES),
): Record<string, Read> =>
  Object.fromEntries(
    Object.entries(PLACES)
      .filter(([place]) => places.includes(place))
      .map(([place, given]) => [`${name} with ${place}`, (text: string) => read(observed(given(text)))]),
  );

export const RESPONSES: Record<string, Read> = {
  ...inPlaces('observeResponse', observeResponse),
  ...inPlaces(
    'readError',
    ({ response, body }) => readError({ ...response, slug: 'stripe' }, body, FACTS),
    FEW,
  ),
  ...inPlaces('readProblem', ({ body }) => readProblem(body, true), FEW),
  ...inPlaces('readResponseBody', ({ body }) => isWebPage(body), FEW),
  ...inPlaces(
    'rejectsKeyByCode',
    ({ response, body }) => rejectsKeyByCode(response, body, { refusalCodes: ['invalid_key'] }),
    FEW,
  ),
  ...inPlaces(
    'nextPageUrl',
    (given) => nextPageUrl({ ...given, response: { ...given.response, status: 200 } }),
    FEW,
  ),
  observeFailure: (text) =>
    observeFailure(new OutboundError('bad_response', text), {
      withheldHost: undefined,
      noun: 'key',
      withoutSecrets: (said) => said,
    }),
  isWebPage: (text) =>
    isWebPage(readResponseBody(responseOf({ text, headers: { 'content-type': 'text/html' } }))),
  isRateLimited: (text) => isRateLimited(responseOf({ headers: { 'retry-after': text } })),
  readLinkHeader,
  binaryType: (text) => binaryType(Buffer.from(text), text),
  exceedsBounds,
  parseBounded,
  parseBoundedObject,
};
