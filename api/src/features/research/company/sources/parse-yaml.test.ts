import { expect, it } from 'vitest';
import { parseYaml } from '#src/features/research/company/sources/parse-yaml.ts';

it('YAML is read in a separate thread', async () => {
  expect(await parseYaml('a: 1\nb: [x, y]\n')).toEqual({ a: 1, b: ['x', 'y'] });
  expect(await parseYaml('a: b: c')).toBeUndefined();
});

it('parsing is stopped when it takes too long, and blocks nothing else', async () => {
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 5);
  expect(await parseYaml(`a: 1\n${'? '.repeat(300_000)}`, 400)).toBeUndefined();
  clearInterval(turning);
  expect(turns).toBeGreaterThan(5);
});

it('a text beyond the maximum length is not read', async () => {
  const comment = '#'.repeat(1024 * 1024 - 5);
  expect(await parseYaml(`a: 1\n${comment}`)).toEqual({ a: 1 });
  expect(await parseYaml(`a: 1\n${comment}#`)).toBeUndefined();
});
