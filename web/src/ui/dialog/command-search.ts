import {
  type LetterSpan,
  matchOf,
  type Searchable,
  searchable,
  searchWordsOf,
} from '@gatehouse/contract/plain/fuzzy-match.ts';
import type { ReactNode } from 'react';

export interface Command {
  /** Unique among all commands, and the same the next time. */
  id: string;
  label: string;
  /** Shown after the label, and searched too. */
  note?: string;
  /** Searched too, and not shown. */
  keywords?: string;
  /** The server found it for what is typed, maybe by a name that is not shown. */
  isFound?: boolean;
  icon: ReactNode;
  run: () => void;
}

/** Commands about thousands of things, which are made only for those that may be listed. */
export interface CommandSource {
  /** The commands of what fits these words best, and those that were run lately. */
  candidates: (words: readonly string[], recent: readonly string[]) => readonly Command[];
  byId: (id: string) => Command | undefined;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[] | CommandSource;
  /** Shows every match: for a list that does not grow with what is stored. */
  showsAll?: boolean;
  /** Shown only once something is typed: for a list that nobody reads from its start. */
  isOnlySearched?: boolean;
}

interface FoundCommand {
  command: Command;
  /** The letters of the label that were found. */
  spans: readonly LetterSpan[];
}

interface FoundGroup {
  label: string;
  found: FoundCommand[];
}

/** Per group, unless it shows all: nobody reads a longer list, one more word narrows it. */
const MAX_SHOWN = 8;
const MAX_RECENT = 5;
/** What was run lately is wanted again, unless something else fits clearly better. */
const RECENT_BONUS = 8;

/** What is typed in full is meant, whatever was run lately: more than any match scores. */
const EXACT_BONUS = 1_000_000;

/** A text without what does not matter for whether it is the same. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What only the server found comes last: what is stored here is meant more often. */
const FOUND_ELSEWHERE = { score: 1, spans: [] };

const searchables = new WeakMap<Command, Searchable>();

const searchableOf = (command: Command): Searchable => {
  const known = searchables.get(command);
  if (known !== undefined) return known;
  const made = searchable(command.label, command.note, command.keywords);
  searchables.set(command, made);
  return made;
};

const asFound = (command: Command): FoundCommand => ({ command, spans: [] });

const isSource = (commands: CommandGroup['commands']): commands is CommandSource => 'byId' in commands;

/** Of a group that is listed before anything is typed. */
const listed = (commands: CommandGroup['commands']): readonly Command[] =>
  isSource(commands) ? [] : commands;

const commandWith = (groups: readonly CommandGroup[], id: string): Command | undefined =>
  groups
    .values()
    .map(({ commands }) =>
      isSource(commands) ? commands.byId(id) : commands.find((command) => command.id === id),
    )
    .find((command) => command !== undefined);

/** What is listed before anything is typed: what was run lately, then the groups without it. */
const unsearched = (groups: readonly CommandGroup[], recent: readonly string[]): FoundGroup[] => {
  const lately = recent.flatMap((id) => commandWith(groups, id) ?? []).slice(0, MAX_RECENT);
  const isLate = new Set(lately);
  const others = groups
    .filter(({ isOnlySearched }) => isOnlySearched !== true)
    .map(({ label, commands, showsAll = false }) => ({
      label,
      found: listed(commands)
        .filter((command) => !isLate.has(command))
        .slice(0, showsAll ? undefined : MAX_SHOWN)
        .map(asFound),
    }));
  return [{ label: 'Recent', found: lately.map(asFound) }, ...others].filter(({ found }) => found.length > 0);
};

/** The commands that fit what is typed: the group with the best one first, and in each group the best first. */
export const shownGroups = (
  groups: readonly CommandGroup[],
  typed: string,
  recent: readonly string[],
): FoundGroup[] => {
  const words = searchWordsOf(typed);
  if (words.length === 0) return unsearched(groups, recent);
  const isRecent = new Set(recent);
  const whole = plain(typed);
  const bonusOf = ({ id, label }: Command): number =>
    (isRecent.has(id) ? RECENT_BONUS : 0) + (plain(label) === whole ? EXACT_BONUS : 0);
  return groups
    .map(({ label, commands, showsAll = false }) => {
      const candidates = isSource(commands) ? commands.candidates(words, recent) : commands;
      const ranked = candidates
        .flatMap((command) => {
          const match =
            matchOf(searchableOf(command), words) ?? (command.isFound === true ? FOUND_ELSEWHERE : undefined);
          if (match === undefined) return [];
          return [{ command, spans: match.spans, score: match.score + bonusOf(command) }];
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, showsAll ? undefined : MAX_SHOWN);
      return { label, found: ranked, best: ranked[0]?.score ?? 0 };
    })
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => other.best - one.best)
    .map(({ label, found }) => ({ label, found }));
};
