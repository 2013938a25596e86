import { type DecodedText, decodeAll, inWritten, withoutDepth } from '#src/decode-escapes.ts';
import { isSecretName } from '#src/names.ts';
import { assignmentsIn } from '#src/reader/assignments.ts';
import { encodedIn, privateKeysIn } from '#src/reader/base64.ts';
import { elementsIn, elementsWithin } from '#src/reader/elements.ts';
import { fieldsIn } from '#src/reader/fields.ts';
import { columnsIn, linesIn } from '#src/reader/lines.ts';
import { entriesIn } from '#src/reader/pairs.ts';
import { parametersIn } from '#src/reader/parameters.ts';
import { BOUNDARY, partsIn } from '#src/reader/parts.ts';
import { type Reader, type Scanner, type SecretSpan, spanOf, type TextKind } from '#src/reader/reader.ts';
import { type HasForm, isBareKey, keySpans } from '#src/shapes.ts';
import type { Span } from '#src/spans.ts';
import { isSecretValue } from '#src/values.ts';
import { isRandom } from '#src/words.ts';

export type { SecretSpan, TextKind } from '#src/reader/reader.ts';

/*
 * The one place that says which parts of a text are secrets: by the name in front of them, by their shape, and by what is
 * stored, through whatever the text is encoded in. The text may be cut off, or be something else than it is said to be: what
 * looks like a field is one.
 */

export type FindOptions = {
  /** Whether a header, a parameter or a field of this name is a secret. */
  isNamed?: ((name: string) => boolean) | undefined;
  hasForm?: HasForm | undefined;
  /** Where stored secrets are in a text. */
  stored?: ((text: string) => readonly Span[]) | undefined;
  /** The name of the header or field whose value the text is. */
  name?: string | undefined;
};

/** How deep texts inside a text are read: JSON in a string of JSON, a URL in a parameter. */
const MAX_NESTING = 3;
/** How often a whole text is read without its escapes. */
const MAX_ESCAPES = 3;
/** How many characters of texts inside a text are read in all, for each of its characters; and so many in any case. */
const MOST_WORK = 16;
const SPARE_WORK = 16_384;

const keysIn: Scanner = ({ hasForm, stored }, text) =>
  [...keySpans(text, hasForm), ...(stored?.(text) ?? [])].map(([start, end]) => spanOf(start, end));

/** Looked for in each text: a type that is wrong must not let a secret pass. */
const EVERYWHERE: readonly Scanner[] = [
  fieldsIn,
  parametersIn,
  assignmentsIn,
  partsIn,
  privateKeysIn,
  encodedIn,
  keysIn,
];
/** What is looked for in a text without its escapes, which is no document any more. */
const WITHOUT_ESCAPES: readonly Scanner[] = [
  entriesIn,
  parametersIn,
  assignmentsIn,
  elementsWithin,
  encodedIn,
  keysIn,
];
/** What is secret by the name in front of it, in the kinds of text that have more than fields and parameters. */
const BY_KIND: Partial<Record<TextKind, Scanner>> = {
  xml: elementsIn,
  yaml: linesIn,
  toml: linesIn,
  csv: columnsIn,
};

const YAML_LINE =
  /^(?:[ \t]*(?:#.*|(?:- )*["']?[\w.@/$-]{1,60}["']?:(?: \S.{0,200}|[ \t]*)|- \S.{0,200})?\r?\n){2,}/;

/** A text over several lines, which begins in the line below its name. */
const YAML_BLOCK = /^[ \t]*(?:- )*["']?[\w.@/$-]{1,60}["']?: [|>][+-]?\d?[ \t]*\r?\n[ \t]+\S/m;

/** What a text inside another one looks like. */
const looksLike = (text: string): TextKind => {
  if (BOUNDARY.test(text)) return 'multipart';
  if (/^\s{0,100}</.test(text)) return 'xml';
  return YAML_LINE.test(text) || YAML_BLOCK.test(text) ? 'yaml' : 'plain';
};

const spansIn = (reader: Reader, text: string, kind: TextKind): SecretSpan[] => {
  const byKind = BY_KIND[kind];
  const elements = kind === 'xml' ? [] : [elementsWithin];
  return [...EVERYWHERE, ...elements, ...(byKind === undefined ? [] : [byKind])].flatMap((scan) =>
    scan(reader, text),
  );
};

const ESCAPED = /%[0-9a-f]{2}|\\[ux"'/\\]|&(?:#|quot|apos|amp|lt|gt)/i;
/** The strings of JSON are read without their escapes one by one. */
const ESCAPED_IN_JSON = /%[0-9a-f]{2}|&(?:#|quot|apos|amp|lt|gt)/i;

/** What is seen once the escapes of a text are read, as often as there are some. @param views those that have led to the text */
const inViews = (reader: Reader, text: string, views: DecodedText[]): SecretSpan[] => {
  const spans: SecretSpan[] = [];
  for (let view = text; views.length < MAX_ESCAPES && ESCAPED.test(view); ) {
    const decoded = decodeAll(view);
    if (decoded.text === view) break;
    views.push(decoded);
    view = decoded.text;
    for (const { start, end } of WITHOUT_ESCAPES.flatMap((scan) => scan(reader, view))) {
      const [from, to] = views.reduceRight<Span>((span, one) => inWritten(one, span), [start, end]);
      spans.push(spanOf(from, to));
    }
  }
  return spans;
};

/** What is seen only once the escapes of the whole text are read. */
const behindEscapes = (reader: Reader, text: string, kind: TextKind): SecretSpan[] => {
  const flat = withoutDepth(text);
  return [
    ...((kind === 'json' ? ESCAPED_IN_JSON : ESCAPED).test(text) ? inViews(reader, text, []) : []),
    ...(flat.text === text ? [] : inViews(reader, flat.text, [flat])),
  ];
};

/** In order, with overlapping ones made into one. */
const merged = (spans: readonly SecretSpan[]): SecretSpan[] => {
  const result: SecretSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) result.push({ ...span });
    else {
      if (span.end > last.end) last.quote = '';
      last.end = Math.max(last.end, span.end);
    }
  }
  return result;
};

/** Reads texts inside a text until its bound of work is reached. Beyond it, what cannot be read is not shown. */
const boundedInner = (length: number): Reader['inner'] => {
  let left = length * MOST_WORK + SPARE_WORK;
  return (reader, text) => {
    if (reader.nesting === 0 || text.trim() === '') return [];
    left -= text.length;
    if (left < 0) return [spanOf(0, text.length)];
    const below = { ...reader, nesting: reader.nesting - 1 };
    const spans = spansIn(below, text, looksLike(text));
    if (!ESCAPED.test(text)) return spans;
    const decoded = decodeAll(text);
    const inDecoded = decoded.text === text ? [] : below.inner(below, decoded.text);
    return [
      ...spans,
      ...inDecoded.map(({ start, end }) => {
        const [from, to] = inWritten(decoded, [start, end]);
        return spanOf(from, to);
      }),
    ];
  };
};

/** A text has the same few names over and over. */
const remembering = (isNamed: (name: string) => boolean): ((name: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name) ?? isNamed(name);
    known.set(name, answer);
    return answer;
  };
};

/**
 * Where the secrets of a text are, in order: those under the name of a secret, what looks like a key, and what is stored.
 * The work grows with the text.
 */
export const findSecrets = (
  text: string,
  kind: TextKind,
  { name, isNamed: isSecret = isSecretName, hasForm, stored }: FindOptions = {},
): SecretSpan[] => {
  const isNamed = remembering(isSecret);
  if (name !== undefined && isSecretValue(text, [name], isNamed)) return [spanOf(0, text.length)];
  const isProse = kind === 'prose';
  const inner = boundedInner(text.length);
  const reader: Reader = { isNamed, hasForm, stored, isProse, nesting: MAX_NESTING, inner };
  const read = kind === 'plain' ? looksLike(text) : kind;
  return merged([...spansIn(reader, text, read), ...behindEscapes(reader, text, read)]);
};

export const hasSecret = (text: string, kind: TextKind, options?: FindOptions): boolean =>
  findSecrets(text, kind, options).length > 0;

/**
 * Whether a text that somebody typed has a secret in it, or a word so random that it may be a key of whatever provider. It is wrong
 * now and then: what it takes for a key is only treated with more care.
 */
export const mayHaveKey = (text: string): boolean =>
  hasSecret(text, 'plain') || text.split(/\s+/).some((word) => isBareKey(word) && isRandom(word));

/** The text with something else, or nothing, in place of each of these secrets. */
export const hideSecrets = (text: string, spans: readonly SecretSpan[], replacement: string): string => {
  const parts: string[] = [];
  let copied = 0;
  for (const { start, end, quote } of spans) {
    parts.push(text.slice(copied, start), quote + replacement + quote);
    copied = end;
  }
  return spans.length === 0 ? text : parts.join('') + text.slice(copied);
};
