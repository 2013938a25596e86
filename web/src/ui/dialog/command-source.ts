import { matchOf, type Searchable, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import type { Command, CommandSource } from '#src/ui/dialog/command-search.ts';

interface SourceOptions<Row> {
  rows: readonly Row[];
  /** What the labels of the commands begin with, before the name of the row. */
  verbs: readonly string[];
  /** The name of a row, and what else is searched. */
  textsOf: (row: Row) => readonly [name: string, ...others: (string | undefined)[]];
  commandsOf: (row: Row) => readonly Command[];
  /** The row that a command with this id is about. */
  rowOf: (id: string) => Row | undefined;
}

/** Many more than are listed of a group: the commands of one row fit differently well. */
const MOST_ROWS = 50;

/** As the label of a command has it: behind a verb. */
const behindVerb = (name: string, ...others: readonly (string | undefined)[]): Searchable =>
  searchable(` ${name}`, ...others);

/** How well the best command of each row may fit at most. */
const ranked = <Row>(
  prepared: readonly { row: Row; item: Searchable }[],
  verbs: readonly Searchable[],
  words: readonly string[],
): Row[] => {
  const asked = words.map((word) => ({
    word: [word],
    asVerb: Math.max(...verbs.map((verb) => matchOf(verb, [word])?.score ?? -1)),
  }));
  const scored = prepared.flatMap(({ row, item }) => {
    let sum = 0;
    for (const { word, asVerb } of asked) {
      const score = Math.max(asVerb, matchOf(item, word)?.score ?? -1);
      if (score < 0) return [];
      sum += score;
    }
    return [{ row, sum }];
  });
  return scored
    .sort((one, other) => other.sum - one.sum)
    .slice(0, MOST_ROWS)
    .map(({ row }) => row);
};

export const commandSource = <Row extends object>(options: SourceOptions<Row>): CommandSource => {
  const { rows, textsOf, commandsOf, rowOf } = options;
  const verbs = options.verbs.map((verb) => searchable(verb));
  const made = new WeakMap<Row, readonly Command[]>();
  const commands = (row: Row): readonly Command[] => {
    const known = made.get(row) ?? commandsOf(row);
    made.set(row, known);
    return known;
  };
  let prepared: { row: Row; item: Searchable }[] | undefined;
  const best = (words: readonly string[]): readonly Row[] => {
    if (rows.length <= MOST_ROWS) return rows;
    prepared ??= rows.map((row) => ({ row, item: behindVerb(...textsOf(row)) }));
    return ranked(prepared, verbs, words);
  };
  return {
    candidates: (words, recent) =>
      [...new Set([...best(words), ...recent.flatMap((id) => rowOf(id) ?? [])])].flatMap(commands),
    byId: (id) => {
      const row = rowOf(id);
      return row && commands(row).find((command) => command.id === id);
    },
  };
};
