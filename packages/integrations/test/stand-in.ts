import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Exchange } from '#test/cases.ts';

/** A request that a provider received. */
export type Received = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer;
};

type StandIn = {
  url: string;
  /** What a step's requests are answered with, in order. */
  expectStep: (key: string, responses: readonly Exchange['response'][]) => void;
  receivedIn: (key: string) => readonly Received[];
  close: () => Promise<void>;
};

const bodyOf = ({ json, text }: Exchange['response']): string =>
  json === undefined ? (text ?? '') : JSON.stringify(json);

const respond = (response: ServerResponse, planned: Exchange['response'] | undefined): void => {
  if (planned === undefined) {
    response.writeHead(418, { 'content-type': 'text/plain' }).end('This request was not expected.');
    return;
  }
  const type = planned.json === undefined ? 'text/plain' : 'application/json';
  response.writeHead(planned.status ?? 200, { 'content-type': type, ...planned.headers });
  response.end(bodyOf(planned));
};

/** `/<step>/<scheme>/<host>/<path>` */
const readTarget = (target: string): { key: string; url: string } => {
  const [, key = '', scheme = '', ...rest] = target.split('/');
  return { key, url: `${scheme}://${rest.join('/')}` };
};

/** A server on loopback that stands in for all providers. The snippets' requests come with the provider's URL in the path. */
export const startStandIn = async (): Promise<StandIn> => {
  const plans = new Map<string, readonly Exchange['response'][]>();
  const received = new Map<string, Received[]>();
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { key, url } = readTarget(request.url ?? '');
    const body = await buffer(request);
    const before = received.get(key) ?? [];
    const headers = request.headers as Record<string, string>;
    received.set(key, [...before, { method: request.method ?? '', url, headers, body }]);
    respond(response, plans.get(key)?.[before.length]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    expectStep: (key, responses) => plans.set(key, responses),
    receivedIn: (key) => received.get(key) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
