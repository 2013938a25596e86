import type { JsonValue } from '@gatehouse/contract/common.ts';
import { expect, it } from 'vitest';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';

const said = (status: number, body: JsonValue, type = 'application/json'): string =>
  analysisOf(
    observeResponse(observed({ status, body, headers: { 'content-type': type } }, { method: 'POST' })),
  );

/** Objects that cannot be made a text or a number. */
const STRANGE: JsonValue[] = [
  { toString: 1 },
  { toString: 'x', message: 'It is bad' },
  [{ toString: null, valueOf: 1 }],
  { toJSON: 1 },
  { constructor: 1, length: 3 },
];

/** Where errors, results and what belongs to them stand. */
const NAMES =
  'error errors message status code success result results responses details failed retry_after parameters type title meta data errorCode fault state items id error_description estimated_time has_more next links paging nextPageToken choices stop_reason warnings fieldErrors Error statusCode httpStatusCode numFailed failedcount retcode errno path loc field keys job_id status_url'.split(
    ' ',
  );

const PLACES: ((one: Record<string, JsonValue>) => JsonValue)[] = [
  (one) => one,
  (one) => ({ error: one }),
  (one) => [one],
  (one) => ({ ...one, message: 'It broke here', code: 'unrecognized_keys' }),
  (one) => ({ error: { details: [{ ...one, '@type': { toString: 1 } }] } }),
];

it.each([200, 207, 400, 404, 429, 500])('%i is explained, whatever its fields are', (status) => {
  for (const name of NAMES)
    for (const strange of STRANGE)
      for (const place of PLACES) expect(said(status, place({ [name]: strange }))).toContain(String(status));
});

it('XML whose elements are called so is explained', () =>
  expect(
    said(400, '<response><error><toString>x</toString></error></response>', 'application/xml'),
  ).toContain('400 Bad Request'));

it('a line of a stream that nests deeply is explained', () => {
  const deep = `{"a":1}\n{"error":"x","d":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  expect(said(200, deep, 'application/x-ndjson')).toContain('200 OK');
});
