import type { FastifyRequest } from 'fastify';
import { appRouter } from '#src/router.ts';

type Procedure = { _def: { meta?: { openapi?: { method: string; path: string } } } };

const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

/** Each REST path as it is written in its procedure, with what its addresses look like. */
const REST = Object.values(procedures).flatMap(({ _def: { meta } }) => {
  const { method, path } = meta?.openapi ?? {};
  if (method === undefined || path === undefined) return [];
  const name = `/api${path}`;
  return [{ name, method, address: new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}/?$`) }];
});

/**
 * What a request asks for, in our own words: `/api/keys/{id}`, `/trpc/keys.list`, `/assets/*`. Nothing that the caller
 * wrote is in it, because a path may hold an id and anything else that was mistyped into it.
 */
export const operationName = ({ method, url, routeOptions }: FastifyRequest): string => {
  const [path = ''] = url.split('?', 1);
  if (routeOptions.url === '/api/*') {
    return REST.find((rest) => rest.method === method && rest.address.test(path))?.name ?? '/api/*';
  }
  if (routeOptions.url === '/trpc/:path') {
    const names = path.slice('/trpc/'.length).split(',');
    return `/trpc/${[...new Set(names)].filter((name) => Object.hasOwn(procedures, name)).join(',') || ':path'}`;
  }
  return routeOptions.url ?? 'none';
};
