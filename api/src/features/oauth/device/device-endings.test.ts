import { describe, expect, it } from 'vitest';
import { DEVICE_CODE, json, PENDING } from '#test/device-codes.ts';
import { askNow, deviceRow, deviceState, useDeviceApp } from '#test/device-login.ts';
import { listOauthConnections } from '#test/oauth-login.ts';
import { GRANTED } from '#test/token-app.ts';

const stand = useDeviceApp();
const { start, events, change } = stand;

describe('what ends a login with a code', () => {
  it.each([
    ['access_denied', 400, 'The login was canceled or not allowed at Custom', 'get another code and allow'],
    ['authorization_declined', 400, 'The login was canceled or not allowed', 'get another code and allow'],
    ['expired_token', 400, 'The code was not entered in time', 'Get another code'],
    ['invalid_grant', 400, 'Custom no longer knows the code of this login', 'Get another code'],
    ['invalid_client', 401, 'did not accept the client ID', 'Copy the client ID and the client secret again'],
    ['unsupported_grant_type', 400, 'does not offer this kind', 'may use logins with a code'],
    // Google sends it with 403, and GitHub with 200.
    ['access_denied', 403, 'The login was canceled or not allowed at Custom', 'get another code and allow'],
    ['access_denied', 200, 'The login was canceled or not allowed at Custom', 'get another code and allow'],
  ])('%s with status %i is told with what to do', async (error, status, cause, advice) => {
    const { config } = await start({ clientAuth: 'basic' });
    stand.tokens.behave(json({ error, error_description: `${DEVICE_CODE} is over` }, status));
    await askNow(stand.app);
    const state = await deviceState(stand.app, config);
    expect(state).toMatchObject({ status: 'failed', userCode: null, verificationUri: null, expiresAt: null });
    expect(state.error).toContain(cause);
    expect(state.error).toContain(`(${error})`);
    expect(state.advice.join(' ')).toContain(advice);
    expect(`${state.error} ${state.advice.join(' ')}`).not.toMatch(/redirect/i);
    expect(JSON.stringify(state)).not.toContain(DEVICE_CODE);
    expect((await deviceRow(stand.app))?.device_code).toBe('');
    expect((await events('action=oauth.connect'))[0]).toMatchObject({ reason: error, keySent: true });
    expect(await askNow(stand.app)).toBe(false);
  });

  it.each([
    ['a page', { type: 'text/html', body: '<h1>Log in</h1>' }, 'a web page instead of a token'],
    ['nothing', { body: '' }, 'an empty response'],
    ['no token', json({ ok: true }), 'a response without an access token'],
    ['a page with 404', { status: 404, type: 'text/html', body: '<h1>No</h1>' }, 'responded with status 404'],
    ['a redirect', { status: 302, headers: { location: 'https://x.example/' }, body: '' }, 'redirects to'],
  ])('%s in place of an answer', async (_what, response, said) => {
    const { config } = await start();
    stand.tokens.behave(response);
    await askNow(stand.app);
    const { status, error } = await deviceState(stand.app, config);
    expect(status).toBe('failed');
    expect(error).toContain(said);
  });

  it.each([
    ['a change of the client', { clientId: 'another' }],
    ['a change of its scopes', { scopes: ['other'] }],
    ['another secret', { clientSecret: 'another-secret-0123456789' }],
    ['another grant', { grant: 'client_credentials' }],
  ])('%s of its configuration', async (_what, fields) => {
    const { config } = await start();
    expect((await change(config.id, fields)).status).toBe(200);
    expect(await deviceRow(stand.app)).toBeUndefined();
    expect((await events('action=oauth.connect'))[0]).toMatchObject({
      reason: 'configuration_changed',
      keySent: false,
    });
    expect(stand.tokens.received).toEqual([]);
  });

  it('the end of its configuration', async () => {
    const { config } = await start();
    await askNow(stand.app);
    expect((await stand.app.rest('DELETE', `/oauth-configs/${config.id}`)).status).toBe(200);
    expect(await deviceRow(stand.app)).toBeUndefined();
    expect((await events('action=oauth.connect'))[0]).toMatchObject({
      reason: 'configuration_changed',
      keySent: true,
    });
  });

  it.each([
    [
      'canceled',
      (providerId: number, _id: number) => stand.app.rest('DELETE', `/oauth/device/${providerId}`),
    ],
    ['changed', (_providerId: number, id: number) => change(id, { scopes: [] })],
  ])('while the provider sends the tokens: if it was %s, they are not stored', async (_how, end) => {
    const { config } = await start();
    stand.tokens.behave(async () => {
      expect((await end(config.providerId, config.id)).status).toBe(200);
      return GRANTED;
    });
    expect(await askNow(stand.app)).toBe(true);
    expect(await listOauthConnections(stand.app)).toEqual([]);
    expect((await deviceState(stand.app, config)).status).toBe('none');
  });

  it('a change while the provider is asked: what it says then is of the client before, not of the new one', async () => {
    const { config } = await start();
    stand.tokens.behave(async () => {
      expect((await change(config.id, { clientId: 'another' })).status).toBe(200);
      return PENDING;
    });
    expect(await askNow(stand.app)).toBe(true);
    const { db } = stand.app.deps.connection;
    expect(await db.selectFrom('oauth_configs').select(['client_id', 'client_auth']).execute()).toEqual([
      { client_id: 'another', client_auth: null },
    ]);
  });

  it('a device code that does not open, because it was changed outside Gatehouse', async () => {
    const { config } = await start();
    await stand.app.deps.connection.db
      .updateTable('oauth_device_logins')
      .set({ scopes: '["admin"]' })
      .execute();
    await askNow(stand.app);
    expect(await deviceState(stand.app, config)).toMatchObject({
      ...{ status: 'failed', error: expect.stringContaining('cannot be decrypted') },
    });
    expect(stand.tokens.received).toEqual([]);
  });
});
