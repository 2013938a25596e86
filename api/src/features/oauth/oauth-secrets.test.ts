import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OAUTH_COLUMNS, openTokens, resealingTokensOfTakenOver } from '#src/features/oauth/oauth-secrets.ts';
import { openIfPossible } from '#src/vault/bound-secrets.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { openVault } from '#src/vault/vault.ts';
import { captureLog } from '#test/captured-log.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  beginOauthLogin,
  CLIENT_SECRET,
  completeOauthLogin,
  connectOauth,
  listOauthConnections,
  makeOauthConfig,
} from '#test/oauth-login.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

const TOKENS = {
  access_token: 'zq-canary-access-token',
  refresh_token: 'zq-canary-refresh-token',
  id_token: 'zq-canary-id-token',
};
const CODE = 'zq-canary-code';

const masterKey = Buffer.alloc(32, 7);
const captured = captureLog();
let test: TestApp;
let server: TokenServer;
let evil: TokenServer;
let config: OauthConfig;
let connection: OauthConnection;

beforeAll(async () => {
  test = await createTestApp({ log: captured.log }, masterKey);
  server = await startTokenServer();
  evil = await startTokenServer();
  for (const one of [server, evil])
    one.behave({ body: JSON.stringify({ ...TOKENS, token_type: 'Bearer', expires_in: 3600 }) });
});
afterAll(async () => {
  await test.close();
  await server.close();
  await evil.close();
});
beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body as OauthConfig[])
    await test.rest('DELETE', `/oauth-configs/${id}`);
  config = await makeOauthConfig(test, server);
  connection = await connectOauth(test, config);
  evil.received.length = 0;
});

const db = () => test.deps.connection.db;

/** Which of the stored secrets still open, by column. */
const open = (): Promise<string[]> =>
  test.deps.connection.transaction(async (tx) => {
    const opened: string[] = [];
    for (const column of OAUTH_COLUMNS) {
      const rows = await tx
        .selectFrom(column.table as 'oauth_states')
        .select('id')
        .execute();
      for (const { id } of rows)
        if ((await openIfPossible(test.deps.vault, tx, column, id)) !== undefined) opened.push(column.column);
    }
    return opened.toSorted();
  });

const ALL = ['access_token', 'client_secret', 'id_token', 'refresh_token', 'verifier'];

const setConfig = (columns: Record<string, string | number>) =>
  db().updateTable('oauth_configs').set(columns).where('id', '=', config.id).execute();

describe('what a change outside Gatehouse opens', () => {
  it.each([
    ['another token URL', () => setConfig({ token_url: evil.tokenUrl }), []],
    ['another path of the token URL', () => setConfig({ token_url: `${server.tokenUrl}/x` }), []],
    ['another version', () => setConfig({ version: 9 }), []],
    [
      'another client',
      () => setConfig({ client_id: 'evil' }),
      ['access_token', 'id_token', 'refresh_token', 'verifier'],
    ],
    [
      'another authorization URL',
      () => setConfig({ authorization_url: evil.authorizationUrl }),
      ['access_token', 'id_token', 'refresh_token', 'verifier'],
    ],
    [
      'another version of the tokens',
      () => db().updateTable('oauth_connections').set({ config_version: 9 }).execute(),
      ['client_secret', 'verifier'],
    ],
    [
      'another browser',
      () => db().updateTable('oauth_states').set({ browser_hash: null }).execute(),
      ['access_token', 'client_secret', 'id_token', 'refresh_token'],
    ],
    [
      'a login that lasts longer',
      () => db().updateTable('oauth_states').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute(),
      ['access_token', 'client_secret', 'id_token', 'refresh_token'],
    ],
    [
      'an access token in place of the refresh token',
      async () => {
        const { access_token } = await db()
          .selectFrom('oauth_connections')
          .select('access_token')
          .executeTakeFirstOrThrow();
        await db().updateTable('oauth_connections').set({ refresh_token: access_token }).execute();
      },
      ['access_token', 'client_secret', 'id_token', 'verifier'],
    ],
  ] as const)('%s', async (_what, change, expected) => {
    await beginOauthLogin(test, config);
    expect(await open()).toEqual(ALL);
    await change();
    expect(await open()).toEqual(expected);
  });

  it('another token URL gets no secret, by a login that was begun before, a new one, or a change', async () => {
    const { state, cookie } = await beginOauthLogin(test, config);
    await setConfig({ token_url: evil.tokenUrl });
    const { body } = await completeOauthLogin(test, { code: CODE, state }, { cookie });
    expect(body).toMatchObject({ success: false, error: expect.stringContaining('cannot be decrypted') });
    const unreadable = {
      status: 409,
      body: {
        message: expect.stringMatching(/client secret cannot be decrypted.*enter the client secret again/),
      },
    };
    const { providerId } = config;
    expect(await test.rest('GET', `/oauth/authorize/${providerId}`)).toMatchObject(unreadable);
    expect(await test.trpc('mutation', 'oauth.authorize', { providerId })).toMatchObject(unreadable);
    // A person who sees that would enter the secret again.
    const patched = await test.rest('PATCH', `/oauth-configs/${config.id}`, {
      clientSecret: 'another-0123456789',
    });
    expect(patched).toMatchObject(unreadable);
    expect(evil.received).toEqual([]);
    expect((await test.rest('DELETE', `/oauth-configs/${config.id}`)).status).toBe(200);
  });

  it('a renewal without its client secret says that the secret is missing, not the connection', async () => {
    await setConfig({ client_secret: '' });
    const refreshed = await test.rest('POST', `/oauth-connections/${connection.id}/refresh`);
    expect(refreshed.status).toBe(409);
    expect(refreshed.body.message).toContain('enter the client secret again');
    expect(refreshed.body.message).not.toContain('connection cannot be decrypted');
    expect((await test.rest('DELETE', `/oauth-configs/${config.id}`)).status).toBe(200);
  });

  it('a row that was deleted opens nothing when it is put back', async () => {
    const { db: database } = test.deps.connection;
    await beginOauthLogin(test, config);
    const rows = {
      oauth_configs: await database.selectFrom('oauth_configs').selectAll().execute(),
      oauth_states: await database.selectFrom('oauth_states').selectAll().execute(),
      oauth_connections: await database.selectFrom('oauth_connections').selectAll().execute(),
    };
    await test.rest('DELETE', `/oauth-configs/${config.id}`);
    await database.insertInto('oauth_configs').values(rows.oauth_configs).execute();
    await database.insertInto('oauth_states').values(rows.oauth_states).execute();
    await database.insertInto('oauth_connections').values(rows.oauth_connections).execute();
    expect(await open()).toEqual([]);
  });
});

describe('stored tokens', () => {
  it('open after the data key was changed', async () => {
    const { unreadable } = await rotateDataKey(test.deps.connection, masterKey, OAUTH_COLUMNS);
    expect(unreadable).toEqual([]);
    // As after a restart: a running instance on SQLite does not learn of the new key.
    const vault = await openVault({ connection: test.deps.connection, masterKey });
    const tokens = await test.deps.connection.transaction((tx) => openTokens({ vault }, tx, connection.id));
    expect(tokens).toEqual({
      accessToken: TOKENS.access_token,
      refreshToken: TOKENS.refresh_token,
      idToken: TOKENS.id_token,
      dpopKey: null,
    });
  });

  it('open after their provider became a built-in one', async () => {
    const { db: database } = test.deps.connection;
    const provider = database.updateTable('providers').where('id', '=', config.providerId);
    await provider.set({ source: 'discovered' }).execute();
    expect(await open()).toEqual(['client_secret']);
    await connectOauth(test, config);
    await test.deps.connection.transaction((tx) =>
      resealingTokensOfTakenOver(test.deps, tx, async () => {
        await tx
          .updateTable('providers')
          .where('id', '=', config.providerId)
          .set({ source: 'built-in' })
          .execute();
      }),
    );
    expect(await open()).toEqual(['access_token', 'client_secret', 'id_token', 'refresh_token']);
  });
});

it('no secret, code or token is in any response, in the log or in a table', async () => {
  const { state, cookie } = await beginOauthLogin(test, config);
  const answers = [
    await completeOauthLogin(test, { code: CODE, state }, { cookie }),
    await completeOauthLogin(test, { code: CODE, state }, { cookie }),
    await listOauthConnections(test),
  ];
  for (const asked of ['/oauth-configs', '/audit?limit=200', '/providers'])
    answers.push((await test.rest('GET', asked)).body);
  server.behave({
    status: 400,
    body: JSON.stringify({ error: 'invalid_grant', error_description: `${CODE} ${CLIENT_SECRET}` }),
  });
  const second = await beginOauthLogin(test, config);
  answers.push(
    await completeOauthLogin(test, { code: CODE, state: second.state }, { cookie: second.cookie }),
  );
  server.behave({ body: JSON.stringify({ ...TOKENS, token_type: 'Bearer', expires_in: 3600 }) });

  const stored: string[] = [];
  for (const table of [
    'oauth_configs',
    'oauth_states',
    'oauth_connections',
    'audit_events',
    'history',
  ] as const)
    stored.push(JSON.stringify(await db().selectFrom(table).selectAll().execute()));
  const verifier = new URLSearchParams(server.received.at(-1)?.body).get('code_verifier') ?? '';
  const written = [JSON.stringify(answers), captured.text(), ...stored].join('\n');
  for (const secret of [
    ...Object.values(TOKENS),
    CODE,
    CLIENT_SECRET,
    state,
    verifier,
    cookie?.split('=')[1] ?? '',
  ])
    for (const form of [
      secret,
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      Buffer.from(secret).toString('hex'),
    ])
      expect(written.includes(form), `${secret} as ${form}`).toBe(false);
  expect(captured.text()).toContain('/api/oauth-configs');
});
