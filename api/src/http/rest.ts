import { finished } from 'node:stream/promises';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { fastifyTRPCOpenApiPlugin } from 'trpc-openapi';
import type { Deps } from '#src/deps.ts';
import { AppError, errorResponse, isLogged } from '#src/errors.ts';
import { keepDeclaredCoercion } from '#src/http/coercion.ts';
import { compressJson } from '#src/http/compression.ts';
import { hooksOf, largeBodies } from '#src/http/large-bodies.ts';
import { createContext } from '#src/http/request-context.ts';
import { appRouter } from '#src/router.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a procedure threw, kept so that the response gets the usual error body. */
    procedureError?: unknown;
  }
}

/** An absent body becomes `{}`, with or without a content type. */
const readBody = async (request: FastifyRequest): Promise<void> => {
  if (request.method === 'GET' || request.method === 'DELETE') return;
  // Only JSON gets this far; the adapter recognizes only this spelling, and requires it even if there is no body.
  request.raw.headers['content-type'] = 'application/json';
  if (request.body === undefined) request.body = {};
  if (asObject(request.body as JsonValue) === undefined)
    throw new AppError('BAD_REQUEST', 'The body must be a JSON object');
};

/** A longer text, in characters, is sent as bytes. */
const MAX_TEXT = 256 * 1024;

/** Node appends a text to the headers, and so has a long one in memory twice until it is sent. */
const asBytes = (payload: unknown): unknown =>
  typeof payload === 'string' && payload.length > MAX_TEXT ? Buffer.from(payload) : payload;

/** The adapter does not wait for its response to be sent, and Fastify would send an empty one while it is being compressed. */
const untilSent = (handler: RouteHandlerMethod): RouteHandlerMethod =>
  async function send(request, reply) {
    await handler.call(this, request, reply);
    // A client that has gone away is not an error.
    await finished(reply.raw).catch(() => undefined);
  };

const ALL_OPERATIONS = '/api/*';

/** REST, at /api: the same procedures, at the paths in their `openapi` meta. */
export const mountRest = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  keepDeclaredCoercion(appRouter);
  await app.register(async (scope) => {
    scope.addHook('preHandler', readBody);
    // The adapter has one route for all operations.
    scope.addHook('onRoute', (route) => {
      if (route.url !== ALL_OPERATIONS) return;
      route.handler = untilSent(route.handler);
      for (const { rest, bodyLimit, ...operation } of largeBodies())
        if (rest !== undefined)
          scope.route({
            method: rest.method,
            // The adapter writes {id} where the router writes :id.
            url: `/api${rest.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
            bodyLimit,
            ...hooksOf(operation),
            handler: route.handler,
          });
    });
    // The adapter writes errors in its own shape; they are replaced before the response is sent.
    scope.addHook('onSend', async (request, reply, payload) => {
      if (request.procedureError === undefined) return asBytes(payload);
      const { status, headers, body } = errorResponse(request.procedureError);
      reply.code(status).headers(headers).type('application/json; charset=utf-8');
      return JSON.stringify(body);
    });
    scope.addHook('onSend', compressJson);
    await scope.register(fastifyTRPCOpenApiPlugin, {
      basePath: '/api',
      router: appRouter,
      createContext: ({ res }: { res: FastifyReply }) => createContext(deps, res),
      onError: ({ error, req }: { error: unknown; req: FastifyRequest }) => {
        req.procedureError = error;
        if (isLogged(error)) req.log.error({ err: error }, 'procedure failed');
      },
    } as never);
  });
};
