import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let api: Upstream;
let apiKeyId: number;
let reply: { type: string; status: number; body: string | Buffer };

beforeAll(async () => {
  test = await createTestApp();
  api = await startUpstream((_call, _request, response) => {
    response.writeHead(reply.status, { 'content-type': reply.type, 'x-count': '12345678901234567890' });
    response.end(reply.body);
  });
  apiKeyId = (await makeKey(test)).id;
});
afterAll(async () => {
  await api.close();
  await test.close();
});

/** The result over REST, which is the same over tRPC. */
const run = async (body: string | Buffer, type = 'application/json', status = 200) => {
  reply = { type, status, body };
  const input = { apiKeyId, endpoint: `${api.url}/x`, method: 'GET' };
  const overRest = await test.rest('POST', '/test', input);
  const overTrpc = await test.trpc('mutation', 'testing.run', input);
  expect(overTrpc.body.text).toBe(overRest.body.text);
  expect(overTrpc.body.response).toEqual(overRest.body.response);
  return overRest.body;
};

describe('the text of a response', () => {
  it.each([
    '{"id":12345678901234567890}',
    '{ "price" : 1.0,\n\t"big":1e400, "zero":-0 }',
    '[0.12345678901234567890, 1E+2]',
    '{"a":1,"a":2}',
    '"caf\\u00e9"',
    '12345678901234567890',
    'not JSON: 1.0\r\n',
    '{"cut":',
    `[${'9'.repeat(100_000)}]`,
  ])('is what was sent: %.60s', async (sent) => {
    const { text } = await run(sent);
    expect(text).toBe(sent);
  });

  it('stands beside the parsed value', async () => {
    const { text, response } = await run('{"price":1.0}');
    expect([text, response]).toEqual(['{"price":1.0}', { price: 1 }]);
  });

  it('is there for a page and for an error too', async () => {
    expect((await run('<p>1.0</p>', 'text/html', 500)).text).toBe('<p>1.0</p>');
  });

  it('is absent if there is no body, and if the body is not text', async () => {
    expect(await run('')).not.toHaveProperty('text');
    expect(await run(Buffer.from([0, 1, 2, 255]), 'image/png')).not.toHaveProperty('text');
  });

  it('is the response itself beyond 2 MiB, and not sent twice', async () => {
    const body = (length: number) => `["${'x'.repeat(length - 4)}"]`;
    const limit = 2 * 1024 * 1024;
    const at = await run(body(limit));
    expect([at.text === body(limit), Array.isArray(at.response)]).toEqual([true, true]);
    const beyond = await run(body(limit + 1));
    expect(beyond.response === body(limit + 1)).toBe(true);
    expect(beyond).not.toHaveProperty('text');
    expect(beyond.analysis).toContain('of more than 2 MiB');
  });
});

describe('the analysis of a response', () => {
  it('quotes numbers as they were sent', async () => {
    const id = await run('{"id":12345678901234567890}');
    expect(id.analysis).toContain('12345678901234567890.');
    expect(id.analysis).not.toContain('12345678901234567000');
    const code = await run('{"error":{"message":"No","code":12345678901234567890}}', undefined, 400);
    expect(code.analysis).toContain('The API says: No (code 12345678901234567890)');
    const overflow = await run('[1e400]');
    expect(overflow.analysis).toContain('too large for JavaScript: 1e400.');
  });

  it('says that a name occurs twice', async () => {
    expect((await run('{"a":1,"b":{"c":1,"c":2}}')).analysis).toContain('the same name twice');
    expect((await run('{"a":1,"b":{"a":1,"c":2}}')).analysis).not.toContain('the same name twice');
  });

  it('leaves the values of headers as they were sent', async () => {
    expect((await run('{}')).headers['x-count']).toBe('12345678901234567890');
  });
});
