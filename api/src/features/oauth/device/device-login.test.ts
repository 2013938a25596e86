import { describe, expect, it } from 'vitest';
import { eraseOldDeviceLogins } from '#src/features/oauth/device/end-device-login.service.ts';
import { CODES, DEVICE_CODE, json } from '#test/device-codes.ts';
import {
  askNow,
  beginDevice,
  DEVICE_LOGIN,
  deviceRow,
  deviceState,
  setDevice,
  useDeviceApp,
} from '#test/device-login.ts';
import { CLIENT_SECRET, listOauthConnections, makeOauthConfig } from '#test/oauth-login.ts';
import { GRANTED } from '#test/token-app.ts';

const stand = useDeviceApp();
const { makeConfig, start, events, change } = stand;

const NOTHING = {
  ...{ status: 'none', connectionId: null, account: null },
  ...{ userCode: null, verificationUri: null, verificationUriComplete: null },
  ...{ expiresAt: null, error: null, advice: [] },
};

describe('a configuration whose logins are with a code', () => {
  it('has a device authorization URL, and may be a public client', async () => {
    const { deviceAuthorizationUrl } = stand.tokens;
    const config = await makeConfig();
    expect(config).toMatchObject({ ...DEVICE_LOGIN, deviceAuthorizationUrl });
    await stand.deleteConfigs();
    await expect(makeConfig({ deviceAuthorizationUrl: '' })).rejects.toThrow(
      'Device Authorization URL must be a valid URL',
    );
    await expect(makeConfig({ deviceAuthorizationUrl: 'http://login.example.com/device' })).rejects.toThrow(
      'must begin with https://',
    );
    await expect(makeConfig({ clientSecret: '' })).rejects.toThrow('Client Secret is required');
    await makeConfig({ clientSecret: '', clientAuth: 'none' });
  });

  it('asks for the secret again if it would be sent to another host', async () => {
    const { id } = await makeConfig();
    const elsewhere = { deviceAuthorizationUrl: 'https://evil.example.com/device' };
    const { status, body } = await change(id, elsewhere);
    expect(status).toBe(400);
    expect(body.message).toContain('Enter the client secret again');
    expect((await change(id, { deviceAuthorizationUrl: `${stand.tokens.url}/other` })).status).toBe(200);
    expect((await change(id, { ...elsewhere, clientSecret: 'another-0123456789' })).status).toBe(200);
  });

  it('begins no other login, and others begin none with a code', async () => {
    const config = await makeConfig();
    const { providerId } = config;
    const begun = await stand.app.rest('GET', `/oauth/authorize/${providerId}`);
    expect(begun).toMatchObject({ status: 412 });
    expect(begun.body.message).toContain('by a login with a code');
    await stand.deleteConfigs();
    for (const method of ['POST', 'GET', 'DELETE'] as const)
      expect((await stand.app.rest(method, `/oauth/device/${providerId}`)).body.message).toContain(
        'has no OAuth configuration yet',
      );
    await makeOauthConfig(stand.app, stand.tokens);
    const { status, body } = await stand.app.rest('POST', `/oauth/device/${providerId}`);
    expect(status).toBe(412);
    expect(body.message).toContain('gets its access token by a login. Begin one with GET');
    expect((await stand.app.rest('POST', '/oauth/device/999')).status).toBe(404);
    expect(stand.tokens.begun).toEqual([]);
  });
});

describe('a login with a code', () => {
  it('is begun, read and canceled over REST and tRPC alike', async () => {
    const { config, login } = await start();
    const { providerId } = config;
    const waiting = {
      ...NOTHING,
      ...{ providerId, status: 'waiting', userCode: CODES.user_code },
      verificationUri: CODES.verification_uri,
      verificationUriComplete: CODES.verification_uri_complete,
      expiresAt: expect.any(String),
    };
    expect(login).toEqual(waiting);
    const left = Date.parse(login.expiresAt ?? '') - Date.now();
    expect(Math.abs(left - 900_000)).toBeLessThan(30_000);
    expect(await deviceState(stand.app, config)).toEqual(login);
    const { trpc } = stand.app;
    expect((await trpc('query', 'oauth.device.state', { providerId })).body).toEqual(login);
    expect((await trpc('mutation', 'oauth.device.begin', { providerId })).body).toEqual(waiting);
    expect((await trpc('mutation', 'oauth.device.cancel', { providerId })).body).toEqual({
      ...NOTHING,
      providerId,
    });
    // There is nothing left to cancel.
    expect((await stand.app.rest('DELETE', `/oauth/device/${providerId}`)).body).toEqual({
      ...NOTHING,
      providerId,
    });
    expect(await deviceRow(stand.app)).toBeUndefined();
  });

  it('is begun with the scopes and what else the configuration says, but no reserved name', async () => {
    await start({
      additionalParams: { audience: 'https://api.example.com', device_code: 'mine', scope: 'admin' },
    });
    const [call] = stand.tokens.begun;
    expect([...new URLSearchParams(call?.body)].toSorted()).toEqual([
      ['audience', 'https://api.example.com'],
      ['client_id', 'a-client'],
      ['scope', 'read write'],
    ]);
    expect(call?.headers.authorization).toMatch(/^Basic /);
  });

  it('is begun without the secret where a server does not want it', async () => {
    stand.tokens.beginWith(({ headers, body }) =>
      headers.authorization !== undefined || body.includes('client_secret')
        ? json({ error: 'invalid_request', error_description: 'Parameter not allowed: client_secret' }, 400)
        : json(CODES),
    );
    expect((await start()).login.status).toBe('waiting');
    await stand.deleteConfigs();
    // What is chosen is not left.
    const { login } = await start({ clientAuth: 'body' });
    expect(login).toMatchObject({ status: 'failed', error: expect.stringContaining('(invalid_request)') });
  });

  it('of a public client sends its ID and nothing else of it', async () => {
    await start({ clientSecret: '', clientAuth: 'none' });
    await askNow(stand.app);
    const [begun] = stand.tokens.begun;
    expect(begun?.headers.authorization).toBeUndefined();
    expect([...new URLSearchParams(begun?.body)].toSorted()).toEqual([
      ['client_id', 'a-client'],
      ['scope', 'read write'],
    ]);
    const params = Object.fromEntries(new URLSearchParams(stand.tokens.received[0]?.body));
    expect(params).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      ...{ device_code: DEVICE_CODE, client_id: 'a-client' },
    });
  });

  it('becomes the connection of the provider, and is recorded as a login is', async () => {
    const { config } = await start();
    await askNow(stand.app);
    expect((await deviceState(stand.app, config)).status).toBe('waiting');
    expect(await listOauthConnections(stand.app)).toEqual([]);
    stand.tokens.behave(GRANTED);
    await askNow(stand.app);
    const { providerId } = config;
    expect(await deviceState(stand.app, config)).toEqual({ ...NOTHING, providerId, status: 'connected' });
    const [connection] = await listOauthConnections(stand.app);
    expect(connection).toMatchObject({
      ...{ providerId, status: 'active', isRenewable: true, scopes: ['read', 'write'] },
    });
    expect(await deviceRow(stand.app)).toMatchObject({
      device_code: '',
      user_code: '',
      verification_uri: '',
    });
    expect((await events('action=oauth.authorize'))[0]).toMatchObject({
      host: stand.tokens.host,
      keySent: true,
    });
    expect(await events(`connectionId=${connection?.id}`)).toMatchObject([
      { action: 'oauth.connect', host: stand.tokens.host, keySent: true },
    ]);
    // Nobody asks again.
    expect(await askNow(stand.app)).toBe(false);
    expect(stand.tokens.received).toHaveLength(2);
  });

  it('replaces the one before, whose code is worth nothing then', async () => {
    const { config } = await start();
    const before = await deviceRow(stand.app);
    stand.tokens.beginWith(json({ ...CODES, user_code: 'SECOND', device_code: 'another-device-code' }));
    expect((await beginDevice(stand.app, config)).userCode).toBe('SECOND');
    expect((await deviceRow(stand.app))?.id).not.toBe(before?.id);
    await askNow(stand.app);
    expect(stand.tokens.received.map(({ body }) => new URLSearchParams(body).get('device_code'))).toEqual([
      'another-device-code',
    ]);
  });

  it('that the provider does not begin leaves the one before, and says what to do', async () => {
    const { config, login } = await start();
    stand.tokens.beginWith(json({ error: 'unauthorized_client' }, 400));
    const failed = await beginDevice(stand.app, config);
    expect(failed).toMatchObject({ status: 'failed', userCode: null });
    expect(failed.error).toContain('(unauthorized_client)');
    expect(failed.advice.join(' ')).toContain('Allow logins with a code');
    expect(await deviceState(stand.app, config)).toEqual(login);
    expect((await events('action=oauth.authorize'))[0]).toMatchObject({
      ...{ reason: 'unauthorized_client', keySent: true, host: stand.tokens.host },
    });
  });

  it('is over when its time is, and what is kept of that is erased', async () => {
    const { config } = await start();
    await setDevice(stand.app, { expires_at: new Date(Date.now() - 1000).toISOString() });
    const expired = {
      ...{ status: 'failed', userCode: null, error: 'The code was not entered in time.' },
    };
    expect(await deviceState(stand.app, config)).toMatchObject(expired);
    expect(await askNow(stand.app)).toBe(false);
    expect(stand.tokens.received).toEqual([]);
    expect(await eraseOldDeviceLogins(stand.app.deps)).toBe(0);
    await setDevice(stand.app, { expires_at: new Date(Date.now() - 3_700_000).toISOString() });
    expect(await eraseOldDeviceLogins(stand.app.deps)).toBe(1);
    expect(await deviceState(stand.app, config)).toMatchObject({ status: 'none' });
  });
});

it('the device code is in no response, no record and no table', async () => {
  const { config, login } = await start();
  await askNow(stand.app);
  const answers = [
    login,
    await deviceState(stand.app, config),
    (await stand.app.rest('GET', '/oauth-configs')).body,
  ];
  const { db } = stand.app.deps.connection;
  for (const table of ['oauth_device_logins', 'audit_events', 'oauth_configs'] as const)
    answers.push(await db.selectFrom(table).selectAll().execute());
  const written = JSON.stringify(answers);
  for (const secret of [DEVICE_CODE, CLIENT_SECRET])
    for (const form of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')])
      expect(written.includes(form)).toBe(false);
  expect((await deviceRow(stand.app))?.device_code).toMatch(/^v2\./);
});
