import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const schema = z.strictObject({
  name: z.string(),
  pricing: z.strictObject({ checked: z.iso.date(), model: z.enum(['free', 'paid']) }),
  operations: z.array(z.strictObject({ path: z.string().regex(/^\//, 'begins with a slash') })),
});
const GOOD = `# An API.
name: Acme
pricing:
  checked: 2026-11-20
  model: free
operations:
  - path: /v1/a
  - path: /v1/b
`;
const read = (text: string) => readYaml({ file: 'providers/acme/entry.yaml', text }, schema);

describe('readYaml', () => {
  it('returns what the schema makes of the file', () => {
    expect(read(GOOD)).toEqual({
      name: 'Acme',
      pricing: { checked: '2026-11-20', model: 'free' },
      operations: [{ path: '/v1/a' }, { path: '/v1/b' }],
    });
  });

  it.each([
    ['2026-11-20', 'yesterday', ':4: pricing.checked: Invalid ISO date'],
    ['model: free', 'model: gratis', ':5: pricing.model: Invalid option: expected one of "free"|"paid"'],
    ['/v1/b', 'v1/b', ':8: operations.1.path: begins with a slash'],
    ['  model: free\n', '', ':3: pricing.model: Invalid option'],
    ['model: free', 'model: free\n  currency: EUR', ':6: pricing: Unrecognized key: "currency"'],
    ['name: Acme\n', '', ':2: name: Invalid input: expected string, received undefined'],
    ['model: free', 'model: [free', ':6: '],
    ['model: free', 'model: free\n  model: paid', ':6: Map keys must be unique'],
    [GOOD, '', ':1: Invalid input: expected object'],
  ])('names file, line and what is wrong: %j -> %j', (right, wrong, problem) => {
    expect(() => read(GOOD.replace(right, wrong))).toThrow(`providers/acme/entry.yaml${problem}`);
  });

  it('reports every problem of a file', () => {
    expect(() => read(GOOD.replace('/v1/a', 'a').replace('free', 'gratis'))).toThrow(/:5: .*\n.*:7: /);
  });
});
