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

it('no header, path, query or body of a request is in the log, at its most talkative level', async () => {
  for (const canary of CANARIES) {
    const answer = await test.app.inject({
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
    expect(answer.statusCode).toBe(404);
    await test.rest('POST', '/keys', { apiKey: canary, name: canary, providerId: canary });
    await test.trpc('mutation', `keys.${canary}`, { apiKey: canary });
    await sendRaw(port, [`GET /%zz${canary} HTTP/1.1`, 'Host: localhost', `X-A: ${canary}`]);
    await sendRaw(port, [`GET /${canary} HTTP/9.9`, `Host: ${canary}`, `X-A: ${canary}`]);
  }
  expect(captured.lines().length).toBeGreaterThan(150);
  expectNoCanary();
});

it('no value of an error is in the log or in the answer: 300 answers of 500', async () => {
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
        const answer = await test.rest('GET', '/ready');
        expect(JSON.stringify(answer)).not.toContain(canary);
        failures += answer.status === 500 ? 1 : 0;
      }
    }
  } finally {
    test.deps.connection.status = status;
  }
  expect(failures).toBe(300);
  expect(captured.lines().filter(({ level }) => level === 'error')).toHaveLength(300);
  expectNoCanary();
});

it('no stored key, and nothing of a call that was made with it, is in the log', async () => {
  const upstream = await startUpstream((call, _request, response) => {
    response.writeHead(500, { 'x-echo': String(call.headers.authorization) });
    response.end(`${call.headers.authorization} ${call.body}`);
  });
  try {
    for (const canary of CANARIES.slice(0, 10)) {
      const { id } = await makeKey(test, { apiKey: canary, name: canary, baseUrl: upstream.url });
      const requestBody = { text: canary };
      const result = await test.rest('POST', '/test', {
        apiKeyId: id,
        endpoint: `/${canary}?q=${canary}`,
        method: 'POST',
        requestBody,
      });
      expect(result.body).toMatchObject({ status: 500 });
      await test.rest('POST', `/keys/${id}/reveal`);
      await test.rest('DELETE', `/keys/${id}`);
    }
  } finally {
    await upstream.close();
  }
  expect(upstream.received[0]?.headers.authorization).toContain(CANARIES[0]);
  expectNoCanary();
});

it('a line tells the request by its route, and the answer by its number', async () => {
  const answer = await test.app.inject({ url: '/api/keys?page=2', headers: { host: 'localhost' } });
  expect(captured.lines().find(({ reqId }) => reqId === answer.headers['x-request-id'])).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    reqId: expect.any(String),
    method: 'GET',
    route: '/api/keys',
    status: 200,
    ms: expect.any(Number),
    bytesIn: 0,
    bytesOut: answer.rawPayload.length,
    msg: 'request',
  });
});

it('a line of an answer whose length nobody knew beforehand tells none', async () => {
  const answer = await test.app.inject({
    url: '/trpc/keys.list?input=%7B%7D',
    headers: { host: 'localhost' },
  });
  expect(answer.rawPayload.length).toBeGreaterThan(0);
  const line = captured.lines().find(({ reqId }) => reqId === answer.headers['x-request-id']);
  expect(line).toMatchObject({ route: '/trpc/keys.list', status: 200 });
  expect(line).not.toHaveProperty('bytesOut');
});

it.each(['error', 'rejection'])(
  'an %s that nobody caught ends the process with a line without its values',
  async (kind) => {
    const canary = CANARIES[0] ?? '';
    const { code, stdout, stderr } = await startChild('defect-child.ts', [kind, canary]).ended;
    expect(code).toBe(1);
    expect(stdout + stderr).not.toContain(canary);
    expect(JSON.parse(stderr)).toMatchObject({ level: 'fatal', err: { name: 'Error' } });
  },
);
