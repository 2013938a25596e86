import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/json-text.ts';

/** How deep the words of an error may be, and how many of a list are read. */
const MAX_DEPTH = 5;
const MAX_ENTRIES = 3;

/** What an error is kept under, whatever the case: `_error`, `Errors`, `field-errors`, `Messages`, `response`. */
const HOLDER =
  /^_?(?:(?:field|validation)[-_]?)?(?:(?:errors?|faults?|failures?|messages?|problems?)(?:[-_]?(?:wrappers?|list|details?|entries))?|error[-_]?(?:messages?|info|response)|detailed[-_]?error|o:errorDetails|response|status|meta)$/i;
/** What its words are called; a title often only repeats the status. */
const WORDS =
  /^(?:(?:error|fault|result|response)[-_]?)?(?:message|msg|description|detail|text|string|reason|info)$/i;
const TITLE = /^title$/i;
const BY_FIELD = /^(?:field|validation)[-_]?errors?$/i;

const byField = (value: JsonValue): string[] =>
  Object.entries(asObject(value) ?? {}).flatMap(([field, fault]) => {
    const words = asText(Array.isArray(fault) ? (fault[0] ?? null) : fault);
    return words === undefined ? [] : [`${field}: ${words}`];
  });

const wordsIn = (value: JsonValue, depth: number): string[] => {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).flatMap((one) => wordsIn(one, depth + 1));
  const object = asObject(value);
  if (object === undefined) return asText(value) === undefined ? [] : [String(value)];
  const entries = Object.entries(object);
  const texts = entries.filter(([, inner]) => asText(inner) !== undefined);
  const own = texts.find(([name]) => WORDS.test(name)) ?? texts.find(([name]) => TITLE.test(name));
  if (own !== undefined) return [String(own[1])];
  return entries.flatMap(([name, inner]) => {
    if (BY_FIELD.test(name)) return byField(inner);
    return HOLDER.test(name) ? wordsIn(inner, depth + 1) : [];
  });
};

/** Xero keeps what is wrong with each element of the request in it, under a message for all of them. */
const ELEMENTS = /^elements$/i;

/** The words of errors that are deeper than the message of the whole: `Elements[].ValidationErrors[].Message`. */
export const deeperWords = (body: JsonObject): string[] =>
  Object.entries(body).flatMap(([name, inner]) => {
    if (HOLDER.test(name)) return wordsIn(inner, 1);
    if (!ELEMENTS.test(name)) return [];
    return listOf(inner)
      .slice(0, MAX_ENTRIES)
      .flatMap((one) => deeperWords(asObject(one) ?? {}));
  });

/** The words of errors that are kept in places of an API's own: Mailjet's `Messages[].Errors[].ErrorMessage`, Front's `_error.message`. */
export const nestedWords = (body: JsonValue): string[] => wordsIn(body, 0);
