import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type ApiDocument, docsPage } from '#src/http/docs/page.ts';
import { openApiText } from '#src/http/openapi.ts';
import { requestScheme } from '#src/http/request-origin.ts';
import { documentPolicy } from '#src/http/security-headers.ts';

const FILES = [
  { name: 'docs.css', type: 'text/css; charset=utf-8' },
  { name: 'docs.js', type: 'text/javascript; charset=utf-8' },
];

/** `/api/docs`: the OpenAPI document as a page, rendered here; it loads nothing from other hosts. */
export const mountDocs = (app: FastifyInstance): void => {
  let document: ApiDocument | undefined;

  app.get('/api/docs', (request, reply) => {
    // Generated on first use: it takes longer than the rest of the start.
    document ??= JSON.parse(openApiText()) as ApiDocument;
    // The gate has accepted the host, so it is one of ours and the example calls can be run as they are.
    const origin = `${requestScheme(request.headers)}://${request.headers.host}`;
    return reply
      .header('content-security-policy', documentPolicy())
      .type('text/html; charset=utf-8')
      .send(docsPage(document, origin));
  });

  for (const { name, type } of FILES) {
    const text = readFileSync(new URL(`./docs/${name}`, import.meta.url), 'utf8');
    app.get(`/api/docs/${name}`, (_request, reply) => reply.type(type).send(text));
  }
};
