import { type Received, startUpstream, type Upstream } from '#test/upstream.ts';

/** The response for a path of a stand-in site; a plain string is an HTML page. */
export type SitePage =
  | string
  | { status?: number; type?: string; body?: string | Uint8Array; headers?: Record<string, string> };

/**
 * A company's web site on loopback. An unlisted path returns 404, unless `'*'` is given for all other paths. The
 * pages may depend on the site's own address and on the requested host.
 */
export const startSite = async (
  pagesOf: (origin: string, call: Received) => Record<string, SitePage | undefined>,
): Promise<Upstream> => {
  const site = await startUpstream((call, _request, response) => {
    const pages = pagesOf(`http://${call.headers.host}`, call);
    const page = pages[call.path] ?? pages['*'] ?? { status: 404, body: 'nothing here' };
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      body = '',
      headers = {},
    } = typeof page === 'string' ? { body: page } : page;
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  });
  return site;
};

export const json = (value: unknown, type = 'application/json'): SitePage => ({
  type,
  body: JSON.stringify(value),
});

/** A small OpenAPI document. */
export const petOpenApi = (server: string, title = 'Acme Pets API') => ({
  openapi: '3.1.0',
  info: { title, version: '1', description: 'Keeps **pets** and their owners.\n\nMore to read.' },
  servers: [{ url: `${server}/v1` }],
  tags: [{ name: 'Pets' }, { name: 'Owners' }],
  paths: {
    '/pets': {
      get: { summary: 'List all pets', tags: ['Pets'] },
      post: { summary: 'Add a pet', tags: ['Pets'] },
    },
    '/owners/{id}': { get: { summary: 'Read an owner', tags: ['Owners'] } },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Acme-Key' } } },
});
