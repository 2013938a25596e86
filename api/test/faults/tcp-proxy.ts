import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** New connections go to this loopback port. */
  leadTo: (port: number) => void;
  /** Whoever is connected is cut off. */
  cut: () => void;
  /** Nothing arrives any more on any connection that is open, and nobody says so: as when a machine loses its power. */
  silence: () => void;
  close: () => Promise<void>;
};

/** Passes connections on to a loopback port that can change, as what stands before two database servers does. */
export const startTcpProxy = async (first: number): Promise<TcpProxy> => {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      // What ends on one side ends on the other, whatever the reason.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => {
      target = port;
    },
    cut,
    silence: () => {
      for (const socket of sockets) {
        socket.unpipe();
        socket.removeAllListeners('close');
        socket.pause();
      }
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
};
