import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { ExpressionOf } from '#src/literals/expression-of.ts';
import { escapeInvisible, unitEscapes } from '#src/literals/invisible.ts';

/** The text as a JavaScript string. `</` is broken up, so that the code can stand in a script element. */
export const jsString = (value: string): string =>
  `"${escapeInvisible(value.replace(/[\\"]/g, '\\$&'), unitEscapes).replaceAll('</', '<\\/')}"`;

/** The name of a property. A plain `__proto__` would set the prototype. */
const jsName = (name: string): string => {
  if (name === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : jsString(name);
};

const jsEntries = (open: string, entries: readonly string[], close: string, indent: string): string =>
  entries.length === 0
    ? open + close
    : `${open}\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}${close}`;

/** A JSON value as a JavaScript expression of several lines; `indent` is that of its last line. */
export const jsValue = (value: JsonValue, indent: string, expressionOf?: ExpressionOf): string => {
  if (typeof value === 'string') return expressionOf?.(value) ?? jsString(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return jsEntries(
      '[',
      value.map((one) => jsValue(one, inner, expressionOf)),
      ']',
      indent,
    );
  const entries = Object.entries(value).map(
    ([name, one]) => `${jsName(name)}: ${jsValue(one, inner, expressionOf)}`,
  );
  return jsEntries('{', entries, '}', indent);
};
