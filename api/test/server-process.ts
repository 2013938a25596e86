import { randomBytes } from 'node:crypto';
import { bundleServer, SERVER_MAIN } from '#test/bundle.ts';
import type { TestDatabase } from '#test/database.ts';
import { type Child, startChild } from '#test/faults/child.ts';

export type ServerProcess = Child & { url: string; port: number };

// While the file is loaded, because a test has a time limit.
bundleServer();

/** The bundled server in a separate process, on a free loopback port. */
export const startServer = async (
  database: TestDatabase,
  env: Record<string, string | undefined> = {},
  nodeArgs: string[] = [],
): Promise<ServerProcess> => {
  const child = startChild(SERVER_MAIN, [], {
    nodeArgs,
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: database.options.dataDir,
      DATABASE_URL: database.options.databaseUrl,
      MASTER_KEY: randomBytes(32).toString('base64'),
      ...env,
    },
  });
  const line = await child.lineStarting('Gatehouse is ready at ');
  const url = line.slice('Gatehouse is ready at '.length);
  return { ...child, url, port: Number(new URL(url).port) };
};
