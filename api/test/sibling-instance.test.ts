import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTestFolder, type TestDatabase } from '#test/database.ts';
import { ownDatabase, post, runServer } from '#test/reach-itself.ts';
import type { ServerProcess } from '#test/server-process.ts';

const SECRET = 'sk-canary-0123456789abcdef';
const MARKER = 'gatehouse-call';

/** Another instance's database: the same one on PostgreSQL, a copy of the file on SQLite. */
const siblingOf = async (database: TestDatabase): Promise<TestDatabase> => {
  if (database.options.databaseUrl !== undefined) return database;
  const { folder, dispose } = await createTestFolder();
  onTestFinished(dispose);
  const dataDir = path.join(folder, 'data');
  await cp(database.options.dataDir, dataDir, { recursive: true });
  return { options: { dataDir }, dispose };
};

type Change = (headers: IncomingHttpHeaders) => Record<string, string | string[] | undefined>;

const as =
  (write: (name: string, value: string) => Record<string, string | string[]>): Change =>
  ({ [MARKER]: marker, ...rest }) => ({ ...rest, ...write(MARKER, String(marker)) });

/** How a proxy may pass a request on, by the first part of the path. */
const PROXIES: Record<string, Change> = {
  unchanged: (headers) => headers,
  'upper-case': as((name, value) => ({ [name.toUpperCase()]: value })),
  doubled: as((name, value) => ({ [name]: [value, value] })),
  'after-another': as((name, value) => ({ [name]: ['x', value] })),
  joined: as((name, value) => ({ [name]: `x, ${value}, y` })),
  'host-kept': (headers) => headers,
  stripped: ({ [MARKER]: _marker, ...rest }) => rest,
};

/** A host between two instances: it redirects with the status in the path, or passes requests on. */
const startBetween = async (target: ServerProcess): Promise<string> => {
  const server = createServer((incoming, response) => {
    const [, how = '', ...rest] = (incoming.url ?? '').split('/');
    const url = `${target.url}/${rest.join('/')}`;
    const change = PROXIES[how];
    if (change === undefined) {
      const next = rest[0] === 'again' ? `/${how}/${rest.slice(1).join('/')}` : url;
      response.writeHead(Number(how), { location: next }).end();
      return;
    }
    const headers = { ...change(incoming.headers), host: `localhost:${target.port}` };
    const passed = sendRequest(url, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

type Call = { endpoint: string; method?: string; headers?: Record<string, string>; requestBody?: unknown };

const callsTo = (sibling: ServerProcess, between: string, id: number): Call[] => {
  const reveal = `api/keys/${id}/reveal`;
  const direct = `${sibling.url}/${reveal}`;
  return [
    { endpoint: `${sibling.url}/api/keys`, method: 'GET' },
    { endpoint: `${sibling.url}/api/health`, method: 'GET' },
    { endpoint: `${sibling.url}/`, method: 'GET' },
    { endpoint: `${sibling.url}/trpc/keys.list?input=%7B%7D`, method: 'GET' },
    { endpoint: `${sibling.url}/trpc/keys.reveal`, requestBody: { id } },
    { endpoint: `${sibling.url}/api/keys/${id}`, method: 'DELETE' },
    { endpoint: direct },
    { endpoint: direct.replace('127.0.0.1', 'localhost') },
    { endpoint: direct.replace('127.0.0.1', '0x7f.1') },
    { endpoint: direct.replace('127.0.0.1', 'gatehouse.localhost') },
    { endpoint: direct, headers: { [MARKER]: 'x' } },
    { endpoint: direct, headers: { 'Gatehouse-Call': '' } },
    { endpoint: direct, headers: { 'GATEHOUSE-CALL': 'x' } },
    { endpoint: direct, headers: { 'x-forwarded-for': '10.0.0.1', via: '1.1 proxy' } },
    { endpoint: direct, headers: { 'sec-fetch-site': 'same-origin' } },
    { endpoint: direct, headers: Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`a${i}`, '1'])) },
    ...[307, 308].map((status) => ({ endpoint: `${between}/${status}/${reveal}` })),
    ...[301, 302, 303, 307, 308].map((status) => ({
      endpoint: `${between}/${status}/api/keys`,
      method: 'GET',
    })),
    { endpoint: `${between}/307/again/again/again/${reveal}` },
    ...Object.keys(PROXIES)
      .filter((how) => how !== 'stripped')
      .map((how) => ({ endpoint: `${between}/${how}/${reveal}` })),
  ];
};

it('another instance of the installation refuses its calls, however they arrive', async () => {
  const database = await ownDatabase();
  const MASTER_KEY = randomBytes(32).toString('base64');
  const first = await runServer(database, { MASTER_KEY });
  const { id } = await post(first, '/api/keys', { providerId: 1, name: 'Main key', apiKey: SECRET });
  // A copy of a file is whole once its server has stopped.
  if (database.options.databaseUrl === undefined) {
    first.process.kill('SIGTERM');
    await first.ended;
  }
  const sibling = await runServer(await siblingOf(database), { MASTER_KEY });
  const caller = await runServer(database, { MASTER_KEY });
  const between = await startBetween(sibling);

  const calls = callsTo(sibling, between, Number(id));
  expect(calls.length).toBeGreaterThanOrEqual(28);
  const effects: unknown[] = [];
  for (const call of calls) {
    const result = await post(caller, '/api/test', { apiKeyId: id, method: 'POST', ...call });
    const isRefused =
      result.status === 403 && JSON.stringify(result).includes('Gatehouse itself sent this request');
    if (!isRefused || JSON.stringify(result).includes(SECRET)) effects.push({ ...call, result });
  }
  expect(effects).toEqual([]);

  // The gate's 403 is not taken for the provider's: the key stays as it is.
  const own = { providerId: 2, name: 'At a sibling', apiKey: `${SECRET}-2`, baseUrl: sibling.url };
  const stored = await post(caller, '/api/keys', own);
  const message =
    'This key’s base URL leads to Gatehouse itself, not to GitHub: Gatehouse does not call itself, which says nothing about the key';
  expect(await post(caller, `/api/keys/${stored.id}/verify`, {})).toMatchObject({
    valid: null,
    status: 403,
    message,
  });
  const keys: unknown = await (await fetch(`${caller.url}/api/keys`)).json();
  expect(keys).toContainEqual(expect.objectContaining({ id: stored.id, isActive: true, verdict: null }));

  // Without the marker the same call succeeds: the marker is what stops it, and a proxy that removes it defeats it.
  const stripped = { apiKeyId: id, method: 'POST', endpoint: `${between}/stripped/api/keys/${id}/reveal` };
  expect(await post(caller, '/api/test', stripped)).toMatchObject({ status: 200 });
}, 60_000);
