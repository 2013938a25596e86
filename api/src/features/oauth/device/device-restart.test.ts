import { randomBytes } from 'node:crypto';
import type { DeviceLogin } from '@gatehouse/contract/oauth-device.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { CODES, json, PENDING } from '#test/device-codes.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { GRANTED } from '#test/token-app.ts';
import { startTokenServer } from '#test/token-server.ts';

const call = async ({ url }: ServerProcess, method: string, path: string, body?: unknown) => {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
};

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a login with a code goes on after a server was ended by %s and started again',
  async (signal) => {
    const tokens = await startTokenServer();
    onTestFinished(() => tokens.close());
    tokens.beginWith(json({ ...CODES, interval: 1 }));
    tokens.behave(PENDING);
    const database = await createTestDatabase();
    const env = { MASTER_KEY: randomBytes(32).toString('base64') };
    let server = await startServer(database, env);
    onTestFinished(async () => {
      server.process.kill('SIGKILL');
      await server.ended;
      await database.dispose();
    });
    const providers = (await call(server, 'GET', '/providers')) as { id: number; slug: string }[];
    const providerId = providers.find(({ slug }) => slug === 'custom')?.id;
    const { deviceAuthorizationUrl, tokenUrl } = tokens;
    const client = { clientId: 'a-client', clientSecret: '', clientAuth: 'none', grant: 'device_code' };
    await call(server, 'POST', '/oauth-configs', { providerId, ...client, deviceAuthorizationUrl, tokenUrl });
    const path = `/oauth/device/${providerId}`;
    const login = (await call(server, 'POST', path, {})) as DeviceLogin;
    expect(login).toMatchObject({ status: 'waiting', userCode: CODES.user_code });
    await vi.waitFor(() => expect(tokens.received.length).toBeGreaterThan(0), { timeout: 20_000 });
    server.process.kill(signal);
    await server.ended;
    const asked = tokens.received.length;
    server = await startServer(database, env);
    expect(await call(server, 'GET', path)).toEqual(login);
    await vi.waitFor(() => expect(tokens.received.length).toBeGreaterThan(asked), { timeout: 60_000 });
    tokens.behave(GRANTED);
    await vi.waitFor(
      async () => expect(await call(server, 'GET', path)).toMatchObject({ status: 'connected' }),
      {
        timeout: 60_000,
        interval: 200,
      },
    );
    expect(await call(server, 'GET', '/oauth-connections')).toMatchObject([{ providerId, status: 'active' }]);
  },
  180_000,
);
