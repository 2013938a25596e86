import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type RawResponse = { status: number; headers: Map<string, string>; body: string };

/** Listens on loopback, on a free port. */
export const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

const parseResponse = (text: string): RawResponse => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
};

/**
 * Sends the bytes unchanged, for requests that no client library would send.
 * @param localAddress the address of this machine from which they are sent
 */
export const sendRaw = (
  port: number,
  lines: string[],
  body = '',
  localAddress?: string,
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    let text = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error('no response within 5 s')));
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(parseResponse(text)));
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  });
