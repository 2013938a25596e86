import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appRouter } from '#src/router.ts';

type Procedure = { _def: { meta?: { openapi?: { method: string; path: string } } } };

const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

/** Each REST path as written in its procedure, with a pattern for its URLs. */
const REST = Object.values(procedures).flatMap(({ _def: { meta } }) => {
  const { method, path } = meta?.openapi ?? {};
  if (method === undefined || path === undefined) return [];
  const name = `/api${path}`;
  return [{ name, method, pattern: new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}/?$`) }];
});

/**
 * The name of the requested operation: `/api/keys/{id}`, `/trpc/keys.list`, `/assets/*`. It contains nothing that the
 * caller wrote, because a path may contain an id, or anything else that was typed by mistake.
 */
const operationName = ({ method, url, routeOptions }: FastifyRequest): string => {
  const [path = ''] = url.split('?', 1);
  if (routeOptions.url === '/api/*') {
    return REST.find((rest) => rest.method === method && rest.pattern.test(path))?.name ?? '/api/*';
  }
  if (routeOptions.url === '/trpc/:path') {
    const names = path.slice('/trpc/'.length).split(',');
    return `/trpc/${[...new Set(names)].filter((name) => Object.hasOwn(procedures, name)).join(',') || ':path'}`;
  }
  return routeOptions.url ?? 'none';
};

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
