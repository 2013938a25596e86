import type { FastifyReply } from 'fastify';
import type { Deps } from '#src/deps.ts';
import type { Context } from '#src/trpc.ts';

/** What a procedure gets to know of its call, the same by either face. */
export const createContext = (deps: Deps, reply: FastifyReply): Context => {
  const gone = new AbortController();
  // The answer's own event: a kept connection closes long after, and would collect a listener for every call.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    deps,
    signal: gone.signal,
    setHeader: (name, value) => {
      reply.header(name, value);
    },
  };
};
