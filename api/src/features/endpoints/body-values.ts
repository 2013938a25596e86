import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import {
  type JsonLeaf,
  jsonLeaves,
  leafValue,
  leavesWithin,
  placeOfLeaf,
} from '@gatehouse/request/body/json-leaves.ts';
import { isFilePart } from '@gatehouse/request/body/multipart.ts';
import { formTextOf } from '@gatehouse/request/body/write-body.ts';
import { findSecrets, hasSecret, type TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { kindOfType } from '@gatehouse/secrets/kind-of-type.ts';
import { maskSpans } from '@gatehouse/secrets/masks.ts';
import { overlapsAny } from '@gatehouse/secrets/spans.ts';
import type { Leaf, ValuePlace } from '#src/features/endpoints/leaf.ts';
import { isProviderKey } from '#src/features/providers/provider-keys.ts';

/** A value of a body, and whether it is a secret or contains one. */
type BodyLeaf = Omit<Leaf, 'at'> & { isSecret: boolean };

type Change = (leaf: BodyLeaf) => JsonValue;

const options = { hasForm: isProviderKey };

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
  const leaves = jsonLeaves(text);
  const secret = leavesWithin(leaves, findSecrets(text, 'json', options));
  const pieces: string[] = [];
  let copied = 0;
  for (const leaf of leaves) {
    const value = leafValue(text, leaf);
    const steps = placeOfLeaf(leaf);
    const names = steps.filter((step): step is string => typeof step === 'string').reverse();
    const changed = change({ place: [part, ...steps], value, names, isSecret: secret.has(leaf) });
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

/** The secrets and the masks of any other text: each is known by what is in front of it on its line. */
const inText = (text: string, kind: TextKind, part: string, change: Change): string => {
  const spans = findSecrets(text, kind, options);
  const masks = maskSpans(text).filter(({ start, end }) => !overlapsAny(spans, start, end));
  const count = createCount();
  let copied = 0;
  const pieces: string[] = [];
  for (const { start, end } of [...spans, ...masks].toSorted((one, other) => one.start - other.start)) {
    const between = text.slice(Math.max(copied, start - MAX_BEFORE), start);
    const before = between.slice(between.lastIndexOf('\n') + 1);
    const value = text.slice(start, end);
    const isMasked = masks.some((mask) => mask.start === start);
    const leaf = {
      place: [part, before, count(before)],
      value,
      names: [],
      isSecret: !isMasked,
      isInText: true as const,
    };
    pieces.push(text.slice(copied, start), String(change(leaf)));
    copied = end;
  }
  return pieces.join('') + text.slice(copied);
};

const inForm = ({ fields }: BodyOfKind<'form'>, change: Change): CallBody => {
  const spans = findSecrets(formTextOf({ kind: 'form', fields }), 'form', options);
  const count = createCount();
  let next = 0;
  return {
    kind: 'form',
    fields: fields.map((field) => {
      const start = next;
      next += formTextOf({ kind: 'form', fields: [field] }).length + 1;
      const { name, value } = field;
      const place: ValuePlace = ['form', name, count(name)];
      const isSecret = overlapsAny(spans, start, next - 1);
      return { name, value: String(change({ place, value, names: [name], isSecret })) };
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
      const place: ValuePlace = ['parts', name, count(name)];
      const isSecret = hasSecret(value, kindOfType(contentType), { ...options, name });
      return { ...part, value: String(change({ place, value, names: [name], isSecret })) };
    }),
  };
};

const inGraphql = (body: BodyOfKind<'graphql'>, change: Change): CallBody => ({
  ...body,
  query: inText(body.query, 'graphql', 'query text', change),
  ...(body.variables === undefined
    ? {}
    : {
        variables:
          parseJsonText(body.variables) === undefined
            ? inText(body.variables, 'plain', 'variables text', change)
            : inJson(body.variables, 'variables', change),
      }),
});

/**
 * Visits the values of a body: of JSON and of a form each value, of another text only its secrets and masks, of files
 * nothing. A value is replaced with what `change` returns, and everything else stays as it was typed. The places in JSON
 * are those of `requestBody`, because both are the same body.
 */
export const changeBodyValues = (body: CallBody, change: Change): CallBody => {
  switch (body.kind) {
    case 'json':
      return {
        ...body,
        text:
          parseJsonText(body.text) === undefined
            ? inText(body.text, 'plain', 'text', change)
            : inJson(body.text, 'requestBody', change),
      };
    case 'text':
      return { ...body, text: inText(body.text, kindOfType(body.contentType), 'text', change) };
    case 'form':
      return inForm(body, change);
    case 'multipart':
      return inParts(body, change);
    case 'graphql':
      return inGraphql(body, change);
    case 'binary':
      return body;
  }
};
