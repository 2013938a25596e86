import type { OpenApiMeta } from 'trpc-openapi';
import { appRouter } from '#src/router.ts';

type Meta = OpenApiMeta & { bodyLimit?: number };

/** An operation that takes a larger body than others, with its two addresses. */
type LargeBody = { procedure: string; method: string; path: string; bodyLimit: number };

/** The operations whose `bodyLimit` is set. Each needs a route of its own, because a limit belongs to a route. */
export const largeBodies = (): LargeBody[] =>
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { meta?: Meta } }>).flatMap(
    ([procedure, { _def }]) => {
      const { bodyLimit, openapi } = _def.meta ?? {};
      if (bodyLimit === undefined || openapi === undefined) return [];
      return [{ procedure, method: openapi.method, path: openapi.path, bodyLimit }];
    },
  );
