import type { JsonValue } from '@gatehouse/contract/common.ts';
import { listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import type { Pair, Variables } from '#src/features/imports/read/draft.ts';
import { secretsIn } from '#src/features/providers/provider-keys.ts';

/** A text, number or boolean as text; empty for anything else. */
export const plainText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** `[{name, value}]` as pairs, without those that are switched off. */
export const pairsOf = (list: JsonValue | undefined, nameField = 'name', valueField = 'value'): Pair[] =>
  listOf(list)
    .map(objectOf)
    .filter((entry) => entry.disabled !== true && entry.enabled !== false && textOf(entry[nameField]) !== '')
    .map((entry) => [textOf(entry[nameField]), plainText(entry[valueField])]);

/** An object of plain values as variables; nested ones get the names of their path. */
export const variablesOf = (value: JsonValue | undefined, prefix = ''): [string, string][] =>
  Object.entries(objectOf(value)).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? variablesOf(inner, `${prefix}${name}.`)
      : [[`${prefix}${name}`, plainText(inner)] as [string, string]],
  );

/** The variables of both; the later ones win. An empty value is no value. */
export const withVariables = (before: Variables, pairs: readonly Pair[]): Variables =>
  new Map([...before, ...pairs.filter(([, value]) => value !== '')]);

/** The URL with the value of each `:id` in its path, or with a placeholder. */
export const withPathValues = (url: string, pairs: readonly Pair[]): string => {
  const values = new Map(pairs);
  return url.replaceAll(
    /(?<=\/):([A-Za-z_][\w-]*)(?=[/?#]|$)/g,
    (_written, name: string) => values.get(name) || `{${name}}`,
  );
};

/** Whether a variable is a secret or contains one, by its name or by itself. */
export const isSecretVariable = (name: string, value: string): boolean =>
  secretsIn(value, 'plain', { name }).length > 0;

/** Those of the variables that contain a secret. */
export const secretVariables = (pairs: Iterable<Pair>): Pair[] =>
  [...pairs].filter(([name, value]) => isSecretVariable(name, value) && !isPlaceholder(value));
