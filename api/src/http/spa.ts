import { readdirSync } from 'node:fs';
import path from 'node:path';
import negotiate from '@fastify/accept-negotiator';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureCode } from '#src/db/failure.ts';
import { AppError } from '#src/errors.ts';
import { type ContentEncoding, createLastBuild, type NamedFile } from '#src/http/last-build.ts';
import { appPolicy, createNonce } from '#src/http/security-headers.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** First path segments without pages: an unknown path there is an error, not a page of the app. */
const NO_PAGE = new Set(['api', 'trpc', 'assets']);

type Caching = { header: string; options: SendOptions };

/** The names of files under /assets/ contain a hash of their content. */
const HASHED: Caching = {
  header: 'public, max-age=31536000, immutable',
  options: { cacheControl: true, maxAge: '365d', immutable: true },
};
/** The browser checks each time, by the ETag, whether its copy is still current. */
const REVALIDATED: Caching = {
  header: 'public, max-age=0',
  options: { cacheControl: true, maxAge: 0 },
};

/** What a response says of the file that it carries; an error is no file. */
const OF_A_FILE = [
  ...['content-type', 'content-length', 'content-encoding', 'content-range'],
  ...['accept-ranges', 'etag', 'last-modified', 'vary'],
];

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

const sendNamed = (reply: FastifyReply, file: NamedFile, { header }: Caching): FastifyReply => {
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = reply.request.headers;
  const encodings = Object.keys(file.compressed) as ContentEncoding[];
  const encoding = negotiate(String(accepted), encodings);
  reply.type(file.type).headers({ 'cache-control': header, etag: file.etag, vary: 'accept-encoding' });
  if (known === file.etag) return reply.code(304).send();
  if (encoding === null) return reply.send(file.content);
  return reply.header('content-encoding', encoding).send(file.compressed[encoding]);
};

/** A file may be gone between the moment that it was found and the one that it is opened. */
const asMissing = (error: Error, _request: FastifyRequest, reply: FastifyReply): never => {
  for (const name of OF_A_FILE) reply.removeHeader(name);
  reply.header('cache-control', 'no-store');
  throw failureCode(error) === 'ENOENT' ? new AppError('NOT_FOUND', 'Not found') : error;
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
  const sendFile = (reply: FastifyReply, name: string, caching: Caching): FastifyReply => {
    const named = build.namedFile(name);
    return named === undefined ? reply.sendFile(name, caching.options) : sendNamed(reply, named, caching);
  };
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
    errorHandler: asMissing,
    handler: (request, reply) => {
      const { '*': name } = request.params as { '*': string };
      if (name === '' || name.endsWith('/') || name.includes('..')) return reply.callNotFound();
      return sendFile(reply, `assets/${name}`, HASHED);
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { opensByLink: true },
    errorHandler: asMissing,
    handler: (request, reply) => {
      const { '*': name } = request.params as { '*': string };
      if (files.has(name)) return sendFile(reply, name, REVALIDATED);
      if (NO_PAGE.has(name.split('/', 1)[0] ?? '') || !acceptsHtml(request)) return reply.callNotFound();
      return sendIndex(reply, build.page());
    },
  });
};
