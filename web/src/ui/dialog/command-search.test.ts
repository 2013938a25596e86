import { expect, it } from 'vitest';
import { type CommandGroup, shownGroups } from '#src/ui/dialog/command-search.ts';

const command = (id: string, label = id, note?: string) => ({
  id,
  label,
  ...(note === undefined ? {} : { note }),
  icon: null,
  run: () => undefined,
});

const groups: CommandGroup[] = [
  {
    label: 'Screens',
    commands: [command('keys', 'API Keys'), command('settings', 'Settings')],
    showsAll: true,
  },
  {
    label: 'Keys',
    commands: Array.from({ length: 10 }, (_, at) => command(`key ${at}`, `Rotate key ${at}`, 'Stripe')),
    isOnlySearched: true,
  },
];

const shown = (typed: string, recent: string[] = []) =>
  shownGroups(groups, typed, recent).map(({ label, found }) => [
    label,
    ...found.map(({ command: { id } }) => id),
  ]);

it('before anything is typed, what was run lately comes first and is listed once', () => {
  expect(shown('')).toEqual([['Screens', 'keys', 'settings']]);
  expect(shown('', ['gone', 'key 3', 'settings'])).toEqual([
    ['Recent', 'key 3', 'settings'],
    ['Screens', 'keys'],
  ]);
});

it('what is typed lists the group with the best match first, and of a long one only the best', () => {
  expect(shown('rotate').map(([label, ...ids]) => [label, ids.length])).toEqual([['Keys', 8]]);
  expect(shown('stripe 9')).toEqual([['Keys', 'key 9']]);
  expect(shown('sett')).toEqual([['Screens', 'settings']]);
  expect(shown('nonsense')).toEqual([]);
});

it('of equally good ones, what was run lately comes first', () => {
  expect(shown('rotate', ['key 9'])[0]?.slice(0, 3)).toEqual(['Keys', 'key 9', 'key 0']);
});

it('the one that is typed in full comes first, whatever was run lately', () => {
  const keys = ['Test OpenAI key staging', 'Test OpenAI key', 'Test OpenAI keys'].map((label) =>
    command(label),
  );
  const first = (typed: string) =>
    shownGroups([{ label: 'Keys', commands: keys }], typed, [
      'Test OpenAI keys',
      'Test OpenAI key staging',
    ])[0]?.found[0]?.command.id;
  expect(first('test  openai KEY ')).toBe('Test OpenAI key');
  expect(first('test openai')).not.toBe('Test OpenAI key');
});

it('the letters that were found are known', () => {
  expect(shownGroups(groups, 'stng', [])[0]?.found[0]?.spans).toEqual([
    [0, 1],
    [2, 3],
    [5, 7],
  ]);
});

it('what only the server found comes after what is stored here, and fits whatever was typed', () => {
  const found = { ...command('catalogue', 'Guide for Vonage'), isFound: true };
  const both: CommandGroup[] = [
    { label: 'More APIs', commands: [found] },
    { label: 'Keys', commands: [command('bot', 'Copy Release bot')] },
  ];
  const labels = (typed: string) => shownGroups(both, typed, []).map(({ label }) => label);
  expect(labels('rls')).toEqual(['Keys', 'More APIs']);
  expect(labels('another name of it')).toEqual(['More APIs']);
});
