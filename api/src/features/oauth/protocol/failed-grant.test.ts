import { describe, expect, it } from 'vitest';
import { exchangeCode } from '#src/features/oauth/protocol/exchange-code.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { refreshGrant } from '#src/features/oauth/protocol/refresh-grant.ts';
import type { GrantResult } from '#src/features/oauth/protocol/token-grant.ts';
import { neverAborted, oauthClient, protocolDeps } from '#test/oauth-client.ts';
import { type TokenResponse, tokenServerOfFile } from '#test/token-server.ts';

const deps = protocolDeps();
const server = tokenServerOfFile();

const CODE = 'another-code-0123456789';
const VERIFIER = 'w'.repeat(64);
const REFRESH = 'another-refresh-token-0123456789';

const exchange = (overrides: Partial<OauthClient> = {}, signal = neverAborted()) =>
  exchangeCode(
    deps,
    oauthClient(server, overrides),
    { code: CODE, state: 'the-state', verifier: VERIFIER, scopes: [] },
    signal,
  );
const refresh = (overrides: Partial<OauthClient> = {}) =>
  refreshGrant(deps, oauthClient(server, overrides), REFRESH, neverAborted());

const problemOf = async (result: Promise<GrantResult>) => {
  const { problem } = await result;
  if (problem === undefined) throw new Error('There is a grant');
  return problem;
};

describe('a grant that fails is told in words', () => {
  const inWords = ({ message, advice }: { message: string; advice: string[] }) =>
    [message, ...advice].join(' ');

  it.each([
    [
      'down',
      'refused',
      'http://127.0.0.1:1/token',
      /could not be used: Connection refused by 127\.0\.0\.1:1\. .*running/,
    ],
    ['not https', 'bad_request', 'http://login.example.com/token', /must be an https address/],
    ['a blocked address', 'blocked', 'https://169.254.169.254/token', /EGRESS_ALLOW/],
    [
      'without a DNS record',
      'dns',
      'https://nowhere.invalid/token',
      /No address was found for nowhere\.invalid/,
    ],
  ])('when the token URL is %s', async (_what, code, tokenUrl, words) => {
    const problem = await problemOf(exchange({ tokenUrl }));
    expect(problem).toMatchObject({ code, needsReauth: false, isUnsent: true });
    expect(inWords(problem)).toMatch(words);
    expect(inWords(problem)).toContain('start the login again');
  });

  it('when the server has no TLS', async () => {
    const problem = await problemOf(exchange({ tokenUrl: server.tokenUrl.replace('http:', 'https:') }));
    expect(problem.code).toBe('tls');
    expect(inWords(problem)).toContain('certificate that this machine trusts');
  });

  it('as one that has left, if only the second attempt did not', async () => {
    server.behave({ status: 401, body: '{"error":"invalid_client"}' });
    const { outbound } = deps;
    const fetch: typeof outbound.fetch = (...options) => {
      const send = outbound.fetch(...options);
      return (url, init) => send(server.received.length === 0 ? url : 'http://127.0.0.1:1/token', init);
    };
    const failingLater = { ...deps, outbound: { ...outbound, fetch } };
    const { signal } = new AbortController();
    const problem = await problemOf(refreshGrant(failingLater, oauthClient(server), REFRESH, signal));
    expect(problem).toMatchObject({ code: 'refused', isUnsent: false });
  });

  it.each([
    ['slow', 'hangs', 'timeout', /did not|stopped|not respond/],
    ['gone', 'resets', 'reset', /closed the connection/],
    ['huge', { body: 'x'.repeat(10_000_000) }, 'too_large', /larger than is accepted/],
    [
      'a page',
      { type: 'text/html', body: '<!doctype html><p>Hello' },
      'html',
      /a web page instead of a token/,
    ],
    ['empty', { body: '' }, 'empty', /an empty response/],
    [
      'invalid UTF-8',
      { body: Buffer.from([0xff, 0xfe, 0x7b]) },
      'unreadable',
      /neither JSON nor form-encoded/,
    ],
    [
      'a token of invalid UTF-8',
      { body: Buffer.from('{"access_token":"a\xff"}', 'latin1') },
      'bad_token',
      /no token may have/,
    ],
    [
      'a token that needs a signature',
      { body: '{"access_token":"a","token_type":"mac"}' },
      'bad_type',
      /a signature or a proof/,
    ],
    ['a page with 502', { status: 502, body: '<h1>' }, 'http_502', /responded with status 502/],
    ['a wrong path', { status: 404, body: '{}' }, 'provider_error', /refused the request/],
  ] as const)('when the response is %s', async (_what, behavior, code, words) => {
    server.behave(behavior as TokenResponse);
    const problem = await problemOf(exchange());
    expect(problem.code).toBe(code);
    expect(inWords(problem)).toMatch(words);
    expect(problem.advice.length).toBeGreaterThan(0);
  });

  it('when the server redirects, without following it', async () => {
    server.behave({ status: 302, headers: { location: 'https://evil.example/steal?x=1' }, body: '' });
    const problem = await problemOf(exchange());
    expect(problem.message).toBe('The token URL of Acme redirects to https://evil.example.');
    expect(problem.advice[0]).toContain('not followed');
  });

  it('when it is canceled, or the time of its caller is over', async () => {
    server.behave('hangs');
    expect((await problemOf(exchange({}, AbortSignal.abort()))).code).toBe('aborted');
    expect((await problemOf(exchange({}, AbortSignal.timeout(1)))).code).toBe('timeout');
    expect(server.received.length).toBeLessThan(2);
  });

  it('with a new login only where the grant is dead', async () => {
    const needsReauth = async (status: number, error: string) => {
      server.behave({ status, body: JSON.stringify({ error }) });
      return (await problemOf(refresh())).needsReauth;
    };
    for (const error of ['invalid_grant', 'bad_refresh_token', 'token_revoked', 'interaction_required'])
      expect(await needsReauth(400, error), error).toBe(true);
    for (const error of [
      'invalid_client',
      'server_error',
      'temporarily_unavailable',
      'invalid_scope',
      'whatever',
    ])
      expect(await needsReauth(400, error), error).toBe(false);
    expect(await needsReauth(503, '')).toBe(false);
  });

  const SECRET = 'S3cret/with+signs==0123456789';
  const stolen = 'an-access-token-that-comes-with-an-error';

  it.each([
    ['exchange', exchange, [SECRET, CODE, VERIFIER]],
    ['refresh', refresh, [SECRET, REFRESH]],
  ])('without any secret of it, however the provider repeats it: %s', async (_which, request, secrets) => {
    const spelled = secrets.flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      Buffer.from(`x:${secret}`).toString('base64'),
      Buffer.from(secret).toString('hex'),
    ]);
    for (const text of spelled) {
      const asDescription = {
        error: 'invalid_grant',
        error_description: `You sent ${text}! ${stolen}`,
        access_token: stolen,
      };
      const asCode = { error: text, error_description: 'no' };
      for (const body of [JSON.stringify(asDescription), JSON.stringify(asCode), text]) {
        server.behave({ status: 400, body });
        const problem = JSON.stringify(await problemOf(request({ clientSecret: SECRET })));
        for (const hidden of [...secrets, text, stolen]) expect(problem).not.toContain(hidden);
      }
    }
  });
});
