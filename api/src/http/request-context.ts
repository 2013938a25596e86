import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { cookiesOf, setCookie } from '#src/http/cookies.ts';
import { requestScheme } from '#src/http/request-origin.ts';
import { closeIfUnread } from '#src/http/slow-readers.ts';
import type { Context } from '#src/trpc.ts';

/**
 * Browsers say where a request comes from, and no page can prevent it. Other Sec-Fetch headers prove nothing: Node's own
 * fetch sends `Sec-Fetch-Mode`. Over http beyond loopback a browser sends neither header with a GET, but the screens use tRPC.
 */
const isFromBrowser = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers.origin !== undefined ||
  headers['sec-fetch-site'] !== undefined ||
  routeOptions.url?.startsWith('/trpc/') === true;

/** The context of a procedure call, the same over REST and tRPC. */
export const createContext = (deps: Deps, reply: FastifyReply): Context => {
  const disconnected = new AbortController();
  // The response's own event: a keep-alive connection closes much later, and would collect a listener per call.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort();
  });
  const isPerson = isFromBrowser(reply.request);
  const done = new Promise<void>((resolve) => {
    reply.raw.once('finish', resolve).once('close', resolve);
  });
  return {
    deps,
    signal: disconnected.signal,
    sent: { done, giveWay: () => closeIfUnread(reply.raw), by: isPerson ? 'person' : 'program' },
    setHeader: (name, value) => {
      reply.header(name, value);
    },
    ifMatch: reply.request.headers['if-match'],
    leaveUncompressed: () => {
      reply.request.leavesUncompressed = true;
    },
    isFromBrowser: isPerson,
    cookies: (name) => cookiesOf(reply.request.headers, name),
    setCookie: (cookie) => {
      const isSecure = requestScheme(reply.request.headers) === 'https';
      reply.header('set-cookie', setCookie({ ...cookie, isSecure }));
    },
  };
};
