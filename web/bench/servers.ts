import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Checkout } from './checkouts.ts';

export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Each checkout has its own server, started the way its own tests do. */
export const start = async ({ root }: Checkout): Promise<Server> => {
  const file = pathToFileURL(path.join(root, 'web/e2e/server.ts')).href;
  const { startServer } = (await import(file)) as { startServer: () => Promise<Server> };
  return startServer();
};
