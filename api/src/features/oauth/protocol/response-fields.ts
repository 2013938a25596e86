import { asObject, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { parseBounded } from '@gatehouse/response/body/bounded-json.ts';

/** Why a body has no fields. */
export type UnreadableBody = 'empty' | 'html' | 'repeated_names' | 'unreadable';

export type BodyFields = { fields: JsonObject } | { unreadable: UnreadableBody };

const fromForm = (text: string): BodyFields => {
  const params = [...new URLSearchParams(text)];
  const names = new Set(params.map(([name]) => name));
  if (names.size < params.length) return { unreadable: 'repeated_names' };
  return { fields: Object.fromEntries(params) };
};

/** `name=value`, without what only other formats have. */
const FORM = /^[^\s<>{}"=&]+=[^\s<>{}"]*$/;

/**
 * The fields of a token endpoint's response: JSON or form-encoded, whatever its content type says. A name must not
 * appear twice (RFC 6749 section 5.1 forbids it for requests and responses): which of the values counts would be a
 * guess, and one of them may be an error.
 */
export const readFields = (source: string): BodyFields => {
  const text = source.replace(/^\uFEFF/, '').trim();
  if (text === '') return { unreadable: 'empty' };
  if (text.startsWith('<')) return { unreadable: 'html' };
  if (FORM.test(text)) return fromForm(text);
  const parsed = parseBounded(text);
  if ('unread' in parsed) return { unreadable: 'unreadable' };
  if (parsed.repeatsName) return { unreadable: 'repeated_names' };
  const fields = asObject(parsed.value);
  return fields === undefined ? { unreadable: 'unreadable' } : { fields };
};

/** An own field; never one that every object has. */
export const field = (fields: JsonObject, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** The same, also as servers write it that are made in languages with such names: `accessToken` for `access_token`. */
export const fieldInAnyCase = (fields: JsonObject, name: string) =>
  field(fields, name) ??
  field(
    fields,
    name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
  );
