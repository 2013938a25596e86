import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { beginOauthLogin, makeOauthConfig } from '#test/oauth-login.ts';
import { listen } from '#test/raw-http.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

let test: TestApp;
let server: TokenServer;

beforeAll(async () => {
  server = await startTokenServer();
  server.behave({
    body: JSON.stringify({ access_token: 'an-access-token-0123456789', token_type: 'Bearer' }),
  });
});
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
afterAll(() => server.close());

describe('a login', () => {
  it('that a script begins with the fetch of Node is bound to no browser, and completes without a cookie', async () => {
    const config = await makeOauthConfig(test, server);
    const sent: IncomingHttpHeaders[] = [];
    test.app.server.on('request', ({ headers }) => sent.push(headers));
    const api = `http://127.0.0.1:${await listen(test.app)}/api/oauth`;
    const begun = await fetch(`${api}/authorize/${config.providerId}`);
    // Like a browser it names the mode of the request, but not the site that it comes from.
    expect(sent[0]).toHaveProperty('sec-fetch-mode');
    expect(begun.headers.getSetCookie()).toEqual([]);
    const { authUrl } = (await begun.json()) as { authUrl: string };
    const state = new URL(authUrl).searchParams.get('state') ?? '';
    const done = await fetch(`${api}/callback?${new URLSearchParams({ code: 'a-code', state })}`);
    expect(await done.json()).toMatchObject({ success: true });
  });

  it('is bound to the browser that opens its address, or names its own origin', async () => {
    const config = await makeOauthConfig(test, server);
    const opened = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await beginOauthLogin(test, config, 'a script', opened)).cookie).toMatch(/^gatehouse-oauth-/);
    const posted = { origin: 'http://localhost' };
    expect((await beginOauthLogin(test, config, 'a script', posted)).cookie).toMatch(/^gatehouse-oauth-/);
  });
});
