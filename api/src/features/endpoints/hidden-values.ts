import { isMask, MASK_ASTERISKS, maskValue } from '@gatehouse/secrets/masks.ts';
import { type AppError, rejected } from '#src/errors.ts';
import type { Leaf, ValuePlace } from '#src/features/endpoints/leaf.ts';
import { changeValues, plainText, type RequestParts } from '#src/features/endpoints/request-values.ts';

/** A value that is masked in a saved endpoint, and sealed. */
export type HiddenValue = { place: ValuePlace; value: string | number };

/** What the masks of a saved endpoint stand for, by place. */
export type Hidden = { endpoint: string; values: ReadonlyMap<string, string | number> };

export const placeText = (place: ValuePlace): string => JSON.stringify(place);

export const isMaskLeaf = (leaf: Leaf): boolean => typeof leaf.value === 'string' && isMask(plainText(leaf));

const rejectedAt = ([part = '', ...rest]: ValuePlace, message: string): AppError => {
  if (['path', 'query', 'endpoint'].includes(`${part}`)) return rejected('BAD_REQUEST', 'endpoint', message);
  const isInValue = part === 'headers' || part === 'requestBody';
  return rejected('BAD_REQUEST', isInValue ? [part, ...rest] : ['body'], message);
};

const nameOf = ([part, ...rest]: ValuePlace): string => {
  switch (part) {
    case 'headers':
      return `header ${rest[0]}`;
    case 'query':
      return rest[0] === '' ? 'hidden part of the query' : `query parameter ${rest[0]}`;
    case 'path':
      return 'hidden part of the path';
    case 'text':
    case 'query text':
    case 'variables text':
      return 'hidden part of the body';
    default:
      return `body field ${rest.filter((step) => part === 'requestBody' || typeof step === 'string').join('.')}`;
  }
};

/** What stands for a hidden value. */
const maskOf = ({ isInText }: Leaf, value: string | number): string =>
  isInText === true ? MASK_ASTERISKS : maskValue(String(value));

const originOf = (url: string): string => new URL(url).origin;

const requireSameOrigin = (hidden: Hidden, url: string): void => {
  if (originOf(url) === originOf(hidden.endpoint)) return;
  const message = `The hidden values were saved for ${originOf(hidden.endpoint)} and are not sent to ${originOf(url)}: enter them again, or remove them`;
  throw rejectedAt(['endpoint'], message);
};

/**
 * The request with what its masks stand for. Throws BAD_REQUEST for a mask that stands for nothing, and if the request
 * goes to another origin than the one that the values were saved for.
 * @param url where the request goes
 */
export const fillMasks = <Parts extends RequestParts>(
  parts: Parts,
  hidden: Hidden | undefined,
  url: string,
): Parts =>
  changeValues(parts, (leaf) => {
    if (!isMaskLeaf(leaf)) return leaf.value;
    const value = hidden?.values.get(placeText(leaf.place));
    if (hidden === undefined || value === undefined || maskOf(leaf, value) !== leaf.value)
      throw rejectedAt(leaf.place, `Enter the ${nameOf(leaf.place)} again: this is only its mask`);
    requireSameOrigin(hidden, url);
    return value;
  });

/** Throws BAD_REQUEST for a number that would lose digits when it is stored. */
const requireWhole = ({ value, place }: Leaf): void => {
  if (typeof value === 'number' && !(Number.isSafeInteger(value) || Math.abs(value) < 1e15))
    throw rejectedAt(place, 'A number this long cannot be hidden: write it as a text');
};

/** The request with its secrets masked, and the secrets. */
export const hideValues = <Parts extends RequestParts>(
  parts: Parts,
  isSecret: (leaf: Leaf) => boolean,
): { shown: Parts; hidden: HiddenValue[] } => {
  const hidden: HiddenValue[] = [];
  const shown = changeValues(parts, (leaf) => {
    if (!isSecret(leaf)) return leaf.value;
    hidden.push({ place: leaf.place, value: leaf.value });
    requireWhole(leaf);
    return maskOf(leaf, leaf.value);
  });
  return { shown, hidden };
};
