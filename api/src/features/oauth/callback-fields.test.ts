import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  beginOauthLogin,
  CALLERS,
  type Caller,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
} from '#test/oauth-login.ts';
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
beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
  config = await makeOauthConfig(test, server);
});

const grant = (fields: object = {}) =>
  server.behave({ body: JSON.stringify({ access_token: 'an-access-token-0123456789', ...fields }) });

/** The connection of a login that came back with these parameters too. */
const connect = async (params: Record<string, string>, caller: Caller = 'a screen') => {
  const { state, cookie } = await beginOauthLogin(test, config, caller);
  const sent = { code: 'a-code-0123456789', state, ...params };
  const { body } = await completeOauthLogin(test, sent, { caller, cookie });
  expect(body).toMatchObject({ success: true });
  const [connection] = await listOauthConnections(test);
  return connection;
};

describe('what the callback says was granted', () => {
  it.each(CALLERS)('is kept if the token response says nothing: %s', async (caller) => {
    grant();
    expect(await connect({ scope: 'read,activity:read read' }, caller)).toMatchObject({
      scopes: ['read', 'activity:read'],
    });
  });

  it('counts less than what the token response says', async () => {
    grant({ scope: 'write' });
    expect(await connect({ scope: 'read' })).toMatchObject({ scopes: ['write'] });
  });

  it.each<Record<string, string>>([{}, { scope: '' }, { scope: ' , ' }, { scope: '\u0007 \u202e' }])(
    'is what was asked for if it says nothing: %j',
    async (params) => {
      grant();
      expect(await connect(params)).toMatchObject({ scopes: ['read', 'write'] });
    },
  );
});
