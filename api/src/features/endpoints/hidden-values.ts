import { originText } from '@gatehouse/contract/plain/variables/marks.ts';
import { isMask, MASK_ASTERISKS, maskValue } from '@gatehouse/secrets/masks.ts';
import { type AppError, rejected } from '#src/errors.ts';
import type { SpansOf } from '#src/features/endpoints/body-values.ts';
import {
  fieldOfPlace,
  type Leaf,
  placeOf,
  placeText,
  type ValuePlace,
} from '#src/features/endpoints/leaf.ts';
import { changeValues, plainText, type RequestParts } from '#src/features/endpoints/request-values.ts';

/** A value that is masked in a saved endpoint, and sealed. */
export type HiddenValue = { place: ValuePlace; value: string | number };

/** What the masks of a saved endpoint stand for, by place. */
export type MaskedValues = { endpoint: string; values: ReadonlyMap<string, string | number> };

export const isMaskLeaf = (leaf: Leaf): boolean => typeof leaf.value === 'string' && isMask(plainText(leaf));

const rejectedAt = (place: ValuePlace, message: string): AppError => {
  const field = fieldOfPlace(place);
  const isInValue = field === 'headers' || field === 'requestBody';
  return rejected('BAD_REQUEST', isInValue ? [...place] : [field], message);
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

const requireSameOrigin = (hidden: MaskedValues, url: string): void => {
  if (originText(url) === originText(hidden.endpoint)) return;
  const message = `The hidden values were saved for ${originText(hidden.endpoint)} and are not sent to ${originText(url)}: enter them again, or remove them`;
  throw rejectedAt(['endpoint'], message);
};

/**
 * The request with what its masks stand for. Throws BAD_REQUEST for a mask that stands for nothing, and if the request
 * goes to another origin than the one that the values were saved for.
 * @param url where the request goes
 */
export const fillMasks = <Parts extends RequestParts>(
  parts: Parts,
  hidden: MaskedValues | undefined,
  url: string,
  spansOf: SpansOf,
): Parts =>
  changeValues(
    parts,
    (leaf) => {
      if (!isMaskLeaf(leaf)) return leaf.value;
      const place = placeOf(leaf);
      const value = hidden?.values.get(placeText(place));
      if (hidden === undefined || value === undefined || maskOf(leaf, value) !== leaf.value)
        throw rejectedAt(place, `Enter the ${nameOf(place)} again: this is only its mask`);
      requireSameOrigin(hidden, url);
      return value;
    },
    spansOf,
  );

/** Throws BAD_REQUEST for a number that would lose digits when it is stored. */
const requireWhole = (value: string | number, place: ValuePlace): void => {
  if (typeof value === 'number' && !(Number.isSafeInteger(value) || Math.abs(value) < 1e15))
    throw rejectedAt(place, 'A number this long cannot be hidden: write it as a text');
};

/**
 * The request with its secrets masked, and the secrets.
 * @param secretOf what is sealed for a value: itself, or what its mask stands for; undefined if it stays
 */
export const hideValues = <Parts extends RequestParts>(
  parts: Parts,
  secretOf: (leaf: Leaf) => string | number | undefined,
  spansOf: SpansOf,
): { shown: Parts; hidden: HiddenValue[] } => {
  const hidden: HiddenValue[] = [];
  const hide = (leaf: Leaf): string | number => {
    const value = secretOf(leaf);
    if (value === undefined) return leaf.value;
    const place = placeOf(leaf);
    hidden.push({ place, value });
    requireWhole(value, place);
    return maskOf(leaf, value);
  };
  const shown = changeValues(parts, hide, spansOf);
  return { shown, hidden };
};
