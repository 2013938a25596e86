import type { JsonValue } from '@gatehouse/contract/common.ts';
import {
  type JsonObject,
  listOf,
  objectOf,
  parseJsonText,
  asText as textOf,
} from '@gatehouse/contract/plain/json-text.ts';

/*
 * A form from the JSON Schema of a composition's inputs. What the schema leaves out is not checked: the server validates
 * the inputs again, and its errors appear at the fields.
 */

type FieldKind = 'text' | 'long' | 'number' | 'integer' | 'boolean' | 'choice' | 'json';

export interface InputField {
  name: string;
  label: string;
  description: string | undefined;
  kind: FieldKind;
  isRequired: boolean;
  /** Undefined without one. */
  initial: JsonValue | undefined;
  choices: JsonValue[];
  min: number | undefined;
  max: number | undefined;
  minLength: number | undefined;
  maxLength: number | undefined;
}

/** What the fields contain: numbers and JSON as they were typed. */
export type InputValues = Record<string, string | boolean>;

/** From this length on, a text gets several lines. */
const LONG_TEXT = 300;

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** A limit that somebody chose; the largest integers of JavaScript only say that there is none. */
const limitOf = (value: unknown): number | undefined => {
  const limit = numberOf(value);
  return limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit;
};

const isLong = (schema: JsonObject): boolean =>
  ['multiline', 'textarea', 'markdown'].includes(textOf(schema.format) ?? '') ||
  (numberOf(schema.maxLength) ?? 0) >= LONG_TEXT ||
  textOf(schema.default)?.includes('\n') === true;

const kindOf = (schema: JsonObject): FieldKind => {
  if (Array.isArray(schema.enum)) return 'choice';
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'string') return isLong(schema) ? 'long' : 'text';
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'json';
};

/** The fields of the form, in the order of the schema. */
export const inputFields = (schema: JsonObject): InputField[] => {
  const required = listOf(schema.required);
  return Object.entries(objectOf(schema.properties)).map(([name, given]) => {
    const property = objectOf(given);
    const kind = kindOf(property);
    const minLength = numberOf(property.minLength);
    return {
      name,
      label: textOf(property.title) ?? name,
      description: textOf(property.description),
      kind,
      // A text that may not be empty, whatever its default is.
      isRequired: required.includes(name) || (minLength ?? 0) > 0,
      initial: property.default,
      choices: listOf(property.enum),
      min: limitOf(property.minimum),
      max: limitOf(property.maximum),
      minLength,
      maxLength: numberOf(property.maxLength),
    };
  });
};

const asTyped = (value: JsonValue | undefined): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

const initialOf = ({ kind, initial, choices, isRequired }: InputField): string | boolean => {
  if (kind === 'boolean') return initial === true;
  if (kind === 'choice') return asTyped(initial ?? (isRequired ? choices[0] : undefined));
  return asTyped(initial);
};

/** The defaults. */
export const initialInputs = (fields: readonly InputField[]): InputValues =>
  Object.fromEntries(fields.map((field) => [field.name, initialOf(field)]));

/** What was typed before, as far as the form still has such fields. */
export const keptInputs = (fields: readonly InputField[], kept: InputValues | undefined): InputValues => {
  const initial = initialInputs(fields);
  const still = Object.entries(kept ?? {}).filter(([name, value]) => typeof initial[name] === typeof value);
  return { ...initial, ...Object.fromEntries(still) };
};

const inputOf = ({ kind, choices, initial }: InputField, typed: string | boolean): JsonValue | undefined => {
  if (typeof typed === 'boolean') return typed;
  if (kind === 'choice') return choices.find((choice) => asTyped(choice) === typed);
  // An emptied field is empty, and not its default.
  if (kind === 'text' || kind === 'long') return typed === '' && initial === undefined ? undefined : typed;
  if (typed.trim() === '') return undefined;
  return kind === 'json' ? parseJsonText(typed) : Number(typed);
};

/** The inputs to send. Empty fields are left out: the server uses their defaults. */
export const toInputs = (fields: readonly InputField[], values: InputValues): Record<string, JsonValue> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = inputOf(field, values[field.name] ?? '');
      return value === undefined ? [] : [[field.name, value]];
    }),
  );

const numberProblem = ({ label, kind, min, max }: InputField, typed: string): string | undefined => {
  const value = Number(typed);
  if (!Number.isFinite(value)) return `${label} must be a number`;
  if (kind === 'integer' && !Number.isInteger(value)) return `${label} must be a whole number`;
  if (min !== undefined && value < min) return `${label} must be at least ${min}`;
  return max !== undefined && value > max ? `${label} must be at most ${max}` : undefined;
};

const textProblem = ({ label, minLength, maxLength }: InputField, typed: string): string | undefined => {
  if (minLength !== undefined && minLength > 1 && typed.length < minLength)
    return `${label} must be at least ${minLength} characters`;
  return maxLength !== undefined && typed.length > maxLength
    ? `${label} must be at most ${maxLength} characters`
    : undefined;
};

const problemOf = (field: InputField, typed: string | boolean): string | undefined => {
  if (typeof typed === 'boolean') return undefined;
  const { label, kind, isRequired, initial } = field;
  const isText = kind === 'text' || kind === 'long';
  if (typed.trim() === '') {
    // The server has a default for everything else.
    return isRequired && (isText || initial === undefined) ? `${label} is required` : undefined;
  }
  if (kind === 'number' || kind === 'integer') return numberProblem(field, typed);
  if (kind === 'json') return parseJsonText(typed) === undefined ? `${label} must be JSON` : undefined;
  return isText ? textProblem(field, typed) : undefined;
};

/** What is wrong with what was typed, by the name of the field. */
export const inputProblems = (fields: readonly InputField[], values: InputValues): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, values[field.name] ?? '');
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );
