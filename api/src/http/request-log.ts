import type { FastifyInstance } from 'fastify';
import { operationName } from '#src/http/operation-name.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Determined at the beginning, because the REST adapter rewrites the URL. */
    operation?: string;
  }
}

const bytes = (header: unknown): number | undefined => {
  const length = Number(header);
  return Number.isSafeInteger(length) ? length : undefined;
};

/**
 * One line per response, with the fields listed here and nothing else: the operation's name replaces the path,
 * because a path may contain an id and a query may contain a secret. The caller finds the line by `x-request-id`.
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
        // The length of a streamed response is not known in advance, so it is left out.
        bytesOut: bytes(reply.getHeader('content-length')),
      },
      'request',
    );
  });
};
