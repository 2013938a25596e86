import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALIVE_TOKENS, DEAD_TOKENS } from '#test/dead-tokens.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectAt, listOauthConnections } from '#test/oauth-login.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

let test: TestApp;
let server: TokenServer;
let connection: OauthConnection;

beforeAll(async () => {
  test = await createTestApp();
  server = await startTokenServer();
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const grant = () =>
  server.behave({
    body: JSON.stringify({
      access_token: 'an-access-token-0123456789',
      refresh_token: 'a-refresh-token-0123456789',
      expires_in: 3600,
    }),
  });

beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
  grant();
  ({ connection } = await connectAt(test, server));
  server.received.length = 0;
});

const refresh = () => test.rest('POST', `/oauth-connections/${connection.id}/refresh`);

describe('a refresh token that is dead', () => {
  it.each(DEAD_TOKENS)('needs a new login, and is sent once: %s', async (_name, response) => {
    server.behave(response);
    expect((await refresh()).status).toBe(412);
    expect(server.received).toHaveLength(1);
    const [shown] = await listOauthConnections(test);
    expect(shown?.status).toBe('needs_reauth');
    expect(shown?.problem).toMatch(/Press Reconnect|administrator|log in|prompt/i);
    expect(shown?.problem).not.toContain('a-refresh-token-0123456789');
  });
});

describe('a refresh that fails', () => {
  it.each(ALIVE_TOKENS)('leaves the connection as it is, and works later: %s', async (_name, response) => {
    server.behave(response);
    expect((await refresh()).status).toBe(503);
    const [shown] = await listOauthConnections(test);
    expect(shown).toMatchObject({ status: 'active', problem: null });
    grant();
    expect((await refresh()).status).toBe(200);
  });
});

it('a server that fails says nothing about the configuration', async () => {
  for (const status of [500, 503, 429]) {
    server.behave({ status, body: '{}' });
    const { message } = (await refresh()).body;
    expect(message).toContain(`responded with status ${status}`);
    expect(message).not.toContain('refused');
  }
});

it('a token of 20 KB is stored, and one beyond 32 KB is not', async () => {
  const grantOf = (length: number) =>
    server.behave({
      body: JSON.stringify({
        access_token: 'x'.repeat(length),
        refresh_token: 'y'.repeat(length),
        expires_in: 3600,
      }),
    });
  for (const length of [20_000, 32 * 1024]) {
    grantOf(length);
    expect((await refresh()).status, `${length}`).toBe(200);
  }
  grantOf(32 * 1024 + 1);
  expect((await refresh()).status).toBe(503);
});

it('there are enough of both', () => {
  expect(DEAD_TOKENS.length).toBeGreaterThanOrEqual(50);
  expect(ALIVE_TOKENS.length).toBeGreaterThanOrEqual(40);
});
