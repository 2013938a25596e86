import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appPolicy, createNonce } from '#src/http/security-headers.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** First path segments without pages: an unknown path there is an error, not a page of the app. */
const NO_PAGE = new Set(['api', 'trpc', 'assets']);

/** The names of files under /assets/ contain a hash of their content. */
const HASHED = { cacheControl: true, maxAge: '365d', immutable: true };
/** The browser checks each time, by the ETag, whether its copy is still current. */
const REVALIDATED = { cacheControl: true, maxAge: 0 };

/** Reads index.html again only after a new build. */
const createIndexReader = (file: string): (() => string) => {
  let text = '';
  let readAt = 0;
  return () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== readAt) {
      text = readFileSync(file, 'utf8');
      readAt = mtimeMs;
    }
    return text;
  };
};

const acceptsHtml = ({ headers }: FastifyRequest): boolean =>
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

/**
 * Serves the built single-page app: its files, and index.html for every other path, because the app has its own
 * routes and its own page for an unknown one. Each load of index.html gets a new nonce.
 */
export const mountSpa = async (app: FastifyInstance, webRoot: string | undefined): Promise<void> => {
  if (webRoot === undefined) return;
  const root = path.resolve(webRoot);
  const readIndex = createIndexReader(path.join(root, 'index.html'));
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

  const sendIndex = (reply: FastifyReply): FastifyReply => {
    const nonce = createNonce();
    return reply
      .header('content-security-policy', appPolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(readIndex().replaceAll(NONCE_PLACEHOLDER, nonce));
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: (request, reply) => {
      const { '*': name } = request.params as { '*': string };
      if (name === '' || name.endsWith('/') || name.includes('..')) return reply.callNotFound();
      return reply.sendFile(`assets/${name}`, HASHED);
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { opensByLink: true },
    handler: (request, reply) => {
      const { '*': name } = request.params as { '*': string };
      if (files.has(name)) return reply.sendFile(name, REVALIDATED);
      if (NO_PAGE.has(name.split('/', 1)[0] ?? '') || !acceptsHtml(request)) return reply.callNotFound();
      return sendIndex(reply);
    },
  });
};
