import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configPurposes } from '#src/features/oauth/oauth-configs.store.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { beginOauthLogin, completeOauthLogin, makeOauthConfig } from '#test/oauth-login.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

const ISSUER = 'https://issuer.example/tenant';

let server: TokenServer;
let test: TestApp;
beforeAll(async () => {
  server = await startTokenServer();
  server.behave({ body: JSON.stringify({ access_token: 'a-token', expires_in: 3600 }) });
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
});

const logIn = async (config: OauthConfig, iss: string): Promise<boolean> => {
  const { state, cookie } = await beginOauthLogin(test, config);
  return (await completeOauthLogin(test, { code: 'a-code-0123456789', state, iss }, { cookie })).body.success;
};

const patch = async ({ id }: OauthConfig, fields: object): Promise<OauthConfig> =>
  (await test.rest('PATCH', `/oauth-configs/${id}`, fields)).body;

describe('the issuer of a configuration', () => {
  it('is what iss is compared with, also on another host than the authorization URL', async () => {
    const config = await makeOauthConfig(test, server, { issuer: ISSUER });
    expect(config.issuer).toBe(ISSUER);
    expect(await logIn(config, ISSUER)).toBe(true);
    expect(await logIn(config, server.url)).toBe(false);
    expect(await logIn(await patch(config, { issuer: null }), ISSUER)).toBe(false);
    expect(await logIn(config, server.url)).toBe(true);
  });

  it('can be added to a stored configuration, and goes when the authorization URL changes without it', async () => {
    const config = await makeOauthConfig(test, server);
    expect(config.issuer).toBeNull();
    expect((await patch(config, { issuer: ISSUER })).issuer).toBe(ISSUER);
    expect(await logIn(config, ISSUER)).toBe(true);
    const authorizationUrl = `${server.url}/authorize?tenant=1`;
    expect((await patch(config, { authorizationUrl })).issuer).toBeNull();
    expect((await patch(config, { authorizationUrl: server.authorizationUrl, issuer: ISSUER })).issuer).toBe(
      ISSUER,
    );
  });

  it('is part of what the client secret is sealed for, and of nothing where there is none', async () => {
    const { db } = test.deps.connection;
    const config = await makeOauthConfig(test, server);
    const before = JSON.stringify([1, config.clientId, config.authorizationUrl, config.tokenUrl]);
    expect((await configPurposes(db, [config.id])).get(config.id)).toBe(before);
    await db.updateTable('oauth_configs').set({ issuer: ISSUER }).where('id', '=', config.id).execute();
    expect((await configPurposes(db, [config.id])).get(config.id)).not.toBe(before);
    const refused = await test.rest('GET', `/oauth/authorize/${config.providerId}`);
    expect(refused.status).toBe(409);
  });

  it('is a URL', async () => {
    const { id } = await makeOauthConfig(test, server);
    const { status, body } = await test.rest('PATCH', `/oauth-configs/${id}`, { issuer: 'no url' });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Issuer must be a URL')]);
  });
});
