import { compositionListSchema } from '@gatehouse/contract/compositions.ts';
import { compile } from '@jmespath-community/jmespath';
import { describe, expect, it } from 'vitest';
import { COMPOSITIONS } from '#src/all.ts';
import type { BodyTemplate, StepDefinition } from '#src/composition.ts';
import { describeComposition } from '#src/describe.ts';
import { placeholdersOf } from '#src/fill-request.ts';
import { readInputs } from '#src/read-inputs.ts';

const expressionsIn = (template: BodyTemplate | undefined): string[] => {
  if (typeof template !== 'object' || template === null) return [];
  return Object.entries<BodyTemplate>(template).flatMap(([name, value]) =>
    name === 'jmespath' || name === 'json' ? [String(value)] : expressionsIn(value),
  );
};

const expressionsOf = (step: StepDefinition): string[] => [
  step.output,
  ...Object.values(step.placeholders ?? {}),
  ...expressionsIn(step.query),
  ...expressionsIn(step.body),
  ...(step.expect ?? []).flatMap(({ that, otherwise }) => [that, ...expressionsIn(otherwise as never)]),
];

describe('the compositions', () => {
  it('are at least eight, with ids of their own, and fit the contract', () => {
    expect(COMPOSITIONS.length).toBeGreaterThanOrEqual(8);
    expect(new Set(COMPOSITIONS.map(({ id }) => id)).size).toBe(COMPOSITIONS.length);
    const described = COMPOSITIONS.map(describeComposition);
    expect(compositionListSchema.parse(described)).toEqual(described);
  });

  it.each(COMPOSITIONS.map((composition) => [composition.id, composition] as const))(
    '%s: each input has a title, a description and a default that it accepts',
    (_id, composition) => {
      const { inputSchema } = describeComposition(composition);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      for (const field of Object.values(inputSchema.properties as object))
        expect(field).toMatchObject({
          title: expect.any(String),
          description: expect.any(String),
          default: expect.anything(),
        });
      expect(inputSchema).not.toHaveProperty('required');
      // A run with an empty body has them all.
      expect(readInputs(composition, {}).issues).toBeUndefined();
    },
  );

  it.each(COMPOSITIONS.map((composition) => [composition.id, composition] as const))(
    '%s: its steps are complete, and their expressions can be read',
    (_id, { steps, output }) => {
      expect(steps.length).toBeGreaterThan(1);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      compile(output);
      for (const [at, step] of steps.entries()) {
        expect(step.endpoint).toMatch(/^\/[\w{]/);
        expect(placeholdersOf(step.endpoint)).toEqual(Object.keys(step.placeholders ?? {}));
        if (step.method === 'GET') expect(step.changes).toBe(false);
        const known = new Set(steps.slice(0, at).map(({ id }) => id));
        for (const expression of expressionsOf(step)) {
          compile(expression);
          for (const [, id = ''] of expression.matchAll(/\bsteps\.(\w+)/g)) expect(known).toContain(id);
        }
      }
    },
  );
});

describe('inputs', () => {
  const [issues] = COMPOSITIONS.filter(({ id }) => id === 'github-issues-summary');

  it('that are absent have their defaults', () => {
    expect(readInputs(issues!, { count: 3 })).toEqual({
      inputs: { owner: 'nodejs', repo: 'node', count: 3, model: 'gpt-4o-mini' },
    });
  });

  it('that do not fit or are unknown are named', () => {
    const { issues: found } = readInputs(issues!, { count: 31, owner: '..', other: 1, __proto__x: 2 });
    expect(found).toEqual([
      { path: ['inputs', 'owner'], message: 'Enter the name of a user or an organization' },
      { path: ['inputs', 'count'], message: 'Must be at most 30' },
      { path: ['inputs', 'other'], message: 'There is no input “other”' },
      { path: ['inputs', '__proto__x'], message: 'There is no input “__proto__x”' },
    ]);
  });
});
