import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A loopback address and port that a test server listens on. */
export type Listening = { port: number; url: string; connections: () => number };

const track = async (server: Server, host: string, port: number): Promise<Listening> => {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    // The client of a test may disconnect in any way; that is not a failure of the server.
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const bound = (server.address() as AddressInfo).port;
  return { port: bound, url: `http://127.0.0.1:${bound}`, connections: () => connections };
};

/** An HTTP server on 127.0.0.1, closed when the test ends. */
export const startHttp = (listener: RequestListener): Promise<Listening> =>
  track(createHttpServer({ maxHeaderSize: 256 * 1024 }, listener), '127.0.0.1', 0);

/** A server of raw sockets: `respond` runs for each piece of data that arrives. */
export const startRaw = (respond: (socket: Socket, request: string) => void): Promise<Listening> =>
  track(
    createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('data', (data) => respond(socket, data.toString('latin1')));
      socket.on('end', () => socket.end());
    }),
    '127.0.0.1',
    0,
  );

/** A server that writes the same text for each request. */
export const startScript = (text: string | Buffer, isEnded = true): Promise<Listening> =>
  startRaw((socket) => {
    if (isEnded) socket.end(text);
    else socket.write(text);
  });

/** Listens on one port of IPv4 and, if there is one, IPv6 loopback, and counts connections. */
export const startCanary = async (): Promise<Listening> => {
  const first = await track(createServer(), '127.0.0.1', 0);
  const second = await track(createServer(), '::1', first.port).catch(() => null);
  return { ...first, connections: () => first.connections() + (second?.connections() ?? 0) };
};

/** Waits until the condition is true, at most `ms` milliseconds. @returns whether it is */
export const eventually = async (condition: () => boolean, ms = 8_000): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end && !condition(); ) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return condition();
};
