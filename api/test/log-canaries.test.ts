import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { makeKey } from '#test/factories.ts';
import { startChild } from '#test/faults/child.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listen, sendRaw } from '#test/raw-http.ts';
import { startUpstream } from '#test/upstream.ts';

const CANARIES = Array.from({ length: 50 }, (_unused, index) => `zq${index}canary${index * 7919}xw`);
const captured = captureLog();
let test: TestApp;
let port: number;

beforeAll(async () => {
  test = await createTestApp({ log: captured.log });
  port = await listen(test.app);
});
afterAll(() => test.close());

const expectNoCanary = (): void => {
  const text = captured.text();
  for (const canary of CANARIES) {
    for (const form of [
      canary,
      Buffer.from(canary).toString('base64').replace(/=+$/, ''),
      Buffer.from(canary).toString('hex'),
      encodeURIComponent(canary),
    ]) {
      expect(text.includes(form), `${canary} in the log`).toBe(false);
    }
  }
};

it('no header, path, query or body of a request is in the log, at its most verbose level', async () => {
  for (const canary of CANARIES) {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/keys/${canary}?q=${canary}`,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        authorization: `Bearer ${canary}`,
        cookie: `gatehouse=${canary}`,
        'user-agent': canary,
        [`x-${canary}`]: canary,
      },
      payload: JSON.stringify({ [canary]: canary }),
    });
    expect(response.statusCode).toBe(404);
    await test.rest('POST', '/keys', { apiKey: canary, name: canary, providerId: canary });
    await test.trpc('mutation', `keys.${canary}`, { apiKey: canary });
    await sendRaw(port, [`GET /%zz${canary} HTTP/1.1`, 'Host: localhost', `X-A: ${canary}`]);
    await sendRaw(port, [`GET /${canary} HTTP/9.9`, `Host: ${canary}`, `X-A: ${canary}`]);
  }
  expect(captured.lines().length).toBeGreaterThan(150);
  expectNoCanary();
});

it('no value of an error is in the log or in the response, in 300 responses with status 500', async () => {
  const status = test.deps.connection.status;
  let failures = 0;
  try {
    for (let round = 0; round < 6; round += 1) {
      for (const canary of CANARIES) {
        test.deps.connection.status = async () => {
          const cause = Object.assign(new Error(canary), { query: canary, parameters: [canary] });
          throw Object.assign(new Error(`failed with ${canary}`, { cause }), {
            [canary]: canary,
            detail: canary,
          });
        };
        const response = await test.rest('GET', '/ready');
        expect(JSON.stringify(response)).not.toContain(canary);
        failures += response.status === 500 ? 1 : 0;
      }
    }
  } finally {
    test.deps.connection.status = status;
  }
  expect(failures).toBe(300);
  expect(captured.lines().filter(({ level }) => level === 'error')).toHaveLength(300);
  expectNoCanary();
});

it('no stored key, and no part of a call made with it, is in the log', async () => {
  const upstream = await startUpstream((call, _request, response) => {
    response.writeHead(500, { 'x-echo': String(call.headers.authorization) });
    response.end(`${call.headers.authorization} ${call.body}`);
  });
  try {
    for (const canary of CANARIES.slice(0, 10)) {
      const { id } = await makeKey(test, { apiKey: canary, baseUrl: upstream.url });
      const requestBody = { text: canary };
      const result = await test.rest('POST', '/test', {
        apiKeyId: id,
        endpoint: `/${canary}?q=${canary}`,
        method: 'POST',
        requestBody,
      });
      expect(result.body).toMatchObject({ status: 500 });
      await test.rest('POST', `/keys/${id}/reveal`);
      await test.rest('POST', `/keys/${id}/verify`, { newApiKey: `${canary}-tried` });
      await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: `${canary}-next` });
      await test.rest('POST', `/keys/${id}/restore-previous`);
      await test.rest('DELETE', `/keys/${id}`);
    }
  } finally {
    await upstream.close();
  }
  expect(upstream.received[0]?.headers.authorization).toContain(CANARIES[0]);
  expectNoCanary();
});

it('a line describes the request by its route and the response by its status', async () => {
  const response = await test.app.inject({ url: '/api/keys?page=2', headers: { host: 'localhost' } });
  expect(captured.lines().find(({ reqId }) => reqId === response.headers['x-request-id'])).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    reqId: expect.any(String),
    method: 'GET',
    route: '/api/keys',
    status: 200,
    ms: expect.any(Number),
    bytesIn: 0,
    bytesOut: response.rawPayload.length,
    msg: 'request',
  });
});

it('a line has no size if the length of the response was not known in advance', async () => {
  const response = await test.app.inject({
    url: '/trpc/keys.list?batch=1&input=%7B%7D',
    // Sent line by line, as each result of the batch is known.
    headers: { host: 'localhost', 'trpc-accept': 'application/jsonl' },
  });
  expect(response.rawPayload.length).toBeGreaterThan(0);
  const line = captured.lines().find(({ reqId }) => reqId === response.headers['x-request-id']);
  expect(line).toMatchObject({ route: '/trpc/keys.list', status: 200 });
  expect(line).not.toHaveProperty('bytesOut');
});

it.each(['error', 'rejection'])(
  'an uncaught %s ends the process with a log line without its values',
  async (kind) => {
    const canary = CANARIES[0] ?? '';
    const { code, stdout, stderr } = await startChild('defect-child.ts', [kind, canary]).ended;
    expect(code).toBe(1);
    expect(stdout + stderr).not.toContain(canary);
    expect(JSON.parse(stderr)).toMatchObject({ level: 'fatal', err: { name: 'Error' } });
  },
);
