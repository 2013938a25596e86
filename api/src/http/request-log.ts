import type { FastifyInstance } from 'fastify';
import { operationName } from '#src/http/operation-name.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Taken at the beginning: the REST adapter rewrites the URL. */
    operation?: string;
  }
}

const bytes = (header: unknown): number | undefined => {
  const length = Number(header);
  return Number.isSafeInteger(length) ? length : undefined;
};

/**
 * One line an answer, made of what is listed here and nothing else: the operation's name stands for the path,
 * because a path may hold an id and a query may hold a secret. The caller finds the line by `x-request-id`.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    request.operation = operationName(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.operation,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        bytesIn: bytes(request.headers['content-length'] ?? 0),
        // A streamed answer has no length beforehand: none is told rather than a wrong one.
        bytesOut: bytes(reply.getHeader('content-length')),
      },
      'request',
    );
  });
};
