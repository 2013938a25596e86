import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiText } from '#src/http/openapi.ts';
import { appRouter } from '#src/router.ts';

type Definition = {
  inputs: unknown[];
  output: unknown;
  meta?: {
    openapi?: { method: string; path: string; summary?: string; tags?: string[] };
    progressOf?: string;
  };
};
const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: Definition }>,
).map(([name, procedure]) => ({ name, ...procedure._def }));

describe('every procedure', () => {
  it.each(procedures.filter(({ meta }) => meta?.progressOf === undefined))(
    '$name is defined once for REST and tRPC: input, output and REST path',
    ({ inputs, output, meta }) => {
      // A procedure without an output schema would return whatever its service returns, including secrets.
      expect(output).toBeDefined();
      expect(inputs).toHaveLength(1);
      expect(meta?.openapi).toMatchObject({
        method: expect.any(String),
        path: expect.stringMatching(/^\//),
        summary: expect.any(String),
      });
      expect(meta?.openapi?.tags).toHaveLength(1);
    },
  );

  // REST responds once. For an operation whose progress a screen shows, a second tRPC procedure reports it step by step.
  // It must not become a different operation, so it has the same input and result as the one with the path.
  it.each(procedures.filter(({ meta }) => meta?.progressOf !== undefined))(
    '$name has no REST path because it is $meta.progressOf with progress',
    ({ inputs, output, meta }) => {
      const whole = procedures.find(({ name }) => name === meta?.progressOf);
      expect(meta?.openapi).toBeUndefined();
      expect(whole?.meta?.openapi).toBeDefined();
      expect(inputs).toHaveLength(1);
      expect(inputs[0]).toBe(whole?.inputs[0]);
      expect((output as { result?: unknown }).result).toBe(whole?.output);
    },
  );
});

describe('api/openapi.json', () => {
  it('matches the procedures; `npm run openapi` updates it', () => {
    // Committed, so that a change of the API is visible in review.
    expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
  });
});
