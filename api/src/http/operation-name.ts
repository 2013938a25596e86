import type { FastifyRequest } from 'fastify';
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
export const operationName = ({ method, url, routeOptions }: FastifyRequest): string => {
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
