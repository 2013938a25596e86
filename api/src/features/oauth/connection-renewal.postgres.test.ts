import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewTokens } from '#src/features/oauth/connection-renewal.service.ts';
import { freshToken } from '#src/features/oauth/fresh-token.service.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { type GrantServer, startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectAt, setExpiry } from '#test/oauth-login.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

// An SQLite file has one instance.
const masterKey = randomBytes(32);

let database: TestDatabase;
let instances: TestApp[];
let ends: (() => Promise<unknown>)[];

beforeEach(async () => {
  database = await createTestDatabase();
  instances = [];
  ends = [];
});

afterEach(async () => {
  for (const end of ends) await end();
  for (const instance of instances) await instance.close();
  await database.dispose();
});

/** An instance with a pool of its own on the same database. */
const startInstance = async (overrides: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> => {
  const instance = await createTestApp(overrides, masterKey, database);
  instances.push(instance);
  return instance;
};

/** An instance in a process of its own. */
const startProcess = async (): Promise<ServerProcess> => {
  const server = await startServer(database, { MASTER_KEY: masterKey.toString('base64') });
  ends.push(async () => {
    server.process.kill('SIGCONT');
    server.process.kill('SIGKILL');
    await server.ended;
  });
  return server;
};

const startProvider = async (options: Parameters<typeof startGrantServer>[0] = {}): Promise<GrantServer> => {
  const provider = await startGrantServer(options);
  ends.push(() => provider.close());
  return provider;
};

const until = async (isMet: () => boolean): Promise<void> => {
  while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 5));
};

const row = ({ deps }: TestApp, id: number) =>
  deps.connection.db
    .selectFrom('oauth_connections')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The time of whoever has the lease is over. */
const endLease = async ({ deps }: TestApp, id: number): Promise<void> => {
  await deps.connection.db
    .updateTable('oauth_connections')
    .set({ lease_until: '2000-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();
};

it('three instances with twenty callers each redeem a refresh token once, and all get a working token', async () => {
  const provider = await startProvider();
  const one = await startInstance();
  const three = [one, await startInstance(), await startInstance()];
  const { connection } = await connectAt(one, provider);
  for (let round = 1; round <= 3; round += 1) {
    await setExpiry(one, connection.id, round === 2 ? -5 : 20);
    const callers = three.flatMap(({ deps }) =>
      Array.from({ length: 20 }, () => freshToken(deps, connection.id)),
    );
    const tokens = (await Promise.all(callers)).map(({ token }) => token);
    expect(new Set(tokens)).toEqual(new Set([provider.accessToken()]));
    expect(tokens).toHaveLength(60);
    expect(provider.redemptions()).toBe(round);
  }
  expect(provider.isDead()).toBe(false);
  expect(provider.refreshes).toHaveLength(3);
  expect(await row(one, connection.id)).toMatchObject({ version: 4, lease_holder: null });
});

it('if the provider is down, the others do not ask it one after another', async () => {
  const provider = await startProvider();
  const one = await startInstance();
  const other = await startInstance();
  const { connection } = await connectAt(one, provider);
  await setExpiry(one, connection.id, 20);
  const held: (() => void)[] = [];
  provider.trouble((response) => held.push(() => response.writeHead(503).end()));
  const first = freshToken(one.deps, connection.id);
  await until(() => held.length === 1);
  // Before it tries to take the lease, it has seen that another has it.
  const tries = vi.spyOn(other.deps.connection.db, 'updateTable');
  const second = freshToken(other.deps, connection.id);
  await until(() => tries.mock.calls.length > 0);
  for (const answer of held) answer();
  const tokens = (await Promise.all([first, second])).map(({ token }) => token);
  expect(tokens).toEqual([provider.accessToken(), provider.accessToken()]);
  expect(provider.refreshes).toHaveLength(1);
});

describe('an instance that is stopped past its lease', () => {
  it('writes nothing when it wakes, and uses what the others have stored', async () => {
    // A refresh token that works again, so that each of the two gets an answer.
    const provider = await startProvider({ rotates: false });
    const awake = await startInstance();
    const { connection } = await connectAt(awake, provider);
    const stopped = await startProcess();
    const release = provider.hold();
    const pending = fetch(`${stopped.url}/api/oauth-connections/${connection.id}/refresh`, {
      method: 'POST',
    });
    await until(() => provider.refreshes.length === 1);
    stopped.process.kill('SIGSTOP');
    await endLease(awake, connection.id);
    const renewed = await awake.rest('POST', `/oauth-connections/${connection.id}/refresh`);
    expect(renewed.status).toBe(200);
    const stored = await row(awake, connection.id);
    expect(stored.version).toBe(2);
    release();
    stopped.process.kill('SIGCONT');
    expect((await pending).status).toBe(200);
    expect(await row(awake, connection.id)).toEqual(stored);
    const { token } = await freshToken(awake.deps, connection.id);
    expect(token).toBe(provider.accessToken());
    const test = await fetch(`${stopped.url}/api/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ connectionId: connection.id, endpoint: provider.apiUrl, method: 'GET' }),
    });
    expect(await test.json()).toMatchObject({ status: 200 });
    expect(provider.apiCalls.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
  }, 60_000);

  it('before its request has left sends none when it wakes: the token would be used twice', async () => {
    const provider = await startProvider();
    const awake = await startInstance();
    let wake = (): void => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const { outbound } = awake.deps;
    const stopped = await startInstance({
      outbound: {
        ...outbound,
        fetch: (...options) => {
          const send = outbound.fetch(...options);
          return async (...request) => {
            await asleep;
            return send(...request);
          };
        },
      },
    });
    const { connection } = await connectAt(awake, provider);
    await setExpiry(awake, connection.id, -5);
    // On a busy machine a shorter lease would be over before it is seen.
    const pending = renewTokens(stopped.deps, connection.id, 1, 2000);
    await expect
      .poll(async () => (await row(awake, connection.id)).lease_holder, { timeout: 30_000 })
      .not.toBeNull();
    // Waits until the lease is over.
    const { token } = await freshToken(awake.deps, connection.id);
    const stored = await row(awake, connection.id);
    wake();
    await pending;
    expect(provider.refreshes).toHaveLength(1);
    expect(provider.isDead()).toBe(false);
    expect(await row(awake, connection.id)).toEqual(stored);
    expect(token).toBe(provider.accessToken());
  });
});

describe('an instance that dies between the answer and the write', () => {
  const killWhileRenewing = async (provider: GrantServer) => {
    const survivor = await startInstance();
    const { connection } = await connectAt(survivor, provider);
    const dying = await startProcess();
    provider.hold();
    const url = `${dying.url}/api/oauth-connections/${connection.id}/refresh`;
    const pending = fetch(url, { method: 'POST' }).catch(() => undefined);
    await until(() => provider.refreshes.length === 1);
    dying.process.kill('SIGKILL');
    await pending;
    expect(await row(survivor, connection.id)).toMatchObject({ version: 1 });
    await endLease(survivor, connection.id);
    await setExpiry(survivor, connection.id, -5);
    return { survivor, id: connection.id };
  };

  it('leaves the lease to others, who renew the tokens with a refresh token that still works', async () => {
    const provider = await startProvider({ rotates: false });
    const { survivor, id } = await killWhileRenewing(provider);
    expect((await freshToken(survivor.deps, id)).token).toBe(provider.accessToken());
    expect(await row(survivor, id)).toMatchObject({ version: 2, lease_holder: null });
  }, 60_000);

  it('takes a rotated refresh token with it: the connection then says that it needs a new login', async () => {
    const provider = await startProvider();
    const { survivor, id } = await killWhileRenewing(provider);
    await expect(freshToken(survivor.deps, id)).rejects.toThrow(/needs a new login/);
    const [listed] = (await survivor.rest('GET', '/oauth-connections')).body;
    expect(listed).toMatchObject({ status: 'needs_reauth', problem: expect.stringContaining('Reconnect') });
  }, 60_000);
});
