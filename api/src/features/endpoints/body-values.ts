import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import {
  type JsonLeaf,
  jsonLeaves,
  leafValue,
  type Path,
  pathBelow,
} from '@gatehouse/request/body/json-leaves.ts';
import { isFilePart } from '@gatehouse/request/body/multipart.ts';
import { secretLeavesIn } from '@gatehouse/request/body/secret-leaves.ts';
import { formTextOf } from '@gatehouse/request/body/write-body.ts';
import { findSecrets, hasSecret, type SecretSpan, type TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { kindOfType } from '@gatehouse/secrets/kind-of-type.ts';
import { MASK_ASTERISKS, maskSpans } from '@gatehouse/secrets/masks.ts';
import { overlapsAny } from '@gatehouse/secrets/spans.ts';
import { type Leaf, rootOf } from '#src/features/endpoints/leaf.ts';
import { isProviderKey } from '#src/features/providers/provider-keys.ts';

/** A value of a body, and whether it is a secret or contains one. */
type BodyLeaf = Omit<Leaf, 'at' | 'isSecret'> & Required<Pick<Leaf, 'isSecret'>>;

type Change = (leaf: BodyLeaf) => JsonValue;

/** Where the secrets of a text are that is neither JSON nor a form; its part says which text of the body it is. */
export type SpansOf = (part: string, text: string, kind: TextKind) => readonly SecretSpan[];

const options = { hasForm: isProviderKey };

/** Reads the text. This takes long: see `secret-values.ts`. */
export const readSpans: SpansOf = (_part, text, kind) => findSecrets(text, kind, options);

/** Where the secrets of a text do not matter: only its masks are visited. */
export const noSpans: SpansOf = () => [];

/** Does it when somebody asks for the first time. */
const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** A text that replaces a text or a number of JSON, with the quotes that it needs and without those that it must not have. */
const written = (
  text: string,
  leaf: JsonLeaf,
  value: JsonValue,
): [start: number, end: number, text: string] => {
  const { start, end, isNumber } = leaf;
  const json = JSON.stringify(value);
  if (typeof value === 'string') return [start, end, isNumber ? json : json.slice(1, -1)];
  return isNumber || text[start - 1] !== '"' ? [start, end, json] : [start - 1, end + 1, json];
};

/** Only what is changed is written again: everything else stays as it was typed. */
const inJson = (text: string, part: string, change: Change): string => {
  const leaves = jsonLeaves(text, rootOf(part));
  const secret = lazily(() => secretLeavesIn(text, leaves, options));
  const pieces: string[] = [];
  let copied = 0;
  for (const leaf of leaves) {
    const value = leafValue(text, leaf);
    const isSecret = () => secret().has(leaf);
    const changed = change({ part, path: leaf.path ?? rootOf(part), value, isSecret });
    if (changed === value) continue;
    const [start, end, next] = written(text, leaf, changed);
    pieces.push(text.slice(copied, start), next);
    copied = end;
  }
  return pieces.join('') + text.slice(copied);
};

/** Characters in front of a secret that say which one it is. */
const MAX_BEFORE = 40;

/** How often each text came before. */
const createCount = () => {
  const seen = new Map<string, number>();
  return (text: string): number => {
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return before;
  };
};

const pathIn = (part: string, name: string, index: number): Path =>
  pathBelow(pathBelow(rootOf(part), name), index);

/** The secrets and the masks of any other text: each is known by what is in front of it on its line. */
const inText = (text: string, spans: readonly SecretSpan[], part: string, change: Change): string => {
  // A longer row of asterisks is a line that divides the text.
  const masks = maskSpans(text).filter(
    ({ start, end }) => end - start === MASK_ASTERISKS.length && !overlapsAny(spans, start, end),
  );
  const masked = new Set(masks.map(({ start }) => start));
  const count = createCount();
  let copied = 0;
  const pieces: string[] = [];
  for (const { start, end } of [...spans, ...masks].toSorted((one, other) => one.start - other.start)) {
    const between = text.slice(Math.max(copied, start - MAX_BEFORE), start);
    const before = between.slice(between.lastIndexOf('\n') + 1);
    const leaf = {
      part,
      path: pathIn(part, before, count(before)),
      value: text.slice(start, end),
      isSecret: () => !masked.has(start),
      isInText: true as const,
    };
    pieces.push(text.slice(copied, start), String(change(leaf)));
    copied = end;
  }
  return pieces.join('') + text.slice(copied);
};

const inForm = ({ fields }: BodyOfKind<'form'>, change: Change): CallBody => {
  const spans = lazily(() => findSecrets(formTextOf({ kind: 'form', fields }), 'form', options));
  const count = createCount();
  let next = 0;
  return {
    kind: 'form',
    fields: fields.map((field) => {
      const start = next;
      next += formTextOf({ kind: 'form', fields: [field] }).length + 1;
      const end = next - 1;
      const { name, value } = field;
      const isSecret = () => overlapsAny(spans(), start, end);
      const path = pathIn('form', name, count(name));
      return { name, value: String(change({ part: 'form', path, value, isSecret })) };
    }),
  };
};

const inParts = (body: BodyOfKind<'multipart'>, change: Change): CallBody => {
  const count = createCount();
  return {
    ...body,
    parts: body.parts.map((part) => {
      if (isFilePart(part)) return part;
      const { name, value, contentType } = part;
      const isSecret = () => hasSecret(value, kindOfType(contentType), { ...options, name });
      const path = pathIn('parts', name, count(name));
      return { ...part, value: String(change({ part: 'parts', path, value, isSecret })) };
    }),
  };
};

/** A text of a body that is meant to be JSON. */
const inJsonText = (
  text: string,
  parts: { json: string; text: string },
  change: Change,
  spansOf: SpansOf,
): string =>
  parseJsonText(text) === undefined
    ? inText(text, spansOf(parts.text, text, 'plain'), parts.text, change)
    : inJson(text, parts.json, change);

const VARIABLES = { json: 'variables', text: 'variables text' };
const BODY = { json: 'requestBody', text: 'text' };

const inGraphql = (body: BodyOfKind<'graphql'>, change: Change, spansOf: SpansOf): CallBody => ({
  ...body,
  query: inText(body.query, spansOf('query text', body.query, 'graphql'), 'query text', change),
  ...(body.variables === undefined
    ? {}
    : { variables: inJsonText(body.variables, VARIABLES, change, spansOf) }),
});

/**
 * Visits the values of a body: of JSON and of a form each value, of another text only its secrets and masks, of files
 * nothing. A value is replaced with what `change` returns, and everything else stays as it was typed. The places in JSON
 * are those of `requestBody`, because both are the same body.
 * @param spansOf where the secrets of other texts are
 */
export const changeBodyValues = (body: CallBody, change: Change, spansOf: SpansOf): CallBody => {
  switch (body.kind) {
    case 'json':
      return { ...body, text: inJsonText(body.text, BODY, change, spansOf) };
    case 'text': {
      const { text, contentType } = body;
      return { ...body, text: inText(text, spansOf('text', text, kindOfType(contentType)), 'text', change) };
    }
    case 'form':
      return inForm(body, change);
    case 'multipart':
      return inParts(body, change);
    case 'graphql':
      return inGraphql(body, change, spansOf);
    case 'binary':
      return body;
  }
};
