import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string };

export type Upstream = {
  /** http://127.0.0.1:<port> */
  url: string;
  host: string;
  /** Every request that arrived, oldest first. */
  received: Received[];
  close: () => Promise<void>;
};

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** A third-party API on loopback. The handler responds; every request is recorded for the test. */
export const startUpstream = async (
  handler: (request: Received, ...rest: Parameters<RequestListener>) => void,
): Promise<Upstream> => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const call: Received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await readText(request),
    };
    received.push(call);
    handler(call, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Returns what it received if the bearer token is `secret`, and 401 otherwise. */
export const startEcho = (secret: string): Promise<Upstream> =>
  startUpstream((call, _request, response) => {
    const isKnown = call.headers.authorization === `Bearer ${secret}`;
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        isKnown
          ? { method: call.method, path: call.path, body: call.body }
          : { error: { message: 'Bad credentials' } },
      ),
    );
  });
