import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { Deadline } from '#src/deadline.ts';
import { connectFailure, tlsFailure } from '#src/failures.ts';
import { displayHost, type RequestTarget } from '#src/target.ts';

type OpenedSocket = {
  socket: Socket;
  /** The address at the other end, as reported by the operating system. */
  remoteAddress: string;
};

/** Opens a TCP connection to one of the addresses, all of which have been checked. */
export type OpenSocket = (
  addresses: readonly string[],
  target: RequestTarget,
  deadline: Deadline,
) => Promise<OpenedSocket>;

/** How long one address may take before the next is tried, in milliseconds. */
const NEXT_ADDRESS_AFTER_MS = 500;

const settle = <T extends Socket>(
  socket: T,
  event: string,
  deadline: Deadline,
  explain: (error: unknown) => Error,
) =>
  new Promise<T>((resolve, reject) => {
    const off = deadline.onFailure((error) => {
      socket.destroy();
      reject(error);
    });
    socket.once(event, () => {
      off();
      resolve(socket);
    });
    // Never removed: a later error reaches the request through undici and must not be unhandled before that.
    socket.on('error', (error) => {
      off();
      reject(explain(error));
    });
  });

/** The one used in production. The name is not resolved again: Node gets the checked addresses as the DNS result. */
export const openTcpSocket: OpenSocket = async (addresses, target, deadline) => {
  const records = addresses.map((address) => ({ address, family: isIP(address) }));
  const pinned: LookupFunction = (_hostname, _options, callback) => callback(null, records);
  const socket = connect({
    host: addresses.length === 1 ? addresses[0]! : target.hostname,
    port: target.port,
    lookup: pinned,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
    noDelay: true,
  });
  await settle(socket, 'connect', deadline, (error) => connectFailure(error, displayHost(target)));
  return { socket, remoteAddress: socket.remoteAddress ?? '' };
};

/** Certificates are always verified, whatever NODE_TLS_REJECT_UNAUTHORIZED is set to. */
export const startTls = (socket: Socket, target: RequestTarget, deadline: Deadline): Promise<TLSSocket> => {
  const secured = connectTls({
    socket,
    host: target.hostname,
    servername: target.literal ? '' : target.hostname,
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
  });
  return settle(secured, 'secureConnect', deadline, (error) => tlsFailure(error, displayHost(target)));
};
