import type { KeyPart, KeyParts, KeyPartValues } from '@gatehouse/contract/key-parts.ts';
import { furtherParts, keyPartsOf, mainLabel } from '@gatehouse/contract/plain/parts-of-key.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { maskKey, maskPrefix } from '@gatehouse/secrets/masks.ts';
import { AppError, rejected } from '#src/errors.ts';
import { requireKeyAlone } from '#src/features/keys/whole-key.ts';
import { type CompoundSecret, compoundText } from '#src/vault/compound.ts';

/** Of a shorter part the first characters would be nearly all. */
const MIN_LENGTH_WITH_PREFIX = 10;

/** The part of a further value that its mask shows. */
export const shownPrefix = (value: string): string =>
  value.length < MIN_LENGTH_WITH_PREFIX ? '' : maskPrefix(value);

/** What lists show of the parts of a key, as it is stored. */
export const partPrefixes = (parts: CompoundSecret['parts']): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, shownPrefix(value)])),
  );

/** The masks of the parts of a key, by name. It trusts the JSON that the store has written. */
export const partMasks = (prefixes: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string>(JSON.parse(prefixes)).map(([name, prefix]) => [name, maskKey(prefix)]),
  );

type Fields = {
  /** The name of the field with the main value. */
  value: string;
  /** That of the field with the parts. */
  parts: string;
};

/** Throws BAD_REQUEST for a part that the provider's keys do not have. */
const requireKnown = (keyParts: KeyParts | undefined, given: KeyPartValues, fields: Fields): void => {
  const parts = keyParts === undefined ? [] : furtherParts(keyParts);
  const unknown = Object.keys(given).find((name) => !parts.some((part) => part.name === name));
  if (unknown === undefined) return;
  const path = [fields.parts, unknown];
  if (unknown === keyParts?.main)
    throw rejected(
      'BAD_REQUEST',
      path,
      `“${unknown}” is the key itself: send it as ${fields.value}, not as one of its parts`,
    );
  const names = parts.map(({ name }) => name);
  throw rejected(
    'BAD_REQUEST',
    path,
    names.length === 0
      ? `This provider’s keys are one value: they have no part “${unknown}”`
      : `This provider’s keys have no part “${unknown}”: send ${andList(names)}`,
  );
};

/** Throws BAD_REQUEST, naming each part that is missing. */
const requireAll = (parts: readonly KeyPart[], values: KeyPartValues, fields: Fields): void => {
  const issues = parts
    .filter(({ name }) => !Object.hasOwn(values, name))
    .map(({ name, label }) => ({ path: [fields.parts, name], message: `${label} is required` }));
  if (issues[0] !== undefined) throw new AppError('BAD_REQUEST', issues[0].message, { issues });
};

/** The text to seal for a key, with the parts that it has. */
export const keyTextOf = (placement: KeyPlacement | undefined, key: CompoundSecret): string => {
  const parts = keyPartsOf(placement)?.parts ?? [];
  return compoundText(key, new Set(parts.filter(({ isSecret }) => !isSecret).map(({ name }) => name)));
};

/**
 * A key with all the values that its provider's keys consist of. Throws BAD_REQUEST, at the field, for a part that is missing or
 * unknown, or that is more than the value itself.
 * @param before the parts that stay unless others are given
 */
export const wholeKey = (
  placement: KeyPlacement | undefined,
  { value, given, before = {} }: { value: string; given: KeyPartValues | undefined; before?: KeyPartValues },
  { fields, exact }: { fields: Fields; exact?: boolean | undefined },
): CompoundSecret => {
  const keyParts = keyPartsOf(placement);
  requireKnown(keyParts, given ?? {}, fields);
  if (keyParts === undefined) return { value, parts: {} };
  const parts = furtherParts(keyParts);
  for (const [name, part] of Object.entries(given ?? {})) requireKeyAlone([fields.parts, name], part, exact);
  const values = { ...before, ...given };
  requireAll(parts, values, fields);
  return { value, parts: Object.fromEntries(parts.map(({ name }) => [name, values[name] ?? ''])) };
};

/** Throws BAD_REQUEST for a part of an edit that a rotation has to replace. */
export const requireIdentifiers = (placement: KeyPlacement | undefined, given: KeyPartValues): void => {
  const keyParts = keyPartsOf(placement);
  requireKnown(keyParts, given, { value: 'newApiKey in a rotation', parts: 'parts' });
  const secret = keyParts?.parts.find(({ name, isSecret }) => isSecret && Object.hasOwn(given, name));
  if (secret !== undefined)
    throw rejected(
      'BAD_REQUEST',
      ['parts', secret.name],
      `${secret.label} is secret: rotate the key to replace it`,
    );
};

/** What a key lacks, in words; undefined if it has all its values. It may be older than a part of its provider. */
export const lackOf = (placement: KeyPlacement, parts: CompoundSecret['parts']): string | undefined => {
  const keyParts = keyPartsOf(placement);
  if (keyParts === undefined) return undefined;
  const missing = furtherParts(keyParts).filter(({ name }) => !Object.hasOwn(parts, name));
  if (missing.length === 0) return undefined;
  const labels = andList(missing.map(({ label }) => label));
  return `This key has no ${labels}, which calls need besides the ${mainLabel(keyParts)}: rotate it and enter all its values`;
};
