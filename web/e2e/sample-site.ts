import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Parcel Tracking API',
    version: '2.4.0',
    description: 'Track parcels of forty carriers with one call, and receive each change by webhook.',
  },
  tags: [{ name: 'Parcels' }, { name: 'Carriers' }, { name: 'Webhook subscriptions' }, { name: 'Labels' }],
  paths: {
    '/parcels': {
      get: { tags: ['Parcels'], summary: 'List parcels', responses: { 200: { description: 'OK' } } },
    },
    '/carriers': {
      get: { tags: ['Carriers'], summary: 'List carriers', responses: { 200: { description: 'OK' } } },
    },
    '/webhooks': {
      post: {
        tags: ['Webhook subscriptions'],
        summary: 'Subscribe',
        responses: { 201: { description: 'OK' } },
      },
    },
    '/labels': {
      post: { tags: ['Labels'], summary: 'Buy a label', responses: { 201: { description: 'OK' } } },
    },
  },
};

const HOME = `<!doctype html>
<html lang="en">
  <head><title>Parcelhub</title><meta name="description" content="Parcel tracking for shops."></head>
  <body>
    <h1>Parcelhub</h1>
    <a href="/docs">API documentation</a> <a href="/signup">Sign up for an API key</a> <a href="/pricing">Pricing</a>
  </body>
</html>`;

const page = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

const PAGES: Record<string, string> = {
  '/': HOME,
  '/docs': page('Parcel Tracking API documentation'),
  '/signup': page('Sign up'),
  '/pricing': page('Pricing: free up to 100 parcels a month'),
};

/**
 * `rich` has pages and a description of its API, `stalled` has the same but never responds for its documentation,
 * `empty` responds 404 to everything, `silent` never responds.
 */
export type SiteKind = 'rich' | 'stalled' | 'empty' | 'silent';

const respond = (kind: SiteKind, path: string, response: ServerResponse): void => {
  if (kind === 'silent' || (kind === 'stalled' && path === '/docs')) return;
  const isRich = kind === 'rich' || kind === 'stalled';
  const html = isRich ? PAGES[path] : undefined;
  if (html !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  else if (isRich && path === '/openapi.json')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(OPENAPI));
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
};

/** A company's site on loopback. It does not keep the process alive. */
export const startSampleSite = async (kind: SiteKind) => {
  const requested: string[] = [];
  let open = 0;
  const server = createServer(({ url = '/' }, response) => {
    requested.push(url);
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    respond(kind, new URL(url, 'http://site').pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    /** Host and port. */
    domain: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every path that was requested, in order. */
    requested,
    /** The number of requests still waiting for a response. */
    open: (): number => open,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type SampleSite = Awaited<ReturnType<typeof startSampleSite>>;
