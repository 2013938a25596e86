import { describe, expect, it, vi } from 'vitest';
import { judge } from '#src/features/oauth/device/ask-for-tokens.ts';
import { followDeviceLogins } from '#src/features/oauth/device/follow-device-logins.service.ts';
import { pollDeviceLogin } from '#src/features/oauth/device/poll-device-login.service.ts';
import { CODES, json, PENDING } from '#test/device-codes.ts';
import { askNow, beginDevice, deviceRow, deviceState, setDevice, useDeviceApp } from '#test/device-login.ts';
import { createTestApp } from '#test/harness.ts';
import { listOauthConnections } from '#test/oauth-login.ts';
import { GRANTED } from '#test/token-app.ts';

const stand = useDeviceApp();

/** In how many seconds the provider may be asked again. */
const pause = async (): Promise<number> => {
  const row = await deviceRow(stand.app);
  return Math.round((Date.parse(row?.next_poll_at ?? '') - Date.now()) / 1000);
};

const near = (seconds: number) => (found: number) => Math.abs(found - seconds) <= 3;

describe('the provider is asked', () => {
  it('not before its interval is over, neither at first nor again', async () => {
    await stand.start();
    const row = await deviceRow(stand.app);
    expect(await pollDeviceLogin(stand.app.deps, row?.id ?? 0)).toBe(false);
    expect(await pause()).toSatisfy(near(30));
    expect(await askNow(stand.app)).toBe(true);
    expect(await pollDeviceLogin(stand.app.deps, row?.id ?? 0)).toBe(false);
    expect(await pause()).toSatisfy(near(30));
    expect(stand.tokens.received).toHaveLength(1);
  });

  it('once at a time, however many want to', async () => {
    await stand.start();
    const row = await deviceRow(stand.app);
    await setDevice(stand.app, { next_poll_at: '2000-01-01T00:00:00.000Z' });
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => pollDeviceLogin(stand.app.deps, row?.id ?? 0)),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(stand.tokens.received).toHaveLength(1);
  });

  it('again where its word for that has the client secret in it, which is not shown', async () => {
    const { config } = await stand.start({ clientSecret: 'pending' });
    expect(await askNow(stand.app)).toBe(true);
    expect((await deviceState(stand.app, config)).status).toBe('waiting');
  });

  it.each([
    ['slow_down', json({ error: 'slow_down' }, 400), 35],
    ['slow_down of GitHub, which says how slow', json({ error: 'slow_down', interval: 50 }), 50],
    ['slow_down with less than before', json({ error: 'slow_down', interval: 1 }), 35],
    ['slow_down with a huge interval', json({ error: 'slow_down', interval: 1e12 }), 300],
    ['slow_down of Google', json({ error: 'slow_down' }, 403), 35],
  ])('more slowly for good after %s', async (_what, response, expected) => {
    await stand.start();
    stand.tokens.behave(response);
    await askNow(stand.app);
    expect(await pause()).toSatisfy(near(expected));
    stand.tokens.behave(PENDING);
    await askNow(stand.app);
    expect(await pause()).toSatisfy(near(expected));
  });

  it.each([
    ['the connection breaks', 'resets' as const],
    ['it fails', { status: 503, type: 'text/html', body: '<h1>Busy</h1>' }],
    ['it fails with a code', json({ error: 'server_error' }, 500)],
    ['it is asked too often', { status: 429, body: 'Too many requests' }],
    ['it says to try later', json({ error: 'temporarily_unavailable' }, 400)],
  ])('less often while %s, and as before after that', async (_what, behavior) => {
    stand.tokens.beginWith(json({ ...CODES, interval: 10 }));
    const { config } = await stand.start();
    stand.tokens.behave(behavior);
    for (const expected of [20, 40, 60, 60]) {
      await askNow(stand.app);
      expect(await pause()).toSatisfy(near(expected));
    }
    expect((await deviceState(stand.app, config)).status).toBe('waiting');
    stand.tokens.behave(PENDING);
    await askNow(stand.app);
    expect(await pause()).toSatisfy(near(10));
    stand.tokens.behave(GRANTED);
    await askNow(stand.app);
    expect((await deviceState(stand.app, config)).status).toBe('connected');
  });

  it('also if its clock was wrong when it was asked last', async () => {
    await stand.start();
    const row = await deviceRow(stand.app);
    const later = (ms: number) => new Date(Date.now() + ms).toISOString();
    await setDevice(stand.app, { next_poll_at: later(290_000) });
    expect(await pollDeviceLogin(stand.app.deps, row?.id ?? 0)).toBe(false);
    await setDevice(stand.app, { next_poll_at: later(86_400_000), expires_at: row?.expires_at ?? '' });
    expect(await pollDeviceLogin(stand.app.deps, row?.id ?? 0)).toBe(true);
    expect(await pause()).toSatisfy(near(30));
  });

  it('as long as it is not done, also where the code is among the words, as at Twitch', async () => {
    const { config } = await stand.start();
    stand.tokens.behave(json({ status: 400, message: 'authorization_pending' }, 400));
    await askNow(stand.app);
    expect((await deviceState(stand.app, config)).status).toBe('waiting');
    stand.tokens.behave(json({ status: 400, message: 'invalid device code' }, 400));
    await askNow(stand.app);
    expect(await deviceState(stand.app, config)).toMatchObject({
      ...{ status: 'failed', error: expect.stringContaining('invalid device code') },
    });
  });

  it('in the way in which it has accepted the client, without the one that it refuses', async () => {
    stand.tokens.behave(({ headers }) =>
      headers.authorization === undefined ? PENDING : json({ error: 'invalid_client' }, 401),
    );
    await stand.start();
    await askNow(stand.app);
    await askNow(stand.app);
    expect(stand.tokens.received.map(({ headers }) => headers.authorization !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the server asks by itself', () => {
  it('until the tokens are there', async () => {
    stand.tokens.beginWith(json({ ...CODES, interval: 1 }));
    let count = 0;
    stand.tokens.behave(() => {
      count += 1;
      return count < 3 ? PENDING : GRANTED;
    });
    const { config } = await stand.start();
    await vi.waitFor(async () => expect((await deviceState(stand.app, config)).status).toBe('connected'), {
      timeout: 30_000,
      interval: 100,
    });
    expect(count).toBe(3);
    expect(await listOauthConnections(stand.app)).toHaveLength(1);
  }, 40_000);

  it('also after a restart, and not for a login that is over', async () => {
    const { config } = await stand.start();
    await setDevice(stand.app, { next_poll_at: new Date(Date.now() + 500).toISOString() });
    stand.tokens.behave(GRANTED);
    // As a new process: it knows nothing of what the one before has begun.
    const deps = { ...stand.app.deps, connection: { ...stand.app.deps.connection } };
    await followDeviceLogins(deps);
    await vi.waitFor(async () => expect((await deviceState(stand.app, config)).status).toBe('connected'), {
      timeout: 20_000,
      interval: 100,
    });
    await followDeviceLogins(deps);
    expect(stand.tokens.received).toHaveLength(1);
  }, 30_000);

  it('no more once it stops, and tells what it was asked last', async () => {
    const app = await createTestApp();
    stand.tokens.beginWith(json({ ...CODES, interval: 1 }));
    const { deviceAuthorizationUrl, tokenUrl } = stand.tokens;
    const { body: providers } = await app.rest('GET', '/providers');
    const { id: providerId } = providers.find(({ slug }: { slug: string }) => slug === 'custom');
    const client = { clientId: 'a-client', clientSecret: 'a-client-secret-0123456789' };
    const grant = 'device_code';
    await app.rest('POST', '/oauth-configs', {
      providerId,
      ...client,
      grant,
      deviceAuthorizationUrl,
      tokenUrl,
    });
    await beginDevice(app, { providerId });
    await vi.waitFor(() => expect(stand.tokens.received.length).toBeGreaterThan(0), { timeout: 20_000 });
    await app.close();
    const asked = stand.tokens.received.length;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(stand.tokens.received).toHaveLength(asked);
  }, 40_000);

  it('ends a login whose time is over, and records it', async () => {
    const { config } = await stand.start();
    await setDevice(stand.app, { expires_at: new Date(Date.now() - 1000).toISOString() });
    await followDeviceLogins({ ...stand.app.deps, connection: { ...stand.app.deps.connection } });
    await vi.waitFor(async () => expect((await deviceRow(stand.app))?.state).toBe('failed'), {
      timeout: 20_000,
    });
    expect(await deviceRow(stand.app)).toMatchObject({ device_code: '', user_code: '' });
    expect((await deviceState(stand.app, config)).advice).toEqual([
      'Get another code, and enter it before its time is over.',
    ]);
    expect((await stand.events('action=oauth.connect'))[0]).toMatchObject({
      reason: 'expired',
      keySent: false,
    });
  });
});

it('logins whose server hangs leave room for a call that somebody waits for', async () => {
  const made = Array.from({ length: 6 }, (_, index) =>
    stand.app.rest('POST', '/providers', {
      name: `Own ${index}`,
      baseUrl: `https://own-${index}.example.com`,
    }),
  );
  const slugs = (await Promise.all(made)).map(({ body }): string => body.slug);
  for (const slug of slugs) await stand.start({ slug });
  await setDevice(stand.app, { next_poll_at: '2000-01-01T00:00:00.000Z' });
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  stand.tokens.behave(async () => {
    asked += 1;
    await held;
    return PENDING;
  });
  const { db } = stand.app.deps.connection;
  const rows = await db.selectFrom('oauth_device_logins').select('id').execute();
  const polls = rows.map(({ id }) => pollDeviceLogin(stand.app.deps, id));
  expect(polls).toHaveLength(6);
  await vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(4), { timeout: 10_000 });
  const { login } = await stand.start();
  release();
  await Promise.all(polls);
  expect(login.status).toBe('waiting');
}, 30_000);

it('a failure is judged by what it says, not by its status alone', () => {
  const pace = { interval: 5, failures: 0 };
  const problem = { code: 'expired_token', message: 'x', advice: [], needsReauth: true };
  const refused = { status: 503, code: 'expired_token', acceptedAuth: null, description: '' };
  expect(judge({ problem, refused }, pace)).toEqual({ problem });
  const failed = { ...problem, code: 'timeout' };
  expect(judge({ problem: failed }, { interval: 5, failures: 100 })).toMatchObject({ waits: { pause: 60 } });
  expect(judge({ problem: failed }, { interval: 300, failures: 1 })).toMatchObject({ waits: { pause: 300 } });
  expect(judge({ problem: { ...problem, code: 'blocked' } }, pace)).toMatchObject({
    problem: { code: 'blocked' },
  });
});
