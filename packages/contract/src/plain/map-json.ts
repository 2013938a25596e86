import type { JsonValue } from '#src/common.ts';

/**
 * The same value with what is returned in place of each text and number, and of each name.
 * @param change gets them in the order in which they are written
 */
export const mapLeaves = (
  value: JsonValue,
  change: (leaf: string | number) => JsonValue,
  changeName: (name: string) => string = (name) => name,
): JsonValue => {
  if (typeof value === 'string' || typeof value === 'number') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapLeaves(inner, change, changeName));
  if (typeof value !== 'object' || value === null) return value;
  // Defined one by one: a name from outside may be `__proto__`.
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [changeName(name), mapLeaves(inner, change, changeName)]),
  );
};

/** The same value with each of its texts changed; its names stay, but for a `changeName`. */
export const mapTexts = (
  value: JsonValue,
  change: (text: string) => string,
  changeName?: (name: string) => string,
): JsonValue => mapLeaves(value, (leaf) => (typeof leaf === 'string' ? change(leaf) : leaf), changeName);
