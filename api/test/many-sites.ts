import { createOutbound, type Outbound } from '@gatehouse/outbound/outbound.ts';
import { type Received, startUpstream, type Upstream } from '#test/upstream.ts';

const ASKED = 'x-asked-host';

/** The host that a request was meant for. */
export const askedHost = (call: Received): string => String(call.headers[ASKED] ?? '');

export type ManySites = { outbound: Outbound; received: Received[]; close: () => Promise<void> };

/** Every host of the world as one stand-in: requests go to it over real HTTP, whatever host they are meant for. */
export const startManySites = async (
  documentsOf: (host: string) => Record<string, unknown> | undefined,
): Promise<ManySites> => {
  const server: Upstream = await startUpstream((call, _request, response) => {
    const document = documentsOf(askedHost(call))?.[call.path];
    response
      .writeHead(document === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(document ?? {}));
  });
  const outbound = createOutbound({ localNetworks: true, egressAllow: [], forbidden: () => [] });
  return {
    outbound: {
      ...outbound,
      request: (_profile, request) => {
        const { host, pathname, search } = new URL(request.url);
        const headers = { ...request.headers, [ASKED]: host };
        return outbound.request('user', { ...request, url: `${server.url}${pathname}${search}`, headers });
      },
    },
    received: server.received,
    close: async () => {
      await outbound.close();
      await server.close();
    },
  };
};
