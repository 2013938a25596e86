import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: {
      /** Set when a stop began: the server is no longer ready, and still answers. */
      stopping: boolean;
      /** Requests that arrived and whose answers have not left yet. */
      running: number;
    };
  }
}

/** Keeps what a graceful stop and the readiness check need to know. */
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
