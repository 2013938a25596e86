import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

/*
 * Responses for which the work once grew faster than their length. Each is so long that it would take minutes: the test ends
 * by its time limit then, and compares no durations.
 */

const KEY = 'sk-grow-4f9d2c7b1e5a';

type Response = { status?: number; type: string; body: string };

let test: TestApp;
let api: Upstream;
let reply: Response;
beforeAll(async () => {
  test = await createTestApp();
  api = await startUpstream((_call, _request, response) => {
    response.writeHead(reply.status ?? 200, { 'content-type': reply.type }).end(reply.body);
  });
});
afterAll(async () => {
  await api.close();
  await test.close();
});

const run = async (given: Response, apiKey = KEY) => {
  reply = given;
  const { id } = await makeKey(test, { apiKey, baseUrl: api.url });
  const { status, body } = await test.rest('POST', '/test', { apiKeyId: id, endpoint: '/', method: 'GET' });
  expect(status).toBe(200);
  expect(body.status).toBe(given.status ?? 200);
  return body;
};

const HALF_MB = 512 * 1024;
const repeated = (text: string, length = HALF_MB): string => text.repeat(Math.ceil(length / text.length));
const delta = (content: string): string => JSON.stringify({ choices: [{ delta: { content } }] });
const EVENTS = 'text/event-stream';

describe('the key in a stream, as often as it has room', () => {
  it.each<[string, string, string]>([
    ['in the text of one event', EVENTS, `data: ${delta(repeated(`${KEY} `))}\n\n`],
    ['in the text of one line', 'application/x-ndjson', `${delta(repeated(`${KEY} `))}\n`],
    ['in one text of a sequence', 'application/json-seq', `\u001e${delta(repeated(`${KEY} `))}\n`],
    ['without a gap', EVENTS, `data: ${delta(repeated(KEY))}\n\n`],
    ['in a text with escaped characters', EVENTS, `data: ${delta(repeated(`"${KEY}\n`))}\n\n`],
    [
      'in a text that a record has many times',
      EVENTS,
      `data: {"copies":[${repeated(`"${KEY}",`)}0],"delta":{"text":"${KEY}"}}\n\n`,
    ],
    ['in an event each', EVENTS, repeated(`data: ${delta(KEY)}\n\n`)],
    [
      'in two events each',
      EVENTS,
      repeated(`data: ${delta(KEY.slice(0, 9))}\n\ndata: ${delta(KEY.slice(9))}\n\n`),
    ],
    [
      'in one character each',
      EVENTS,
      [...repeated(KEY, 9_000)].map((one) => `data: ${delta(one)}\n\n`).join(''),
    ],
    ['beside quotes that are not closed', EVENTS, `data: ${delta(KEY)}\n: ${repeated('\\"')}\n\n`],
    ['behind lists that are not closed', EVENTS, `data: ${delta(`${KEY}${repeated('[{')}`)}\n\n`],
  ])('%s is masked', async (_where, type, body) => {
    const result = await run({ type, body });
    expect(JSON.stringify(result)).not.toContain(KEY);
    expect(result.maskedSecrets.count).toBeGreaterThan(0);
  });
});

describe('a secret that repeats itself', () => {
  it('is masked in four million zeros, and at their end', async () => {
    const zeros = '0'.repeat(16);
    const result = await run({ type: 'text/plain', body: '0'.repeat(4 * 1024 * 1024) }, zeros);
    expect(result.maskedSecrets.count).toBe(1);
    expect(JSON.stringify(result)).not.toContain(zeros);
  });

  it.each([
    ['a long key of one letter', 'a'.repeat(2_000), `"${'a'.repeat(1_999)}b",`],
    ['a key of two letters', 'ab'.repeat(500), `"${'ab'.repeat(499)}a",`],
  ])('%s is looked for in what is nearly the key', async (_what, key, nearly) => {
    expect(await run({ type: 'text/plain', body: repeated(nearly, 4 * 1024 * 1024) }, key)).toBeDefined();
  });
});

const BLANKS: Record<string, string> = {
  spaces: ' ',
  tabs: '\t',
  'no-break spaces': '\u00a0',
  'line breaks': '\n',
  dots: '.',
};
const words = (blank: string): string => `a${blank.repeat(HALF_MB)}b`;

const ERRORS: Record<string, (text: string) => Response> = {
  'a message in JSON': (message) => ({
    status: 400,
    type: 'application/json',
    body: JSON.stringify({ error: { message } }),
  }),
  'a code in JSON': (code) => ({
    status: 400,
    type: 'application/json',
    body: JSON.stringify({ error: { code } }),
  }),
  'a field in JSON': (field) => ({
    status: 422,
    type: 'application/json',
    body: JSON.stringify({ errors: [{ field, message: field }] }),
  }),
  'a name in JSON': (name) => ({
    status: 400,
    type: 'application/json',
    body: JSON.stringify({ [name]: name }),
  }),
  'errors with 200': (message) => ({
    type: 'application/json',
    body: JSON.stringify({ errors: [{ message }] }),
  }),
  'a result that is not ok': (error) => ({
    type: 'application/json',
    body: JSON.stringify({ ok: false, error }),
  }),
  XML: (text) => ({
    status: 400,
    type: 'application/xml',
    body: `<Error><Code>${text}</Code><Message>${text}</Message></Error>`,
  }),
  HTML: (text) => ({
    status: 403,
    type: 'text/html',
    body: `<html><title>${text}</title><body>${text}</body></html>`,
  }),
  NDJSON: (error) => ({ status: 400, type: 'application/x-ndjson', body: `${JSON.stringify({ error })}\n` }),
  'an event': (message) => ({ type: EVENTS, body: `data: ${JSON.stringify({ error: { message } })}\n\n` }),
  'plain text': (body) => ({ status: 400, type: 'text/plain', body }),
};

describe('an error of half a megabyte', () => {
  it.each(
    Object.keys(ERRORS).flatMap((where) => Object.keys(BLANKS).map((blanks) => [where, blanks] as const)),
  )('in %s is explained with %s in it', async (where, blanks) => {
    const { analysis } = await run(ERRORS[where]!(words(BLANKS[blanks]!)));
    expect(analysis).not.toBe('');
  });

  it('is explained where it has 30,000 details', async () => {
    const errors = Array.from({ length: 30_000 }, (_, at) => ({
      field: `f${at}`,
      message: `is wrong ${at}`,
    }));
    const { analysis } = await run({
      status: 422,
      type: 'application/json',
      body: JSON.stringify({ errors }),
    });
    expect(analysis).toContain('is wrong 0');
  });

  it('is explained where it is a page that says 403 in many ways', async () => {
    const page = `<html><body>${'403::::'.repeat(40)}x</body></html>`;
    expect((await run({ status: 403, type: 'text/html', body: page })).analysis).not.toBe('');
  });
});
