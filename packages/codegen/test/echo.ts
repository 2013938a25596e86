import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  method: string;
  /** The target as it was sent. */
  target: string;
  /** Names in lower case, values as UTF-8; one entry a line. */
  headers: [name: string, value: string][];
  body: Buffer;
};

export type Echo = { url: string; received: Received[]; close: () => Promise<void> };

const asUtf8 = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');

/** An API on loopback that records what arrives. */
export const startEcho = async (): Promise<Echo> => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { rawHeaders } = request;
    received.push({
      method: request.method ?? '',
      target: request.url ?? '',
      headers: Array.from({ length: rawHeaders.length / 2 }, (_one, at) => [
        (rawHeaders[2 * at] ?? '').toLowerCase(),
        asUtf8(rawHeaders[2 * at + 1] ?? ''),
      ]),
      body: Buffer.concat(chunks),
    });
    response.end('ok');
  });
  server.keepAliveTimeout = 1000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
