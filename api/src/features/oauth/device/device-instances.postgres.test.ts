import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDeviceLogins } from '#src/features/oauth/device/follow-device-logins.service.ts';
import { pollDeviceLogin } from '#src/features/oauth/device/poll-device-login.service.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { CODES, json, PENDING } from '#test/device-codes.ts';
import { beginDevice, DEVICE_LOGIN, deviceRow, deviceState, setDevice } from '#test/device-login.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listOauthConnections, makeOauthConfig } from '#test/oauth-login.ts';
import { GRANTED } from '#test/token-app.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

// An SQLite file has one instance.
const masterKey = randomBytes(32);
const PAST = '2000-01-01T00:00:00.000Z';

let database: TestDatabase;
let instances: TestApp[];
let tokens: TokenServer;

beforeEach(async () => {
  database = await createTestDatabase();
  tokens = await startTokenServer();
  instances = [];
  for (let count = 0; count < 3; count += 1) instances.push(await createTestApp({}, masterKey, database));
});
afterEach(async () => {
  for (const instance of instances) await instance.close();
  await tokens.close();
  await database.dispose();
});

const begin = async (interval: number) => {
  tokens.beginWith(json({ ...CODES, interval }));
  const [one] = instances as [TestApp];
  const { deviceAuthorizationUrl } = tokens;
  const config = await makeOauthConfig(one, tokens, { ...DEVICE_LOGIN, deviceAuthorizationUrl });
  await beginDevice(one, config);
  return { one, config, id: (await deviceRow(one))?.id ?? 0 };
};

it('three instances that follow a login ask the provider once an interval, and one of them stores the tokens', async () => {
  const at: number[] = [];
  tokens.behave(() => {
    at.push(performance.now());
    return at.length < 4 ? PENDING : GRANTED;
  });
  const { one, config } = await begin(1);
  for (const { deps } of instances) await followDeviceLogins(deps);
  await vi.waitFor(async () => expect((await deviceState(one, config)).status).toBe('connected'), {
    timeout: 30_000,
    interval: 100,
  });
  expect(at).toHaveLength(4);
  // Counted by the clock of the database, of which each side may see a little.
  for (const [index, time] of at.slice(1).entries()) expect(time - (at[index] ?? 0)).toBeGreaterThan(900);
  expect(await listOauthConnections(one)).toHaveLength(1);
}, 60_000);

it('of many callers in all instances one asks', async () => {
  tokens.behave(PENDING);
  const { one, id } = await begin(30);
  await setDevice(one, { next_poll_at: PAST });
  const callers = instances.flatMap(({ deps }) => Array.from({ length: 10 }, () => deps));
  const asked = await Promise.all(callers.map((deps) => pollDeviceLogin(deps, id)));
  expect(asked.filter(Boolean)).toHaveLength(1);
  expect(tokens.received).toHaveLength(1);
});

it('another instance goes on once the lease of one that is gone is over, and what that one gets late is not stored', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  tokens.behave(async () => {
    count += 1;
    if (count > 1) return PENDING;
    await held;
    return GRANTED;
  });
  const { one, config, id } = await begin(30);
  const [, two] = instances as [TestApp, TestApp];
  await setDevice(one, { next_poll_at: PAST });
  const late = pollDeviceLogin(one.deps, id);
  await vi.waitFor(() => expect(count).toBe(1), { timeout: 10_000 });
  // It is asked for: nobody else may.
  expect(await pollDeviceLogin(two.deps, id)).toBe(false);
  await setDevice(one, { lease_until: PAST });
  expect(await pollDeviceLogin(two.deps, id)).toBe(true);
  release();
  await late;
  expect(await listOauthConnections(one)).toEqual([]);
  expect((await deviceState(two, config)).status).toBe('waiting');
}, 30_000);

it('an instance ends a login that another follows', async () => {
  tokens.behave(PENDING);
  const { one, config, id } = await begin(30);
  const [, two] = instances as [TestApp, TestApp];
  expect((await two.rest('DELETE', `/oauth/device/${config.providerId}`)).body.status).toBe('none');
  expect((await deviceState(one, config)).status).toBe('none');
  expect(await pollDeviceLogin(one.deps, id)).toBe(false);
});
