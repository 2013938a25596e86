import { afterEach, expect, it } from 'vitest';
import { namesAfter, wordsAfter } from './arguments.mjs';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
});

const accepted = { usage: 'npm run bench [name…]', names: ['rest', 'start'] };
/** @param {string[]} words */
const after = (...words) => {
  process.argv = ['node', 'script', ...words];
  return namesAfter(accepted);
};

it('returns the names in the order in which they were given', () => {
  expect(after()).toEqual([]);
  expect(after('start', 'rest')).toEqual(['start', 'rest']);
});

it.each([['nope'], ['--port'], ['--port=3'], ['-p'], ['rest', '--fast']])(
  'rejects %j and shows the usage',
  (...words) => {
    expect(() => after(...words)).toThrow(/^Unknown argument .*Usage: npm run bench \[name…\]$/);
  },
);

it('shows the usage on request, which is not a failure', () => {
  expect(() => after('--help')).toThrow(
    expect.objectContaining({ message: 'usage: npm run bench [name…]', exitCode: 0 }),
  );
});

it.each([
  [['start', '--before', 'main'], { names: ['start'], options: { before: 'main' } }],
  [['--before=v1.0'], { names: [], options: { before: 'v1.0' } }],
])('reads the options that a command has: %j', (words, expected) => {
  process.argv = ['node', 'script', ...words];
  expect(wordsAfter({ ...accepted, options: ['before'] })).toEqual(expected);
});

it.each([[['--before']], [['--before=']], [['--before', 'main', '--after', 'x']]])(
  'rejects an option without its value, and an unknown option next to it: %j',
  (words) => {
    process.argv = ['node', 'script', ...words];
    expect(() => wordsAfter({ ...accepted, options: ['before'] })).toThrow('Unknown argument');
  },
);
