import { expect, it } from 'vitest';
import { tokenVariables } from '#src/features/oauth/token-variables.ts';

const connection = (id: number, number: number, name: string | null = null, slug = 'github') => ({
  id,
  number,
  name,
  provider: { slug },
});

it('the first connection of a provider is named by it alone, others by their number or their name', () => {
  const all = [
    connection(1, 1),
    connection(2, 2),
    connection(3, 3, 'My work'),
    connection(4, 1, null, 'slack'),
  ];
  expect([...tokenVariables(all)]).toEqual([
    [1, 'GITHUB_ACCESS_TOKEN'],
    [4, 'SLACK_ACCESS_TOKEN'],
    [2, 'GITHUB_2_ACCESS_TOKEN'],
    [3, 'GITHUB_MY_WORK_ACCESS_TOKEN'],
  ]);
});

it('no two are the same, whatever their names have in common', () => {
  const all = [
    connection(1, 1, 'Work'),
    connection(2, 2, 'work!'),
    connection(3, 3, 'Work 2'),
    connection(4, 4, '会社'),
    connection(5, 5, '…'),
    connection(6, 6, '5'),
    connection(7, 7, 'enterprise'),
    connection(8, 1, null, 'github-enterprise'),
  ];
  const variables = [...tokenVariables(all).values()];
  expect(new Set(variables).size).toBe(all.length);
  for (const variable of variables) expect(variable).toMatch(/^GITHUB(?:_[A-Z0-9]+)*_ACCESS_TOKEN$/);
  expect(tokenVariables(all).get(8)).toBe('GITHUB_ENTERPRISE_ACCESS_TOKEN');
});
