import { errorBodySchema } from '@gatehouse/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { generateOpenApiDocument } from 'trpc-openapi';
import { z } from 'zod';
import packageFile from '#package.json' with { type: 'json' };
import { keepDeclaredCoercion } from '#src/http/coercion.ts';
import { compressJson } from '#src/http/compression.ts';
import { appRouter } from '#src/router.ts';

const errorDocs = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const NOT_THAT_STATE = 'It is not in the state that If-Match names; nothing was changed';

type Operation = {
  parameters?: { in: string; required?: boolean }[];
  responses: Record<string, unknown>;
};

/** The OpenAPI 3.1 document of all REST paths. It is the same for every installation, so it can be committed. */
export const openApiDocument = () => {
  keepDeclaredCoercion(appRouter);
  const document = generateOpenApiDocument(appRouter, {
    title: 'Gatehouse',
    version: packageFile.version,
    description: 'Store API keys, test API calls with them, and ship the integration.',
    baseUrl: '/api',
    openApiVersion: '3.1.0',
    securitySchemes: {
      AccessToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'Only needed if the server runs with ACCESS_TOKEN.',
      },
    },
  });
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path) as Operation[]) {
      // The generator treats a value that is preprocessed as optional.
      for (const parameter of operation.parameters ?? [])
        if (parameter.in === 'path') parameter.required = true;
      // The generator describes errors in its own shape; here every error has the same shape, whatever layer raised it.
      operation.responses = {
        200: operation.responses[200],
        ...(operation.responses[412] === undefined ? {} : { 412: errorDocs(NOT_THAT_STATE) }),
        '4XX': errorDocs('The request is invalid or cannot be carried out'),
        '5XX': errorDocs('The server cannot handle the request now; Retry-After says when to try again'),
      };
    }
  }
  return {
    ...document,
    components: { ...document.components, schemas: { Error: z.toJSONSchema(errorBodySchema) } },
  };
};

/** The document as the text of `api/openapi.json`. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

export const mountOpenApi = (app: FastifyInstance): void => {
  let document: string | undefined;
  app.get('/api/openapi.json', { onSend: compressJson }, (_request, reply) => {
    // Generated on first use: it takes longer than the rest of the start.
    document ??= openApiText();
    return reply.type('application/json; charset=utf-8').send(document);
  });
};
