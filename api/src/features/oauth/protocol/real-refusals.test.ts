import { describe, expect, it } from 'vitest';
import { clientCredentialsGrant } from '#src/features/oauth/protocol/client-credentials-grant.ts';
import { exchangeCode } from '#src/features/oauth/protocol/exchange-code.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { refreshGrant } from '#src/features/oauth/protocol/refresh-grant.ts';
import { revokeToken } from '#src/features/oauth/protocol/revoke-token.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';
import { neverAborted, oauthClient, protocolDeps } from '#test/oauth-client.ts';
import { type Refusal, readRefusals } from '#test/refusals/read-refusals.ts';
import { REFUSED_CLIENTS, REFUSED_OTHERWISE } from '#test/refused-clients.ts';
import { GRANTED } from '#test/token-app.ts';
import { tokenServerOfFile } from '#test/token-server.ts';

const OF_CLIENTS = readRefusals('./of-clients.tsv', '^Acme did not accept the client ID and secret');
const OF_OTHER_PARTS = readRefusals('./of-other-parts.tsv', '.');

const deps = protocolDeps();
const server = tokenServerOfFile();

const exchange = (overrides: Partial<OauthClient> = {}) =>
  exchangeCode(
    deps,
    oauthClient(server, overrides),
    { code: 'another-code-0123456789', state: 'the-state', verifier: 'w'.repeat(64), scopes: [] },
    neverAborted(),
  );
const refresh = (overrides: Partial<OauthClient> = {}) =>
  refreshGrant(deps, oauthClient(server, overrides), 'another-refresh-token-0123456789', neverAborted());

const wayOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  headers.authorization === undefined ? 'body' : 'basic';
const ways = () => server.received.map(wayOf);

const inWords = ({ message, advice }: OauthProblem): string => [message, ...advice].join(' ');

const named = (refusals: readonly Refusal[]) =>
  refusals.map((one) => [`${one.from}, ${one.verdict}`, one] as const);

/** The way that the server does not take comes first, as if it had been accepted once. */
const wrongFirst = (verdict: string): Partial<OauthClient> =>
  verdict === 'basic' ? { acceptedAuth: 'post' } : {};

describe('a refusal of the client', () => {
  it.each(named(OF_CLIENTS))('is tried in the other way: %s', async (_name, { verdict, response }) => {
    const order = verdict === 'basic' ? ['body', 'basic'] : ['basic', 'body'];
    server.behave((call) => (wayOf(call) === verdict ? GRANTED : response));
    for (const grant of [exchange, refresh]) {
      server.received.length = 0;
      const { problem } = await grant(wrongFirst(verdict));
      expect(ways()).toEqual(order);
      expect(problem === undefined).toBe(verdict !== 'elsewhere');
    }
  });

  it.each(named(OF_CLIENTS))('is told as one: %s', async (_name, { response, says }) => {
    server.behave(response);
    for (const grant of [exchange, refresh]) {
      const { problem, ...result } = await grant();
      if (problem === undefined) throw new Error('There is a grant');
      expect(result).toMatchObject({ refused: { acceptedAuth: null } });
      expect(inWords(problem)).toMatch(says);
      expect(inWords(problem)).toMatch(/client|secret|tenant/i);
      expect(inWords(problem)).not.toContain('redirect URI');
      expect(problem.needsReauth).toBe(false);
    }
  });
});

describe('a refusal of anything else', () => {
  it.each(named(OF_OTHER_PARTS))('is told as what it is: %s', async (_name, { response, says }) => {
    server.behave(response);
    const { problem, ...result } = await exchange();
    if (problem === undefined) throw new Error('There is a grant');
    expect(ways()).toEqual(['basic']);
    expect(result).toMatchObject({ refused: { acceptedAuth: 'basic' } });
    expect(inWords(problem)).toMatch(says);
    expect(inWords(problem)).not.toMatch(/client ID and (?:the client )?secret/);
  });
});

describe('a refusal without words', () => {
  const NOTHING = [
    { status: 403, body: '' },
    { status: 400, body: '{}' },
  ];
  const obtain = () =>
    clientCredentialsGrant(deps, oauthClient(server), { scopes: [], additionalParams: {} }, neverAborted());

  it.each(NOTHING)('is tried in the other way where nothing can be used up: %j', async (refusal) => {
    server.behave((call) => (wayOf(call) === 'body' ? GRANTED : refusal));
    expect((await obtain()).problem).toBe(undefined);
    expect(ways()).toEqual(['basic', 'body']);
  });

  it.each(NOTHING)('is not tried again with a code: %j', async (refusal) => {
    server.behave(refusal);
    await exchange();
    expect(ways()).toEqual(['basic']);
  });

  const audienceOf = ({ body }: { body: string }): string => {
    const [, payload = ''] = (new URLSearchParams(body).get('client_assertion') ?? '').split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).aud;
  };
  const signed = (): Partial<OauthClient> => ({ chosenAuth: 'client_secret_jwt', issuer: server.url });
  const audiences = () => server.received.map(audienceOf);

  it.each(NOTHING)('is tried with a statement for another audience: %j', async (refusal) => {
    server.behave((call) => (audienceOf(call) === server.tokenUrl ? GRANTED : refusal));
    expect(await exchange(signed())).toMatchObject({ acceptedAuth: 'signed_for_url' });
    expect(audiences()).toEqual([server.url, server.tokenUrl]);
  });

  it.each(NOTHING)('is not, once an audience was accepted, and never with a token: %j', async (refusal) => {
    server.behave(refusal);
    await exchange({ ...signed(), acceptedAuth: 'signed' });
    await refresh(signed());
    expect(audiences()).toEqual([server.url, server.url]);
  });

  it('of a refresh token says that a login may be needed, and ends no connection', async () => {
    server.behave({ status: 400, body: '' });
    const { problem } = await refresh();
    expect(problem).toMatchObject({ needsReauth: false });
    expect(problem?.message).toMatch(/status 400 and no reason.*press Reconnect and log in\.$/);
    expect((await exchange()).problem?.message).not.toContain('Reconnect');
  });

  it.each(NOTHING)('of a token that is revoked is tried in the other way: %j', async (refusal) => {
    server.behave((call) => (wayOf(call) === 'body' ? { body: '' } : refusal));
    expect(await revokeToken(deps, oauthClient(server), server.tokenUrl, 'a-token-0123456789')).toEqual({
      isRevoked: true,
    });
    expect(ways()).toEqual(['basic', 'body']);
  });

  it.each([404, 429, 503])('is not tried again if its status says enough: %j', async (status) => {
    server.behave({ status, body: '' });
    await obtain();
    expect(ways()).toEqual(['basic']);
  });

  it('but a code that has two meanings, is told with both (Glewlwyd)', async () => {
    server.behave({ status: 403, body: '{"error":"unauthorized_client"}' });
    const { problem } = await exchange();
    expect(problem?.advice.join(' ')).toMatch(/client secret again.*Allow the authorization code flow/);
  });
});

describe('what is advised', () => {
  const refused = async (overrides: Partial<OauthClient>): Promise<string> => {
    server.behave({ status: 401, body: '{"error":"invalid_client"}' });
    const { problem } = await exchange(overrides);
    return problem === undefined ? '' : inWords(problem);
  };
  const AUTOMATIC = 'choose Automatic as client authentication';

  it.each(['basic', 'body'] as const)('is the other way, where only one is tried: %s', async (chosenAuth) => {
    expect(await refused({ chosenAuth })).toContain(AUTOMATIC);
    expect(await refused({})).not.toContain(AUTOMATIC);
  });

  it('is a secret, where a public client is refused', async () => {
    const said = await refused({ chosenAuth: 'none', clientSecret: '' });
    expect(said).toContain('did not accept the client ID without a secret');
    expect(said).toContain('If the app has a secret, enter it');
    expect(said).not.toContain('client secret again');
  });
});

it('there are forty of clients and twenty of other parts, each another response with its source', () => {
  expect(OF_CLIENTS.length).toBeGreaterThanOrEqual(40);
  expect(OF_OTHER_PARTS.length).toBeGreaterThanOrEqual(20);
  for (const table of [OF_CLIENTS, OF_OTHER_PARTS]) {
    const bodies = table.map(({ response }) => `${response.status} ${response.body}`);
    expect(new Set(bodies).size).toBe(bodies.length);
    for (const { source } of table) expect(source).toMatch(/^https:\/\/./);
    const before = [...REFUSED_CLIENTS, ...REFUSED_OTHERWISE].map(
      ([, { status, body }]) => `${status} ${body}`,
    );
    for (const body of bodies) expect(before).not.toContain(body);
  }
});
