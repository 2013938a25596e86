import type { HeaderMap, JsonValue } from '@gatehouse/contract/common.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import type { BodyTemplate, StepDefinition, TextTemplate } from '#src/composition.ts';
import { type ExpressionScope, evaluate, ValueError } from '#src/evaluate.ts';

/** A step's request with its values, without a key. Its values come from outside, except names and headers. */
export type FilledStepRequest = {
  method: CallMethod;
  endpoint: string;
  query: [name: string, value: string][];
  headers: HeaderMap | undefined;
  body: JsonValue | undefined;
};

/** A text, a number or a boolean as text. Throws a ValueError for anything else. */
const scalar = (value: JsonValue, name: string): string | number | boolean => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const kind = value === null ? 'is missing' : 'is not a text or a number';
  throw new ValueError(`The value for “${name}” ${kind}`);
};

/** The value of a text template. Throws a ValueError. */
export const fillText = (template: TextTemplate, scope: ExpressionScope, name: string): string =>
  typeof template === 'string' ? template : String(scalar(evaluate(template.jmespath, scope), name));

const LEADS_ELSEWHERE = /^\.{0,2}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the pattern rejects
const CONTROLS = /[\u0000-\u001f\u007f]/;

/**
 * A value as a part of one path segment. A value that some server could read as a path of its own is rejected: encoded
 * slashes are decoded by many of them.
 */
const encodeSegment = (value: string, name: string): string => {
  const isPath = value.split(/[/\\]/).some((part) => LEADS_ELSEWHERE.test(part.trim()));
  if (isPath || CONTROLS.test(value) || !value.isWellFormed())
    throw new ValueError(`The value for “${name}” cannot be a part of the URL`);
  return encodeURIComponent(value);
};

const PLACEHOLDER = /\{(\w+)\}/g;

/** The names of the placeholders of an endpoint. */
export const placeholdersOf = (endpoint: string): string[] =>
  [...endpoint.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

const fillEndpoint = ({ endpoint, placeholders = {} }: StepDefinition, scope: ExpressionScope): string =>
  endpoint.replace(PLACEHOLDER, (_whole, name: string) => {
    const value = evaluate(placeholders[name] ?? 'null', scope);
    return encodeSegment(String(scalar(value, name)), name);
  });

const isComputed = (value: object): value is { jmespath: string } => 'jmespath' in value;
const isComputedJson = (value: object): value is { json: string } => 'json' in value;
const isList = (value: BodyTemplate): value is readonly BodyTemplate[] => Array.isArray(value);

const fillBody = (template: BodyTemplate, scope: ExpressionScope, name: string): JsonValue => {
  if (typeof template !== 'object' || template === null) return template;
  if (isList(template)) return template.map((entry) => fillBody(entry, scope, name));
  if (isComputed(template)) return scalar(evaluate(template.jmespath, scope), name);
  if (isComputedJson(template)) return evaluate(template.json, scope);
  return Object.fromEntries(
    Object.entries(template).map(([key, inner]) => [key, fillBody(inner, scope, key)]),
  );
};

/**
 * The request of a step. Values fill placeholders, query parameters and the body; they can change no host, no other part of
 * the path, no header and no name. Throws a ValueError for a value that does not fit its place.
 */
export const fillRequest = (step: StepDefinition, scope: ExpressionScope): FilledStepRequest => ({
  method: step.method,
  endpoint: fillEndpoint(step, scope),
  query: Object.entries(step.query ?? {}).map(([name, value]) => [name, fillText(value, scope, name)]),
  headers: step.headers,
  body: step.body === undefined ? undefined : fillBody(step.body, scope, 'body'),
});
