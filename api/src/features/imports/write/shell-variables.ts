import { hasVariableHost } from '@gatehouse/contract/plain/variables/marks.ts';
import { fillRequest, type TemplateParts } from '@gatehouse/request/variables/fill-request.ts';

/*
 * Variables of requests as those of a shell. A command is written with a word in the place of each, which no encoding changes,
 * and then the words become the variables, quoted as their places ask for.
 */

/** In front of a path, for a URL whose variables say where it leads. */
const STAND_IN = 'https://variable.invalid/';

/** The names that a shell has for variables, by their own. */
export type ShellNames = ReadonlyMap<string, string>;

const shellName = (name: string): string => name.replaceAll(/\W/g, '_').replace(/^(?=\d|$)/, '_');

/** @param taken names that the script has for something else */
export const shellNames = (names: readonly string[], taken: Iterable<string>): ShellNames => {
  const used = new Set(taken);
  return new Map(
    names.map((name) => {
      let free = shellName(name);
      for (let number = 2; used.has(free); number += 1) free = `${shellName(name)}_${number}`;
      used.add(free);
      return [name, free];
    }),
  );
};

/** The lines that stop a script whose variables have no values, each with the name of its variable if a shell has another. */
export const declaredInShell = (names: ShellNames): string[] =>
  [...names].map(([name, inShell]) => `: "\${${inShell}:?${name === inShell ? '' : name}}"`);

/** The request with words in place of its variables, and the command with the variables in place of the words. */
type Marked<Request> = { request: Request; inShell: (command: string) => string };

const STEM = 'gatehouseVariable';

/** A word that is nowhere in the request. */
const stemFor = (request: TemplateParts): string => {
  const runs = JSON.stringify(request).matchAll(new RegExp(`${STEM}(X*)`, 'g'));
  return [...runs].reduce((stem, [run]) => (run.length < stem.length ? stem : `${run}X`), STEM);
};

/** What ends the single quotes, has the variable in double ones, and goes on. */
const inQuotes: Record<string, (variable: string) => string> = {
  '': (variable) => `"$${variable}"`,
  "'": (variable) => `'"$${variable}"'`,
  '"': (variable) => `\${${variable}}`,
};

/** The quote that is open behind a part of a command. */
const quoteAfter = (text: string, before: string): string => {
  let quote = before;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\' && quote !== "'") at += 1;
    else if (character === quote) quote = '';
    else if (quote === '' && (character === "'" || character === '"')) quote = character;
  }
  return quote;
};

/** A command that was written for a request with words, which are numbered. */
const withVariables = (command: string, stem: string, variables: readonly string[]): string => {
  let quote = '';
  return command
    .replace(STAND_IN, '')
    .split(new RegExp(`${stem}(\\d+)End`))
    .map((text, at) => {
      if (at % 2 === 1) return inQuotes[quote]?.(variables[Number(text)] ?? '') ?? '';
      quote = quoteAfter(text, quote);
      return text;
    })
    .join('');
};

/** Undefined if another program would make up the value of one of its variables. */
export const markVariables = <Request extends TemplateParts>(
  request: Request,
  names: ShellNames,
): Marked<Request> | undefined => {
  const stem = stemFor(request);
  const variables: string[] = [];
  const { endpoint } = request;
  const readable = hasVariableHost(endpoint) ? { ...request, endpoint: STAND_IN + endpoint } : request;
  const filled = fillRequest(readable, (name) => {
    const variable = names.get(name);
    return variable && `${stem}${variables.push(variable) - 1}End`;
  });
  if (filled.request === undefined) return undefined;
  return { request: filled.request, inShell: (command) => withVariables(command, stem, variables) };
};
