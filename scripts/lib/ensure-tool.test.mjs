import { expect, it, vi } from 'vitest';
import { ensureTool } from './ensure-tool.mjs';

vi.spyOn(process.stderr, 'write').mockReturnValue(true);

/**
 * A tool that exists after the way with this name was tried.
 * @param {string | undefined} helps
 * @param {string} output what each way prints
 */
const toolBehind = (helps, output = '') => {
  /** @type {string[]} */
  const gone = [];
  const way = (/** @type {string} */ what) => ({
    what,
    go: async () => {
      gone.push(what);
      return { output };
    },
  });
  return {
    gone,
    tool: {
      name: 'A saw',
      find: async () => (helps === '' || gone.includes(helps ?? '?') ? '/bin/saw' : undefined),
      ways: () => [way('borrow'), way('buy'), way('make')],
      advice: 'Get one.',
    },
  };
};

it('installs nothing if the tool exists', async () => {
  const { tool, gone } = toolBehind('');
  expect(await ensureTool(tool)).toBe('/bin/saw');
  expect(gone).toEqual([]);
});

it('tries one way after another until the tool exists', async () => {
  const { tool, gone } = toolBehind('buy');
  expect(await ensureTool(tool)).toBe('/bin/saw');
  expect(gone).toEqual(['borrow', 'buy']);
});

it('says what to do, and what each way printed, if none helped', async () => {
  const { tool } = toolBehind(undefined, 'Error: no shop\n    at Street.walk (town.js:3:1)\n');
  await expect(ensureTool(tool)).rejects.toThrow(
    [
      'A saw is missing. Get one.',
      ...['borrow', 'buy', 'make'].flatMap((what) => [`  ${what} said:`, '  Error: no shop']),
    ].join('\n'),
  );
});
