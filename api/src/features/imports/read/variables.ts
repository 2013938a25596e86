import { mayHaveVariable, writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import type { Variables } from '#src/features/imports/read/draft.ts';

/** Variables may stand for each other; a circle or a chain ends here. */
const MAX_ROUNDS = 10;
/** Variables that repeat each other would otherwise become a text of any length. */
const MAX_LENGTH = 256 * 1024;

/** `{{name}}`; Insomnia writes `{{ _.name }}` and `{{ _['name'].inner }}`. */
const REFERENCE = /\{\{\s*(?:_\.)?([^{}\s](?:[^{}]{0,198}[^{}\s])?)\s*\}\}/g;
const IN_BRACKETS = /^_?\[(["'])([^"'\]]*)\1\]|\[(["'])([^"'\]]*)\3\]/g;

/** `nested.id` for `_['nested'].id`. */
const nameOf = (reference: string): string =>
  reference.includes('[')
    ? reference.replaceAll(
        IN_BRACKETS,
        (_written, _quote, first: string | undefined, _other, later: string) =>
          first === undefined ? `.${later}` : first,
      )
    : reference;

/** The text with the values of its variables. Those without a value stay as they are. */
export const resolveVariables = (text: string, variables: Pick<Variables, 'get'> = new Map()): string => {
  let resolved = text;
  for (let round = 0; round < MAX_ROUNDS && mayHaveVariable(resolved); round += 1) {
    const next = resolved.replace(
      REFERENCE,
      (written, name: string) => variables.get(name) ?? variables.get(nameOf(name)) ?? written,
    );
    if (next === resolved || next.length > MAX_LENGTH) break;
    resolved = next;
  }
  return resolved;
};

/** A JSON text with a number in place of each variable, whose value may be any JSON. */
export const maskVariables = (text: string): string =>
  text.replaceAll(REFERENCE, '0').replaceAll(/\{%[^{}%]*%\}/g, '0');

/** The names of the variables in a text. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(REFERENCE)].map(([, name]) => name ?? '')),
];

/** The names of variables as documents write them, each with the name that an environment has for it. */
export type StoredNames = ReadonlyMap<string, string>;

/** The text with the variables of environments as they are stored: `{{base}}` for `{{ _.base }}`. */
export const withStoredNames = (text: string, names: Pick<StoredNames, 'get'>): string =>
  !mayHaveVariable(text)
    ? text
    : text.replace(REFERENCE, (written, name: string) => {
        const stored = names.get(name) ?? names.get(nameOf(name));
        return stored === undefined ? written : writtenVariable(stored);
      });

/** Whether a variable stays in what is stored. */
export type StaysAsVariable = (name: string) => boolean;

/** Another program makes up a value for it. It stays, so that a call without one is refused by its name. */
export const isDynamic: StaysAsVariable = (name) => name.startsWith('$');

/** `{{id}}` as a placeholder of the product, `{id}`: the user fills it in on the test screen. */
export const asPlaceholders = (text: string, stays: StaysAsVariable): string =>
  text.replace(REFERENCE, (written, name: string) =>
    stays(name) ? written : `{${name.replaceAll(/[^\w.-]/g, '')}}`,
  );
