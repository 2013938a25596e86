import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { ExpressionOf } from '#src/literals/expression-of.ts';
import { escapeInvisible, hex } from '#src/literals/invisible.ts';

const longEscape = (character: string): string =>
  character.length === 1 ? `\\u${hex(character, 4)}` : `\\U${hex(character, 8)}`;

/** The text as a Python string. */
export const pyString = (value: string): string =>
  `"${escapeInvisible(value.replace(/[\\"]/g, '\\$&'), longEscape)}"`;

const CONSTANTS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

const pyEntries = (open: string, entries: readonly string[], close: string, indent: string): string =>
  entries.length === 0
    ? open + close
    : `${open}\n${entries.map((entry) => `${indent}    ${entry},\n`).join('')}${indent}${close}`;

/** A JSON value as a Python expression of several lines; `indent` is that of its last line. */
export const pyValue = (value: JsonValue, indent: string, expressionOf?: ExpressionOf): string => {
  if (typeof value === 'string') return expressionOf?.(value) ?? pyString(value);
  if (typeof value !== 'object' || value === null) {
    const json = JSON.stringify(value);
    return CONSTANTS[json] ?? json;
  }
  const inner = `${indent}    `;
  if (Array.isArray(value))
    return pyEntries(
      '[',
      value.map((one) => pyValue(one, inner, expressionOf)),
      ']',
      indent,
    );
  const entries = Object.entries(value).map(
    ([name, one]) => `${pyString(name)}: ${pyValue(one, inner, expressionOf)}`,
  );
  return pyEntries('{', entries, '}', indent);
};

/** Whether Python writes every number in a value as JavaScript does: it has another rule for when to use an exponent. */
export const hasSameNumbers = (value: JsonValue): boolean => {
  if (typeof value === 'number')
    return Number.isInteger(value)
      ? Math.abs(value) < 1e21
      : Math.abs(value) >= 1e-4 && Math.abs(value) < 1e16;
  return typeof value !== 'object' || value === null || Object.values(value).every(hasSameNumbers);
};
