import { Agent, createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RoundRobin = {
  url: string;
  /** The instances that requests are passed to, by their names. */
  instances: Map<string, { port: number }>;
  close: () => Promise<void>;
};

/**
 * Passes each request on to the next instance, as what stands before several of them does. One that does not listen is skipped; a
 * request that an instance has taken and not answered gets 502. Answers say in `x-instance` whose they are.
 */
export const startRoundRobin = async (): Promise<RoundRobin> => {
  const instances: RoundRobin['instances'] = new Map();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const names = [...instances.keys()];
    turn += 1;
    const inTurn = names.map((_name, at) => names[(at + turn) % names.length] as string);
    const pass = (at: number): void => {
      const name = inTurn[at];
      const instance = name === undefined ? undefined : instances.get(name);
      if (name === undefined || instance === undefined) {
        response.writeHead(502).end();
        return;
      }
      const headers = { ...incoming.headers, host: `localhost:${instance.port}` };
      const options = { agent, host: '127.0.0.1', port: instance.port, path: incoming.url, headers };
      const sent = sendRequest({ ...options, method: incoming.method }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-instance': name });
        answer.on('error', () => response.destroy());
        answer.pipe(response);
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (response.headersSent) response.destroy();
        else if (error.code === 'ECONNREFUSED') pass(at + 1);
        else response.writeHead(502).end();
      });
      sent.end(Buffer.concat(chunks));
    };
    pass(0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    instances,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
};
