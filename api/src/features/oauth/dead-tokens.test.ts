import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ALIVE_TOKENS, DEAD_TOKENS } from '#test/dead-tokens.ts';
import { connectAt, listOauthConnections } from '#test/oauth-login.ts';
import { GRANTED, useTokenApp } from '#test/token-app.ts';

const stand = useTokenApp();
let connection: OauthConnection;

beforeEach(async () => {
  await stand.deleteConfigs();
  stand.tokens.behave(GRANTED);
  ({ connection } = await connectAt(stand.app, stand.tokens));
  stand.tokens.received.length = 0;
});

const refresh = () => stand.app.rest('POST', `/oauth-connections/${connection.id}/refresh`);

describe('a refresh token that is dead', () => {
  it.each(DEAD_TOKENS)('needs a new login, and is sent once: %s', async (_name, response) => {
    stand.tokens.behave(response);
    expect((await refresh()).status).toBe(412);
    expect(stand.tokens.received).toHaveLength(1);
    const [shown] = await listOauthConnections(stand.app);
    expect(shown?.status).toBe('needs_reauth');
    expect(shown?.problem).toMatch(/Press Reconnect|administrator|log in|prompt/i);
    expect(shown?.problem).not.toContain('a-refresh-token-0123456789');
  });
});

describe('a refresh that fails', () => {
  it.each(ALIVE_TOKENS)('leaves the connection as it is, and works later: %s', async (_name, response) => {
    stand.tokens.behave(response);
    expect((await refresh()).status).toBe(503);
    const [shown] = await listOauthConnections(stand.app);
    expect(shown).toMatchObject({ status: 'active', problem: null });
    stand.tokens.behave(GRANTED);
    expect((await refresh()).status).toBe(200);
  });
});

it('a server that fails says nothing about the configuration', async () => {
  for (const status of [500, 503, 429]) {
    stand.tokens.behave({ status, body: '{}' });
    const { message } = (await refresh()).body;
    expect(message).toContain(`responded with status ${status}`);
    expect(message).not.toContain('refused');
  }
});

it('a token of 20 KB is stored, and one beyond 32 KB is not', async () => {
  const grantOf = (length: number) =>
    stand.tokens.behave({
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
