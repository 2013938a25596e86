import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { isLogged } from '#src/errors.ts';
import { compressJson } from '#src/http/compression.ts';
import { readJsonBodies } from '#src/http/json-body.ts';
import { hooksOf, largeBodies } from '#src/http/large-bodies.ts';
import { createContext } from '#src/http/request-context.ts';
import { type AppRouter, appRouter } from '#src/router.ts';

/** How many calls a batch may contain: a page makes a handful, and a batch of thousands is an attack. */
const MAX_BATCH_SIZE = 20;

/**
 * tRPC, at /trpc. The adapter's handler runs on our own route, because its plugin would read bodies less strictly than
 * REST does.
 */
export const mountTrpc = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const options: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize: MAX_BATCH_SIZE,
    // A query whose input may not be in a URL is sent in a body.
    allowMethodOverride: true,
    createContext: ({ res }) => createContext(deps, res),
    onError: ({ error, req, path }) => {
      if (isLogged(error)) req.log.error({ err: error, procedure: path }, 'procedure failed');
    },
  };
  await app.register(async (scope) => {
    readJsonBodies(scope, 'text');
    scope.addHook('onSend', compressJson);
    const handler = async (req: FastifyRequest, res: FastifyReply): Promise<void> => {
      const { path } = req.params as { path: string };
      await fastifyRequestHandler({ ...options, req, res, path });
    };
    scope.route({ method: ['GET', 'POST'], url: '/trpc/:path', handler });
    for (const { procedure, bodyLimit, ...operation } of largeBodies()) {
      scope.route({
        method: 'POST',
        url: `/trpc/${procedure}`,
        bodyLimit,
        ...hooksOf(operation),
        handler: (req, res) => fastifyRequestHandler({ ...options, req, res, path: procedure }),
      });
    }
  });
};
