import { errorBodySchema } from '@gatehouse/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { generateOpenApiDocument } from 'trpc-openapi';
import { z } from 'zod';
import packageFile from '#package.json' with { type: 'json' };
import { keepDeclaredCoercion } from '#src/http/coercion.ts';
import { appRouter } from '#src/router.ts';

const errorAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

type Operation = {
  parameters?: { in: string; required?: boolean }[];
  responses: Record<string, unknown>;
};

/** The OpenAPI 3.1 document of all REST paths. The same for every installation, so that it can be committed. */
export const openApiDocument = () => {
  keepDeclaredCoercion(appRouter);
  const document = generateOpenApiDocument(appRouter, {
    title: 'Gatehouse',
    version: packageFile.version,
    description: 'Keep API keys, call the APIs they open, and ship the integration.',
    baseUrl: '/api',
    openApiVersion: '3.1.0',
    securitySchemes: {
      AccessToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'Only where the server runs with ACCESS_TOKEN.',
      },
    },
  });
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path) as Operation[]) {
      // The generator takes a value that is read before it is checked for one that may be absent.
      for (const parameter of operation.parameters ?? [])
        if (parameter.in === 'path') parameter.required = true;
      // It describes errors in a shape of its own; whatever layer raises one here, it has a single shape.
      operation.responses = {
        200: operation.responses[200],
        '4XX': errorAnswer('The call cannot be done as it was made'),
        '5XX': errorAnswer('The server cannot do it now; Retry-After says when to try again'),
      };
    }
  }
  return {
    ...document,
    components: { ...document.components, schemas: { Error: z.toJSONSchema(errorBodySchema) } },
  };
};

/** The document as `api/openapi.json` holds it. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

export const mountOpenApi = (app: FastifyInstance): void => {
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    // Made when first asked for: it costs more than all the rest of the start.
    document ??= openApiText();
    return reply.type('application/json; charset=utf-8').send(document);
  });
};
