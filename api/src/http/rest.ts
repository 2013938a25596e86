import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject } from '@gatehouse/contract/json-text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyTRPCOpenApiPlugin } from 'trpc-openapi';
import type { Deps } from '#src/deps.ts';
import { AppError, errorAnswer, toAppError } from '#src/errors.ts';
import { createContext } from '#src/http/caller.ts';
import { keepDeclaredCoercion } from '#src/http/coercion.ts';
import { appRouter } from '#src/router.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a procedure threw, kept so that the answer takes the one shape of an error. */
    procedureError?: unknown;
  }
}

/** A body that may be absent arrives as `{}`, whether or not a content type was sent with it. */
const readBody = async (request: FastifyRequest): Promise<void> => {
  if (request.method === 'GET' || request.method === 'DELETE') return;
  // Only JSON comes this far; the adapter knows it by this one spelling, and asks for it where there is no body.
  request.raw.headers['content-type'] = 'application/json';
  if (request.body === undefined) request.body = {};
  if (asObject(request.body as JsonValue) === undefined)
    throw new AppError('BAD_REQUEST', 'The body must be a JSON object');
};

/** The REST face, at /api: the same procedures by the paths that their `openapi` meta names. */
export const mountRest = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  keepDeclaredCoercion(appRouter);
  await app.register(async (scope) => {
    scope.addHook('preHandler', readBody);
    // The adapter writes an error answer of its own shape; it is replaced before it leaves.
    scope.addHook('onSend', async (request, reply, payload) => {
      if (request.procedureError === undefined) return payload;
      const { status, headers, body } = errorAnswer(request.procedureError);
      reply.code(status).headers(headers).type('application/json; charset=utf-8');
      return JSON.stringify(body);
    });
    await scope.register(fastifyTRPCOpenApiPlugin, {
      basePath: '/api',
      router: appRouter,
      createContext: ({ res }: { res: FastifyReply }) => createContext(deps, res),
      onError: ({ error, req }: { error: unknown; req: FastifyRequest }) => {
        req.procedureError = error;
        if (toAppError(error).code === 'INTERNAL_SERVER_ERROR')
          req.log.error({ err: error }, 'procedure failed');
      },
    } as never);
  });
};
