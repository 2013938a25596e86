import { describe, expect, it } from 'vitest';
import { exchangeCode } from '#src/features/oauth/protocol/exchange-code.ts';
import { issuerProblem } from '#src/features/oauth/protocol/issuer.ts';
import { neverAborted, oauthClient, protocolDeps } from '#test/oauth-client.ts';
import { startTokenServer } from '#test/token-server.ts';

const urls = {
  authorizationUrl: 'https://login.example.com/tenant/authorize',
  tokenUrl: 'https://api.example.com/token',
};
const known = oauthClient(urls, { issuer: 'https://login.example.com/tenant' });
const unknown = oauthClient(urls);

describe('iss of a callback', () => {
  it.each([
    [known, 'https://login.example.com/tenant'],
    [unknown, 'https://login.example.com'],
    [unknown, 'https://login.example.com/tenant'],
    [known, undefined],
    [unknown, null],
  ])('is accepted if it names the server that was asked, or is absent', (client, iss) => {
    expect(issuerProblem(client, iss)).toBeNull();
  });

  it.each([
    [known, 'https://login.example.com/tenant/'],
    [known, 'https://login.example.com'],
    [known, 'https://LOGIN.example.com/tenant'],
    [known, ''],
    [unknown, ''],
    [unknown, 'https://api.example.com'],
    [unknown, 'http://login.example.com'],
    [unknown, 'https://login.example.com:8443'],
    [unknown, 'https://login.example.com.evil.example'],
    [unknown, 'https://login.example.com@evil.example'],
    [unknown, 'data:text/plain,x'],
    [unknown, 'not a URL'],
  ])('is refused if it names another: %#', (client, iss) => {
    expect(issuerProblem(client, iss)).toMatchObject({ code: 'issuer_mismatch', needsReauth: false });
  });

  it('names both servers in words', () => {
    const problem = issuerProblem(unknown, `https://evil.example/\u0000${'x'.repeat(500)}`);
    expect(problem?.advice[0]).toMatch(
      /^Expected: https:\/\/login\.example\.com\. Sent back by: https:\/\/evil\.example\/ x+…\.$/,
    );
  });

  it('is checked before the code leaves', async () => {
    const server = await startTokenServer();
    server.behave({ body: '{"access_token":"a"}' });
    const login = { code: 'c', state: 's', verifier: 'v'.repeat(64), scopes: [] };
    const callback = { ...login, iss: 'https://evil.example' };
    const deps = protocolDeps();
    const { problem } = await exchangeCode(deps, oauthClient(server), callback, neverAborted());
    expect(problem?.code).toBe('issuer_mismatch');
    expect(server.received).toEqual([]);
    const right = await exchangeCode(
      deps,
      oauthClient(server),
      { ...callback, iss: server.url },
      neverAborted(),
    );
    expect(right.grant?.accessToken).toBe('a');
    await server.close();
  });
});
