import { expect, it } from 'vitest';
import { onPostgresServer } from '#test/database.ts';
import { ownDatabase, reachItself, runServer } from '#test/reach-itself.ts';

it.each([
  [
    'DATABASE_URL',
    (url: URL, folder: string) => ({ DATABASE_URL: `${url.href}?host=${encodeURIComponent(folder)}` }),
  ],
  [
    'PGHOST and PGPORT',
    ({ username, password, port, pathname }: URL, folder: string) => ({
      DATABASE_URL: `postgres://${username}:${password}@${pathname}`,
      PGHOST: folder,
      PGPORT: port,
    }),
  ],
])(
  'a server whose database is reached by a Unix socket, which %s names, calls no TCP port of it',
  async (_by, variables) => {
    const { rows } = await onPostgresServer("select current_setting('unix_socket_directories') as folder");
    const database = await ownDatabase();
    const url = new URL(database.options.databaseUrl ?? '');
    const server = await runServer(database, variables(url, rows[0].folder));
    expect(await reachItself(server, [url.port])).toMatchObject({ reached: [] });
  },
  60_000,
);
