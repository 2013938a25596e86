import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiText } from '#src/http/openapi.ts';
import { appRouter } from '#src/router.ts';

type Definition = {
  inputs: unknown[];
  output: unknown;
  meta?: { openapi?: { method: string; path: string; summary?: string; tags?: string[] } };
};
const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: Definition }>,
).map(([name, procedure]) => ({ name, ...procedure._def }));

describe('every procedure', () => {
  it.each(procedures)(
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
});

describe('api/openapi.json', () => {
  it('is what the procedures say now; `npm run openapi` writes it anew', () => {
    // Committed, so that a change of the API shows in review.
    expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
  });
});
