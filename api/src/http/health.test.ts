import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

it('/api/health says that it responds, and nothing else', async () => {
  const { status, body } = await test.rest('GET', '/health');
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok' });
});

it('/api/ready is 200 while the database works', async () => {
  expect(await test.rest('GET', '/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
});

it.each<Awaited<ReturnType<DatabaseConnection['status']>>>(['read-only', 'full', 'down'])(
  '/api/ready is 503 with Retry-After while the database is %s, and health stays 200',
  async (status) => {
    test.deps.connection.status = async () => status;
    const response = await test.rest('GET', '/ready');
    expect(response).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', message: expect.any(String) },
    });
    expect(response.headers['retry-after']).toBe('2');
    expect((await test.rest('GET', '/health')).status).toBe(200);
  },
);

it('/api/ready is 503 from the moment a stop begins', async () => {
  test.app.lifecycle.stopping = true;
  expect(await test.rest('GET', '/ready')).toMatchObject({
    status: 503,
    body: { message: 'The server is stopping' },
  });
});
