import { errorBodySchema } from '@gatehouse/contract/errors.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import { SEED } from '@gatehouse/outbound/test/seed.ts';
import fc from 'fast-check';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { openApiDocument } from '#src/http/openapi.ts';
import { appRouter } from '#src/router.ts';
import { deep, deepTimeout } from '#test/deep.ts';
import { makeKey } from '#test/factories.ts';
import { type JsonSchema, pathParameter, requestBody } from '#test/fuzz-values.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/** Requests per operation. */
const RUNS = deep(200, 10_000);

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
};

const document = openApiDocument();
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

type Procedure = { _def: { output: z.ZodType; meta: { openapi?: { method: string; path: string } } } };
const procedures = Object.values(appRouter._def.procedures as unknown as Record<string, Procedure>);
const outputOf = (method: string, path: string): z.ZodType | undefined =>
  procedures.find(({ _def: { meta } }) => meta.openapi?.method === method && meta.openapi.path === path)?._def
    .output;

let test: TestApp;
beforeAll(async () => {
  // No fuzzed request leaves this machine.
  const block = async () => {
    throw new OutboundError('blocked', 'Not called here');
  };
  test = await createTestApp({
    outbound: { request: block, fetch: () => block, checkUrl: () => null, close: async () => {} },
  });
});
afterAll(() => test.close());

const addressOf = (path: string, values: Record<string, string>): string =>
  `/api${path.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')}`;

describe(`every operation responds to any input in its own schema or with a standard error (seed ${SEED})`, () => {
  it.each(operations)(
    '$method $path',
    { timeout: deepTimeout(120_000) },
    async ({ method, path, operation }) => {
      const output = outputOf(method, path);
      expect(output).toBeDefined();
      const { id } = await makeKey(test);
      const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      const input = fc.record({
        path: fc.record(
          Object.fromEntries(names.map(({ name, schema }) => [name, pathParameter(schema, id)])),
        ),
        query: fc.webQueryParameters(),
        body: requestBody(operation.requestBody?.content['application/json'].schema, id),
      });
      let responses = 0;
      await fc.assert(
        fc.asyncProperty(input, async (values) => {
          const url = addressOf(path, values.path);
          const hasBody = method !== 'GET' && method !== 'DELETE';
          const response = await test.app.inject({
            method: method as HTTPMethods & 'GET',
            url: hasBody ? url : `${url}?${values.query}`,
            headers: { host: 'localhost', ...(hasBody ? { 'content-type': 'application/json' } : {}) },
            payload: hasBody ? values.body : undefined,
          });
          responses += 1;
          const body = response.json();
          const schema = response.statusCode === 200 ? output : errorBodySchema.strict();
          const parsed = schema?.safeParse(body);
          expect({
            url,
            sent: values.body,
            status: response.statusCode,
            body,
            issues: parsed?.error?.issues,
          }).toMatchObject({ issues: undefined });
          expect(response.statusCode, JSON.stringify({ url, sent: values.body, body })).toBeLessThan(500);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      expect(responses).toBeGreaterThanOrEqual(RUNS);
    },
  );
});
