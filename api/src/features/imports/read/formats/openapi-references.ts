import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';

/** References may lead to references; a circle ends here. */
const MAX_HOPS = 20;

export type References = {
  /** The value itself, or what it refers to within the document. A reference that cannot be followed stays as it is. */
  resolve: (value: JsonValue | undefined) => JsonValue | undefined;
  /** Why the reference in a value is not followed. */
  why: (value: JsonObject) => string;
};

const unescaped = (part: string): string => {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return part;
  }
};

const valueAt = (document: JsonObject, pointer: string): JsonValue | undefined => {
  let value: JsonValue | undefined = document;
  for (const part of pointer.split('/').slice(1).map(unescaped)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as JsonObject)[part];
  }
  return value;
};

/** References within a document. Those to other documents are never followed: nothing is fetched or read for them. */
export const createReferences = (document: JsonObject): References => ({
  resolve: (value) => {
    let resolved = value;
    for (let hop = 0; hop < MAX_HOPS; hop += 1) {
      const reference = textOf(objectOf(resolved).$ref);
      if (!reference.startsWith('#')) return resolved;
      const target = valueAt(document, reference.slice(1));
      if (target === undefined) return resolved;
      resolved = target;
    }
    return {};
  },
  why: ({ $ref }) => {
    const reference = textOf($ref).slice(0, 200);
    return reference.startsWith('#')
      ? `${reference} is not in the document`
      : `${reference} is another document, which is not read`;
  },
});
