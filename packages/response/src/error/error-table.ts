import type {
  CodeReading,
  Condition,
  ErrorTable,
  ResponsePlace,
} from '@gatehouse/contract/plain/error-table.ts';
import { asObject, listOf } from '@gatehouse/contract/plain/json-text.ts';

/** The parts of a response that a table looks at. */
export type ErrorParts = {
  object: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string>>;
  /** The outermost element of a body in XML. */
  root: string | undefined;
};

type Form = readonly (readonly Condition[])[];

/** The regular expressions of tables, compiled when they are first needed. */
const compiled = new Map<string, RegExp>();
const MOST_COMPILED = 2000;
export const regExpOf = (text: string): RegExp => {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const end = text.lastIndexOf('/');
  const made = new RegExp(text.slice(1, end), text.slice(end + 1));
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(text, made);
  return made;
};

/** A value, and the entry of the outermost list that it stands in. */
type FoundValue = { value: unknown; entry: unknown };

const fieldOf = (value: unknown, name: string): unknown => {
  const object = asObject(value);
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
};

/** What a step leads to; a value that is not there is undefined. */
const stepInto = ({ value, entry }: FoundValue, step: ResponsePlace['steps'][number]): FoundValue[] => {
  const enter = (one: unknown): FoundValue => ({ value: one, entry: entry ?? one });
  if (step === 'entries') return listOf(value).map(enter);
  if (step === 'values') return Object.values(asObject(value) ?? {}).map(enter);
  if (step === 'names') return Object.keys(asObject(value) ?? {}).map(enter);
  if (typeof step === 'number') return [{ value: listOf(value)[step], entry }];
  const all = step.map((name) => ({ value: fieldOf(value, name), entry }));
  return all.length === 1 ? all : all.filter((one) => one.value !== undefined);
};

const startOf = (
  { in: where }: ResponsePlace,
  { object, headers, root }: ErrorParts,
  entry: unknown,
): unknown => {
  if (where === 'entry') return entry;
  if (where === 'root') return root;
  return where === 'headers' ? headers : object;
};

/** Everything that stands at a place. */
const walk = (place: ResponsePlace, reported: ErrorParts, entry: unknown): FoundValue[] =>
  place.steps.reduce<FoundValue[]>(
    (found, step) => found.flatMap((one) => stepInto(one, step)),
    [{ value: startOf(place, reported, entry), entry: undefined }],
  );

/** A text that is not blank, trimmed; a number or a truth as text. */
const anyText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() || undefined;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

const IS: Record<NonNullable<Condition['is']>, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  object: (value) => asObject(value) !== undefined,
  list: Array.isArray,
};

const holdsOf = ({ is, equals, matches }: Condition, value: unknown): boolean =>
  value !== undefined &&
  (is === undefined || IS[is](value)) &&
  (equals === undefined || value === equals) &&
  (matches === undefined ||
    ((is === 'number' || typeof value === 'string') && regExpOf(matches).test(anyText(value) ?? '')));

const holds = (condition: Condition, reported: ErrorParts, entry: unknown): boolean => {
  const found = walk(condition.at, reported, entry);
  const test = ({ value }: FoundValue): boolean => holdsOf(condition, value);
  const is = condition.all ? found.length > 0 && found.every(test) : found.some(test);
  return is !== (condition.not ?? false);
};

/** Whether a body looks as only those of one provider do. */
export const hasForm = (form: Form, reported: ErrorParts): boolean =>
  form.some((all) => all.every((one) => holds(one, reported, undefined)));

const textOf = ({ is }: CodeReading, value: unknown): string | undefined => {
  if (is === 'any') return anyText(value);
  if (is === 'number') return typeof value === 'number' ? String(value) : undefined;
  return typeof value === 'string' ? anyText(value) : undefined;
};

/** `{}` and `{1}` in a code, and what stands elsewhere in the response. */
const fill = (code: string, text: string, groups: readonly string[], at: (path: string) => unknown): string =>
  code.replace(/\{([^{}]*)\}/g, (_whole, name: string) => {
    if (name === '') return text;
    if (name === 'lower') return text.toLowerCase();
    return /^\d$/.test(name) ? (groups[Number(name)] ?? '') : (anyText(at(name)) ?? '');
  });

/** The parts of a path as codes, the last and most exact first: `path/not_found/..`. */
const PARTS = '{parts}';
const partsOf = (text: string): string[] =>
  text
    .split('/')
    .reverse()
    .filter((part) => /^[a-z_]{3,60}$/.test(part));

const NEEDS_TEXT = /\{(?:lower|parts)?\}/;

const codesAt = (reading: CodeReading, reported: ErrorParts, { value, entry }: FoundValue): string[] => {
  if (!(reading.if ?? []).every((one) => holds(one, reported, entry))) return [];
  const text = textOf(reading, value);
  const needsText = reading.matches !== undefined || reading.codes.some((code) => NEEDS_TEXT.test(code));
  if (value === undefined || (needsText && text === undefined)) return [];
  const groups = reading.matches === undefined ? [] : regExpOf(reading.matches).exec(text ?? '');
  if (groups === null) return [];
  const at = (path: string): unknown => {
    const start = path.startsWith('.') ? entry : reported.object;
    return path.split('.').filter(Boolean).reduce(fieldOf, start);
  };
  return reading.codes.flatMap((code) =>
    code === PARTS ? partsOf(text ?? '') : [fill(code, text ?? '', groups, at)],
  );
};

/** The codes that stand where only this API has them. */
export const readCodes = ({ readings = [] }: ErrorTable, reported: ErrorParts): string[] =>
  readings.flatMap((reading) =>
    (reading.at === undefined
      ? [{ value: '', entry: undefined }]
      : walk(reading.at, reported, undefined)
    ).flatMap((found) => codesAt(reading, reported, found)),
  );
