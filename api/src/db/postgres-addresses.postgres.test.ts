import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';

let database: TestDatabase;
let folder: string;
let url: URL;

beforeAll(async () => {
  database = await createTestDatabase();
  url = new URL(database.options.databaseUrl ?? '');
  const connection = await openDatabase({ ...database.options, log: quietLog });
  const asked = await sql<{ folder: string }>`
    select current_setting('unix_socket_directories') as folder`.execute(connection.db);
  folder = asked.rows[0]?.folder ?? '';
  await connection.close();
});
afterAll(() => database.dispose());

const addressesOf = async (databaseUrl: string) => {
  const connection = await openDatabase({ ...database.options, databaseUrl, log: quietLog });
  const { addresses } = connection;
  await connection.close();
  return addresses;
};

/** Every form in which pg accepts a Unix socket. */
const FORMS: [string, (parts: { user: string; name: string; port: string; dir: string }) => string][] = [
  [
    'host in the query',
    ({ user, name, port, dir }) => `postgres://${user}@/${name}?host=${dir}&port=${port}`,
  ],
  [
    'host in the query, port in the URL',
    ({ user, name, port, dir }) => `postgres://${user}@localhost:${port}/${name}?host=${dir}`,
  ],
  [
    'encoded host',
    ({ user, name, port, dir }) => `postgres://${user}@${encodeURIComponent(dir)}/${name}?port=${port}`,
  ],
  [
    'encoded host and port',
    ({ user, name, port, dir }) => `postgresql://${user}@${encodeURIComponent(dir)}:${port}/${name}`,
  ],
  [
    'encoded host in the query',
    ({ user, name, port, dir }) => `postgres://${user}@/${name}?host=${encodeURIComponent(dir)}&port=${port}`,
  ],
  ['a socket URL', ({ user, name, port, dir }) => `socket://${user}@${dir}?db=${name}&port=${port}`],
];

it.each(FORMS)(
  'a Unix socket (%s) names the server’s TCP port on every address of this machine',
  async (_form, write) => {
    const user = `${url.username}:${url.password}`;
    const { port, pathname } = url;
    const databaseUrl = write({ user, name: pathname.slice(1), port, dir: folder });
    expect(await addressesOf(databaseUrl)).toEqual([{ address: '', port: Number(port) }]);
  },
);

it('over TCP it is the name in the URL and what the server calls itself', async () => {
  const named = new URL(url);
  named.hostname = 'localhost';
  expect(await addressesOf(named.href)).toEqual([
    { address: 'localhost', port: Number(url.port) },
    { address: '127.0.0.1', port: Number(url.port) },
  ]);
});
