import { expect, it } from 'vitest';
import { ownDatabase, reachItself, runServer } from '#test/reach-itself.ts';

// A call to itself would pass its own gate like any script, and could reveal every key.
it('the running server calls neither itself nor its database, by any name of this machine', async () => {
  const database = await ownDatabase();
  const server = await runServer(database, {});
  const { databaseUrl } = database.options;
  const ports = [String(server.port), ...(databaseUrl === undefined ? [] : [new URL(databaseUrl).port])];
  const { calls, reached } = await reachItself(server, ports);
  expect(calls).toBeGreaterThanOrEqual(16);
  expect(reached).toEqual([]);
}, 60_000);
