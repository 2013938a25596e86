import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './fixtures.ts';

/** A provider on this machine: it accepts and rejects what the test says. */
export interface KeyProvider {
  url: string;
  host: string;
  /** The keys that were sent, in order. */
  keys: string[];
  /** How it responds to a key; at first it accepts every key. */
  respond: (key: string) => { status: number; headers?: Record<string, string> };
}

export const test = base.extend<{ provider: KeyProvider }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  provider: async ({}, use) => {
    const provider: KeyProvider = { url: '', host: '', keys: [], respond: () => ({ status: 200 }) };
    const server = createServer((request, response) => {
      const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
      provider.keys.push(key);
      const { status, headers } = provider.respond(key);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    provider.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    provider.url = `http://${provider.host}`;
    await use(provider);
    server.closeAllConnections();
    server.close();
  },
});
