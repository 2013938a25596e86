import type { FastifyReply } from 'fastify';
import type { Deps } from '#src/deps.ts';
import type { Context } from '#src/trpc.ts';

/** The context of a procedure call, the same over REST and tRPC. */
export const createContext = (deps: Deps, reply: FastifyReply): Context => {
  const disconnected = new AbortController();
  // The response's own event: a keep-alive connection closes much later, and would collect a listener per call.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort();
  });
  const sent = new Promise<void>((resolve) => {
    reply.raw.once('finish', resolve).once('close', resolve);
  });
  return {
    deps,
    signal: disconnected.signal,
    sent,
    setHeader: (name, value) => {
      reply.header(name, value);
    },
  };
};
