import type { Environment } from '@gatehouse/contract/environments.ts';
import { describe, expect, it } from 'vitest';
import {
  type EnvironmentValues,
  fieldOf,
  NEW_ROW,
  toInput,
  validateEnvironment,
  valuesOf,
  withPasted,
} from '#src/features/environments/environment-values.ts';

const MASK = `tok${'*'.repeat(20)}`;
const AT = '2026-12-03T00:00:00.000Z';
const STORED: Environment = {
  id: 1,
  name: 'Staging',
  variables: [
    { name: 'base', value: 'https://a.example', isSecret: false },
    { name: 'token', value: MASK, isSecret: true, hosts: ['a.example', '*.b.example'] },
  ],
  keys: [{ providerId: 1, apiKeyId: 2 }],
  createdAt: AT,
  updatedAt: AT,
};

const row = (more: object) => ({ ...NEW_ROW, name: 'a', value: '1', ...more });
const valuesWith = (...variables: EnvironmentValues['variables']): EnvironmentValues => ({
  name: 'Staging',
  variables,
  keys: [],
});

describe('the form of an environment', () => {
  it('has what is stored, and sends it back as it was', () => {
    const values = valuesOf(STORED);
    expect(values.variables.at(-1)).toEqual(NEW_ROW);
    expect(toInput(values)).toEqual({
      name: 'Staging',
      variables: [{ ...STORED.variables[0], hosts: [] }, STORED.variables[1]],
      keys: STORED.keys,
    });
    expect(validateEnvironment(STORED)(values)).toEqual({});
  });

  it('says what is wrong at its row, whatever rows are blank', () => {
    const check = validateEnvironment(undefined);
    expect(check({ ...valuesWith(), name: ' ' })).toEqual({ name: 'Environment name is required' });
    expect(Object.keys(check(valuesWith(NEW_ROW, row({ name: 'a b' }))))).toEqual(['variables.1.name']);
    expect(check(valuesWith(row({}), NEW_ROW, row({})))).toEqual({
      'variables.2.name': 'There are two variables named a',
    });
    expect(Object.keys(check(valuesWith(row({ isSecret: true, hosts: 'https://x' }))))).toEqual([
      'variables.0.hosts',
    ]);
    expect(fieldOf(['variables', 1, 'value'], [NEW_ROW, row({}), row({ name: 'b' })])).toBe(
      'variables.2.value',
    );
  });

  it.each([{ name: 'other' }, { isSecret: false }, { value: `tik${'*'.repeat(20)}` }])(
    'asks for the value again where its mask stands for nothing: %j',
    (change) => {
      const values = valuesWith(row({ name: 'token', value: MASK, isSecret: true, ...change }));
      expect(validateEnvironment(STORED)(values)['variables.0.value']).toContain('only its mask');
    },
  );

  it('takes pasted variables in place of those of the same name', () => {
    const rows = withPasted(
      [row({ name: 'a', isSecret: true, hosts: 'x.example' }), NEW_ROW],
      [
        { name: 'b', value: '2', isSecret: true },
        { name: 'a', value: '3', isSecret: false },
      ],
    );
    expect(rows).toEqual([
      row({ name: 'a', value: '3', isSecret: true, hosts: 'x.example' }),
      row({ name: 'b', value: '2', isSecret: true }),
      NEW_ROW,
    ]);
  });
});
