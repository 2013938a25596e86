import type { KeyPart } from '@gatehouse/contract/key-parts.ts';
import type { PathOf } from '#src/ui/form/read-form-failure.ts';

/** What a form has typed for the parts of a key, by name. */
export type PartValues = Record<string, string>;

/** The path of a part in a form. */
export const partPath = ({ name }: Pick<KeyPart, 'name'>): string => `parts.${name}`;

/** What was typed for these parts, without fields that were left empty. */
export const givenParts = (parts: readonly KeyPart[], values: PartValues): PartValues =>
  Object.fromEntries(
    parts.flatMap(({ name }) => {
      const value = values[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );

/** The messages at the parts that were left empty, by their paths. */
export const missingParts = (parts: readonly KeyPart[], values: PartValues): Record<string, string> => {
  const given = givenParts(parts, values);
  return Object.fromEntries(
    parts
      .filter(({ name }) => given[name] === undefined)
      .map((part) => [partPath(part), `${part.label} is required`]),
  );
};

/** Maps errors about parts to their fields, and others as `pathOf` says. */
export const atParts =
  (pathOf: PathOf): PathOf =>
  ([field, name]) =>
    (field === 'parts' || field === 'newParts') && name !== undefined
      ? partPath({ name: String(name) })
      : pathOf([field ?? '']);
