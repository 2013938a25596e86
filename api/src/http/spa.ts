import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/errors.ts';
import { createLastBuild, type LastBuild } from '#src/http/last-build.ts';
import { appPolicy, createNonce } from '#src/http/security-headers.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** First path segments without pages: an unknown path there is an error, not a page of the app. */
const NO_PAGE = new Set(['api', 'trpc', 'assets']);

/** The names of files under /assets/ contain a hash of their content. */
const HASHED = { cacheControl: true, maxAge: '365d', immutable: true };
/** The browser checks each time, by the ETag, whether its copy is still current. */
const REVALIDATED = { cacheControl: true, maxAge: 0 };

const acceptsHtml = ({ headers }: FastifyRequest): boolean =>
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

const sendIndex = (reply: FastifyReply, page: string): FastifyReply => {
  if (page === '')
    throw new AppError('SERVICE_UNAVAILABLE', 'The screens are being built. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  const nonce = createNonce();
  return reply
    .header('content-security-policy', appPolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
};

const sendFile = (
  build: LastBuild,
  reply: FastifyReply,
  name: string,
  caching: SendOptions,
): FastifyReply => {
  const missing = build.missingFile(name);
  if (missing === undefined) return reply.sendFile(name, caching);
  return reply.type(missing.type).header('cache-control', 'no-cache').send(missing.content);
};

/**
 * Serves the built single-page app: its files, and index.html for every other path, because the app has its own
 * routes and its own page for an unknown one. Each load of index.html gets a new nonce.
 */
export const mountSpa = async (app: FastifyInstance, webRoot: string | undefined): Promise<void> => {
  if (webRoot === undefined) return;
  const root = path.resolve(webRoot);
  const build = createLastBuild(root);
  // Not the folders: what a build leaves in `.vite` is no page and no file of the app.
  const files = new Set(
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'index.html')
      .map(({ name }) => name),
  );
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
    preCompressed: true,
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: (request, reply) => {
      const { '*': name } = request.params as { '*': string };
      if (name === '' || name.endsWith('/') || name.includes('..')) return reply.callNotFound();
      return sendFile(build, reply, `assets/${name}`, HASHED);
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { opensByLink: true },
    handler: (request, reply) => {
      const { '*': name } = request.params as { '*': string };
      if (files.has(name)) return sendFile(build, reply, name, REVALIDATED);
      if (NO_PAGE.has(name.split('/', 1)[0] ?? '') || !acceptsHtml(request)) return reply.callNotFound();
      return sendIndex(reply, build.page());
    },
  });
};
