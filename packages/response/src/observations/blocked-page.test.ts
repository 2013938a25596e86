import { expect, it } from 'vitest';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';

const explain = (response: Parameters<typeof observed>[0]): string =>
  analysisOf(observeResponse(observed(response)));

const page = '<html><head><title>Access Denied</title></head><body>No</body></html>';

it('a page with 403 is from something in front of the API, which is named if it says so', () => {
  const headers = { 'content-type': 'text/html', server: 'AkamaiGHost' };
  expect(explain({ status: 403, headers, body: page })).toContain('in front of it (Akamai) probably blocked');
  const other = explain({ status: 403, headers: { 'content-type': 'text/html', server: 'x' }, body: page });
  expect(other).toContain('in front of it probably blocked');
  expect(other).not.toContain('knows the key');
});

it('a 403 of the API itself is about the key', () =>
  expect(explain({ status: 403, body: { message: 'no' } })).toContain('knows the key'));

it.each([
  ['Unable to provide data for requested point', 'What the request names does not exist'],
  ['No static resource v1/itmes for this', 'There is nothing at this path'],
  ['Not Found', 'There is nothing at this path'],
])('a 404 that says "%s" is explained by it', (message, text) =>
  expect(explain({ status: 404, body: { message } })).toContain(text),
);

it('a header that names the limit is repeated', () =>
  expect(explain({ status: 429, headers: { 'x-rate-limit-problem': 'day' } })).toContain(
    'The limit is “day”.',
  ));
