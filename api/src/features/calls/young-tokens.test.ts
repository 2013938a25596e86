import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type GrantServer, startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectAt } from '#test/oauth-login.ts';

let test: TestApp;
let server: GrantServer;
let id: number;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  // It does not say how long its tokens live.
  server = await startGrantServer({ fields: {} });
  const { connection, config } = await connectAt(test, server);
  id = connection.id;
  onTestFinished(async () => {
    await test.rest('DELETE', `/oauth-configs/${config.id}`);
    await server.close();
  });
});

const run = async (endpoint = '', method = 'GET') => {
  const input = { connectionId: id, endpoint: `${server.apiUrl}${endpoint}`, method };
  const { status, observations } = (await test.rest('POST', '/test', input)).body;
  const renewed = observations.find(({ kind }: { kind: string }) => kind === 'renewed');
  return { status, renewed: renewed?.text };
};

describe('an access token that dies in its first minute', () => {
  it('is renewed if the same call was accepted with it before', async () => {
    for (let round = 1; round <= 3; round += 1) {
      expect(await run(`?page=${round}`)).toEqual({ status: 200, renewed: undefined });
      server.revokeAccessTokens();
      const { status, renewed } = await run();
      expect(status).toBe(200);
      expect(renewed).toContain('was renewed and the request sent again');
      expect(server.redemptions()).toBe(round);
    }
  });

  it.each([
    ['another call', '/another', 'GET'],
    ['the same path with another method', '', 'POST'],
  ])('is not renewed if it was accepted for %s', async (_what, endpoint, method) => {
    expect(await run(endpoint, method)).toMatchObject({ status: 200 });
    server.revokeAccessTokens();
    expect((await run()).renewed).toContain('was issued a moment ago');
    expect(server.refreshes).toEqual([]);
  });

  it('is renewed once if the new one is rejected too', async () => {
    expect(await run()).toMatchObject({ status: 200 });
    server.revokeAccessTokens();
    server.rejectAll();
    for (let call = 1; call <= 3; call += 1) expect((await run()).status).toBe(401);
    expect(server.redemptions()).toBe(1);
  });
});
