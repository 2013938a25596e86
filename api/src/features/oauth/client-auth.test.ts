import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectOauth, makeOauthConfig } from '#test/oauth-login.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

let test: TestApp;
let server: TokenServer;
let config: OauthConfig;

beforeAll(async () => {
  test = await createTestApp();
  server = await startTokenServer();
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const ways = () =>
  server.received.map(({ headers }) => (headers.authorization === undefined ? 'post' : 'basic'));

/** A server that reads the client only in one of the two ways. */
const reads = (way: 'post' | 'basic') => {
  server.received.length = 0;
  server.behave(({ headers }) =>
    (headers.authorization === undefined) === (way === 'post')
      ? {
          body: JSON.stringify({
            access_token: 'an-access-token-0123456789',
            refresh_token: 'a-refresh-token-0123456789',
            expires_in: 3600,
          }),
        }
      : { status: 401, body: '{"error":"invalid_client"}' },
  );
};

beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body as OauthConfig[])
    await test.rest('DELETE', `/oauth-configs/${id}`);
  config = await makeOauthConfig(test, server);
});

describe('the way in which a server has accepted the client', () => {
  it('comes first in the next login and in each renewal', async () => {
    reads('post');
    const { id } = await connectOauth(test, config);
    expect(ways()).toEqual(['basic', 'post']);
    await connectOauth(test, config);
    expect((await test.rest('POST', `/oauth-connections/${id}/refresh`)).status).toBe(200);
    expect(ways().slice(2)).toEqual(['post', 'post']);
  });

  it('is only where it begins: a server that has changed is still understood, and that is remembered too', async () => {
    reads('post');
    const { id } = await connectOauth(test, config);
    reads('basic');
    const refresh = () => test.rest('POST', `/oauth-connections/${id}/refresh`);
    expect((await refresh()).status).toBe(200);
    expect((await refresh()).status).toBe(200);
    expect(ways()).toEqual(['post', 'basic', 'basic']);
  });

  it('is forgotten with the client', async () => {
    reads('post');
    await connectOauth(test, config);
    const changed = await test.rest('PATCH', `/oauth-configs/${config.id}`, { clientId: 'another' });
    // No caller has to know of it.
    expect(Object.keys(changed.body).toSorted()).toEqual(Object.keys(config).toSorted());
    reads('post');
    await connectOauth(test, config);
    expect(ways()).toEqual(['basic', 'post']);
  });
});
