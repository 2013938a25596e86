import type { AuditItem } from '@gatehouse/contract/audit.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  APP_ITSELF,
  beginOauthLogin,
  completeOauthLogin,
  connectOauth,
  makeOauthConfig,
  obtainOauthToken,
} from '#test/oauth-login.ts';
import { startUpstream } from '#test/upstream.ts';

const FIRST = 'refresh-token-1-0123456789abcdef';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const start = async (publishes: (url: string) => Record<string, unknown>) => {
  const server = await startGrantServer({ publishes });
  onTestFinished(async () => {
    for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
      await test.rest('DELETE', `/oauth-configs/${id}`);
    await server.close();
  });
  return server;
};

/** The hosts that got the tokens of a connection for that. */
const revokedAt = async (id: number): Promise<(string | null)[]> => {
  const { items } = (await test.rest('GET', `/audit?connectionId=${id}&action=oauth.delete`)).body;
  return items.flatMap(({ host, keySent }: AuditItem) => (keySent === true ? [host] : []));
};

const revokesThere = (url: string) => ({ revocation_endpoint: `${url}/revoke` });

it('the tokens of a server that nobody knows are ended where it publishes that it ends them', async () => {
  const server = await start(revokesThere);
  const { id } = await connectOauth(test, await makeOauthConfig(test, server));
  expect((await test.rest('DELETE', `/oauth-connections/${id}`)).status).toBe(200);
  expect(server.revoked).toEqual([FIRST]);
  expect(await revokedAt(id)).toEqual([server.host]);
});

it('and so are those of an app itself, with its configuration', async () => {
  const server = await start(revokesThere);
  const config = await makeOauthConfig(test, server, APP_ITSELF);
  await obtainOauthToken(test, config);
  expect((await test.rest('DELETE', `/oauth-configs/${config.id}`)).status).toBe(200);
  expect(server.revoked).toEqual([FIRST]);
});

it('and those of a login whose configuration was changed meanwhile', async () => {
  const server = await start(revokesThere);
  const config = await makeOauthConfig(test, server);
  const { state, cookie } = await beginOauthLogin(test, config);
  const release = server.hold('login');
  const completing = completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });
  await expect.poll(() => server.logins.length).toBe(1);
  await test.rest('PATCH', `/oauth-configs/${config.id}`, { clientId: 'another-client' });
  release();
  expect((await completing).body.success).toBe(false);
  expect(server.revoked).toEqual([FIRST]);
});

it('no token goes to another host than that of the token URL, whatever is published', async () => {
  const other = await startUpstream((_call, _request, response) => response.end());
  onTestFinished(() => other.close());
  const elsewhere = [
    { revocation_endpoint: `${other.url}/revoke` },
    { revocation_endpoint: 'http://192.0.2.1/revoke' },
    // Metadata of another server at the same host says nothing about this one.
    { revocation_endpoint: 'SAME', token_endpoint: `${other.url}/token` },
    {},
  ];
  for (const fields of elsewhere) {
    const server = await start((url) =>
      fields.revocation_endpoint === 'SAME' ? { ...fields, ...revokesThere(url) } : fields,
    );
    const { id } = await connectOauth(test, await makeOauthConfig(test, server));
    expect((await test.rest('DELETE', `/oauth-connections/${id}`)).status).toBe(200);
    expect(server.revoked).toEqual([]);
    expect(await revokedAt(id)).toEqual([]);
    for (const config of (await test.rest('GET', '/oauth-configs')).body)
      await test.rest('DELETE', `/oauth-configs/${config.id}`);
  }
  expect(other.received).toEqual([]);
});
