import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: {
      /** Set when a stop begins: the server is no longer ready, but still responds. */
      stopping: boolean;
      /** Number of requests that arrived and whose responses have not been sent yet. */
      running: number;
    };
  }
}

/** Tracks what a graceful stop and the readiness check need to know. */
export const trackRequests = (app: FastifyInstance): void => {
  const lifecycle = { stopping: false, running: 0 };
  app.decorate('lifecycle', lifecycle);
  app.addHook('onRequest', async (_request, reply) => {
    lifecycle.running += 1;
    reply.raw.once('close', () => {
      lifecycle.running -= 1;
    });
  });
};
