import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { AppError, errorResponse } from '#src/errors.ts';
import { stopFollowing } from '#src/features/oauth/device/follow-device-logins.service.ts';
import { mountDocs } from '#src/http/docs.ts';
import { type GateOptions, mountGate } from '#src/http/gate.ts';
import { mountHealth } from '#src/http/health.ts';
import { BODY_LIMIT, readJsonBodies } from '#src/http/json-body.ts';
import { respondToUnreadable, respondToUnroutable } from '#src/http/malformed-request.ts';
import { mountOpenApi } from '#src/http/openapi.ts';
import { logRequests } from '#src/http/request-log.ts';
import { mountRest } from '#src/http/rest.ts';
import { closeSlowReaders } from '#src/http/slow-readers.ts';
import { mountSpa } from '#src/http/spa.ts';
import { trackRequests } from '#src/http/track-requests.ts';
import { mountTrpc } from '#src/http/trpc.ts';
import { installZodMessages } from '#src/http/zod-messages.ts';

export type AppOptions = {
  gate: GateOptions;
  /** Folder of the built single-page app; undefined if there is none, as in tests of the API alone. */
  webRoot?: string;
  /** Shorter ones for tests. */
  timeouts?: Partial<Timeouts>;
};

type Timeouts = {
  /**
   * How long a whole request may take to arrive, from its first byte or from the opening of its connection, and how long
   * a client may take nothing of a response.
   */
  requestTimeout: number;
  handlerTimeout: number;
  keepAliveTimeout: number;
};

/** Fastify has no time limits unless they are set; an outbound call may take 30 s, a whole crawl 60 s. */
const TIMEOUTS: Timeouts = { requestTimeout: 30_000, handlerTimeout: 65_000, keepAliveTimeout: 65_000 };

/**
 * Node only looks for late requests at intervals, by default every 30 s: one that should end after 30 s would end after
 * 60. With 30 looks per limit it ends at most a thirtieth late.
 */
const LOOKS_PER_LIMIT = 30;

/** The whole server, not yet listening: a start runs it, and every test uses it. */
export const buildApp = async (deps: Deps, options: AppOptions): Promise<FastifyInstance> => {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    // A batch of calls is one long path parameter. The REST adapter accepts a trailing slash, so all routes do.
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
    frameworkErrors: respondToUnroutable,
    clientErrorHandler: respondToUnreadable,
    // Otherwise Node itself rejects a missing Host, without a body; the gate rejects it with the usual error body.
    http: {
      requireHostHeader: false,
      headersTimeout: timeouts.requestTimeout,
      connectionsCheckingInterval: timeouts.requestTimeout / LOOKS_PER_LIMIT,
    },
    // A request on an open connection while the server stops was accepted: it gets its response instead of a 503.
    return503OnClosing: false,
    ...timeouts,
  });

  // A server may ignore an unknown expectation (RFC 9110 section 10.1.1). Node's own response to one bypasses the gate
  // and has no body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = errorResponse(error);
    if (status === 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).headers(headers).send(body);
  });
  closeSlowReaders(app, timeouts.requestTimeout);
  installZodMessages();
  trackRequests(app);
  logRequests(app);
  mountGate(app, deps, options.gate);
  readJsonBodies(app);
  mountHealth(app, deps);
  mountOpenApi(app);
  mountDocs(app);
  await mountTrpc(app, deps);
  await mountRest(app, deps);
  await mountSpa(app, options.webRoot);
  // What requests have begun.
  app.addHook('onClose', () => stopFollowing(deps));
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND', 'Not found');
  });
  return app;
};
