import { describe, expect, it } from 'vitest';
import { type Command, type CommandGroup, shownGroups } from '#src/ui/dialog/command-search.ts';
import { commandSource } from '#src/ui/dialog/command-source.ts';

const COUNT = 3000;
const VERBS = ['Test', 'Copy', 'Rotate'];
const rows = Array.from({ length: COUNT }, (_, at) => ({
  id: at,
  name: `Key ${at}`,
  note: at % 2 ? 'Stripe' : 'GitHub',
}));
type Row = (typeof rows)[number];

const commandsOf = ({ id, name, note }: Row): Command[] =>
  VERBS.map((verb) => ({
    id: `${verb} ${id}`,
    label: `${verb} ${name}`,
    note,
    icon: null,
    run: () => undefined,
  }));

/** A source, and how many rows it has made commands of. */
const counted = () => {
  const made = new Set<Row>();
  const source = commandSource({
    rows,
    verbs: VERBS,
    textsOf: ({ name, note }) => [name, note],
    commandsOf: (row) => {
      made.add(row);
      return commandsOf(row);
    },
    rowOf: (id) => rows[Number(id.split(' ')[1])],
  });
  return { source, made };
};

const shown = (commands: CommandGroup['commands'], typed: string, recent: string[] = []) =>
  shownGroups([{ label: 'Keys', commands, isOnlySearched: true }], typed, recent).map(({ label, found }) => [
    label,
    ...found.map(({ command, spans }) => [command.id, spans]),
  ]);

describe('commands of thousands of rows', () => {
  const all = rows.flatMap(commandsOf);

  it.each([
    'k',
    'key 77',
    'rotate 2999',
    'rot stripe 29',
    'cop 1',
    'github',
    'tset key 5',
    'stirpe copy 3',
    'key 2998',
    'nonsense',
  ])('found by “%s” are the same as if all had been made, and few are', (typed) => {
    const { source, made } = counted();
    expect(shown(source, typed)).toEqual(shown(all, typed));
    expect(made.size).toBeLessThan(60);
  });

  it('that were run lately are found by their ids, and come before equally good ones', () => {
    const { source, made } = counted();
    expect(shown(source, '', ['Copy 2500', 'Copy 9999'])).toEqual([['Recent', ['Copy 2500', []]]]);
    expect(made.size).toBe(1);
    expect(shown(source, 'copy', ['Copy 2500'])[0]?.[1]).toEqual(['Copy 2500', [[0, 4]]]);
  });

  it('are made once for each row', () => {
    const { source } = counted();
    expect(source.byId('Copy 7')).toBe(source.byId('Copy 7'));
    expect(source.candidates(['key', '7'], [])).toContain(source.byId('Copy 7'));
  });
});
