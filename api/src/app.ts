import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { AppError, errorAnswer } from '#src/errors.ts';
import { answerUnreadable, answerUnroutable } from '#src/http/broken-request.ts';
import { mountDocs } from '#src/http/docs.ts';
import { type GateOptions, mountGate } from '#src/http/gate.ts';
import { mountHealth } from '#src/http/health.ts';
import { BODY_LIMIT, readJsonBodies } from '#src/http/json-body.ts';
import { mountOpenApi } from '#src/http/openapi.ts';
import { logRequests } from '#src/http/request-log.ts';
import { mountRest } from '#src/http/rest.ts';
import { mountSpa } from '#src/http/spa.ts';
import { trackRequests } from '#src/http/track-requests.ts';
import { mountTrpc } from '#src/http/trpc.ts';
import { installZodMessages } from '#src/http/zod-messages.ts';

export type AppOptions = {
  gate: GateOptions;
  /** The built single-page app; undefined where there is none, as in tests of the API alone. */
  webRoot?: string;
};

/** Fastify's own limits are off unless set; an outbound call may take 30 s, and 60 s for a whole crawl. */
const TIMEOUTS = { requestTimeout: 30_000, handlerTimeout: 65_000, keepAliveTimeout: 65_000 };

/** The whole server short of listening: what a start runs and what every test talks to. */
export const buildApp = async (deps: Deps, options: AppOptions): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    // A batch of calls is one long path parameter. The REST adapter takes a slash at the end of a path: all routes do.
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    // Without it Node answers a missing Host by itself, with no body; the gate refuses it in the one shape.
    http: { requireHostHeader: false },
    // What arrives on an open connection while the server stops was accepted: it is answered, not turned away.
    return503OnClosing: false,
    ...TIMEOUTS,
  });

  // A server may pass over an expectation that it does not know (RFC 9110 section 10.1.1). Node's own answer to one
  // has neither the gate before it nor a body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = errorAnswer(error);
    if (status === 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).headers(headers).send(body);
  });
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
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND', 'Not found');
  });
  return app;
};
