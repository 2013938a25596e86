import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#src/deps.ts';
import type { Context } from '#src/trpc.ts';

/** What a procedure gets to know of its call, the same by either face. */
export const createContext = (deps: Deps, request: FastifyRequest, reply: FastifyReply): Context => {
  const gone = new AbortController();
  request.raw.socket.once('close', () => {
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
