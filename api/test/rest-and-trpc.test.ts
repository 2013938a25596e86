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
    '$name is defined once for both faces: input, output and REST path',
    ({ inputs, output, meta }) => {
      // A procedure without an output schema would hand out whatever a service returns, secrets too.
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

  // REST answers once: an operation that a screen wants to see at work is told step by step by the typed face. It
  // may not become a second operation, and so has the very input and the very result of the one with the path.
  it.each(procedures.filter(({ meta }) => meta?.progressOf !== undefined))(
    '$name has no REST path because it is $meta.progressOf, which has one, told step by step',
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
  it('is what the procedures say now; `npm run openapi` writes it anew', () => {
    // Committed, so that a change of the API shows in review.
    expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
  });
});
