import { isVariableName } from '@gatehouse/contract/plain/variables/marks.ts';
import type { ImportDraft, Pair } from '#src/features/imports/read/draft.ts';
import {
  isDynamic,
  resolveVariables,
  type StaysAsVariable,
  type StoredNames,
  variablesIn,
  withStoredNames,
} from '#src/features/imports/read/variables.ts';

/** The texts of one request, in both of its spellings. */
export type Templates = {
  /** With the values of all of its variables. */
  filled: (text: string) => string;
  /** As it is stored: what an environment has for it stays a variable. */
  kept: (text: string) => string;
  /** The same of a name, which no space surrounds, and its value. */
  keptPair: (pair: Pair) => Pair;
  /** Whether a variable stays in what is stored: without a value a call is refused by its name. */
  stays: StaysAsVariable;
  /** Whether an environment has it, with a value or without one. */
  isKnown: StaysAsVariable;
  /** Whether a text has variables, and each has a value: in the document, or in an environment. */
  isHeld: (text: string) => boolean;
};

/** The name of a variable that the document does not define: as it is written there, it would be none. */
const storableName = (name: string): string | undefined => (isVariableName(name) ? name : undefined);

/** The names of a document by those that are stored. Made once: thousands of requests may have the same thousands of names. */
const writtenNames = new WeakMap<StoredNames, ReadonlyMap<string, string>>();

const writtenBy = (names: StoredNames): ReadonlyMap<string, string> => {
  const known = writtenNames.get(names) ?? new Map([...names].map(([written, stored]) => [stored, written]));
  writtenNames.set(names, known);
  return known;
};

/**
 * @param names of the variables that become those of environments
 * @param held of those that have a value outside the document
 */
export const templatesOf = (
  { variables = new Map(), shared = new Map() }: Pick<ImportDraft, 'variables' | 'shared'>,
  names: StoredNames,
  held: ReadonlySet<string> = new Set(),
): Templates => {
  // A folder or the request itself may have another value for a name: that is filled in.
  const isShared = (name: string): boolean => names.has(name) && variables.get(name) === shared.get(name);
  const own = { get: (name: string) => (isShared(name) ? names.get(name) : storableName(name)) };
  const inside = { get: (name: string) => (isShared(name) ? undefined : variables.get(name)) };
  const filled = (text: string): string => resolveVariables(text, variables);
  const kept = (text: string): string => withStoredNames(resolveVariables(text, inside), own);
  const isOfEnvironment = (name: string): boolean => {
    const written = writtenBy(names).get(name);
    return written !== undefined && isShared(written);
  };
  return {
    filled,
    kept,
    keptPair: ([name, value]) => [kept(name).trim(), kept(value)],
    stays: (name) => isOfEnvironment(name) || isDynamic(name) || isVariableName(name),
    isKnown: isOfEnvironment,
    isHeld: (text) =>
      variablesIn(text).length > 0 &&
      variablesIn(filled(text)).every((name) => held.has(name) && isOfEnvironment(name)),
  };
};
