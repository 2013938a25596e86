import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { field } from '#src/features/oauth/protocol/response-fields.ts';

/** A name, and for a list which of its items is meant. */
const STEP = /^(\w[\w-]*)(?:\[(\w*)(?:=([\w-]+))?\])?$/;

/** `true`, also as the text that some servers write. */
const isTrue = (value: JsonValue | undefined): boolean => value === true || value === 'true';

const isText = (value: JsonValue | undefined, text: string): boolean =>
  (typeof value === 'string' || typeof value === 'number') && String(value) === text;

/** The only one; undefined if there is none, or if which of several is meant would be a guess. */
const only = (items: readonly JsonObject[]): JsonObject | undefined =>
  items.length === 1 ? items[0] : undefined;

const itemOf = (value: JsonValue | undefined, name: string, text: string | undefined) => {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(asObject).filter((one) => one !== undefined);
  if (name === '') return only(items);
  if (text !== undefined) return only(items.filter((item) => isText(field(item, name), text)));
  // An only one is meant even where nobody has chosen it as the default.
  return only(items.filter((item) => isTrue(field(item, name)))) ?? only(items);
};

/**
 * What is at a path in a response: names with dots between them. After the name of a list stands which of its items is meant: `accounts[]` is
 * its only one, `accounts[is_default]` the one of which that is true, else the only one, `accounts[product=bc3]` the only one with this text.
 * Undefined if nothing is there, or if several could be meant.
 */
export const valueAt = (fields: JsonObject, path: string): JsonValue | undefined => {
  const steps = path.split('.').map((step) => STEP.exec(step));
  let value: JsonValue | undefined = fields;
  for (const step of steps) {
    const object: JsonObject | undefined = asObject(value);
    const [, name = '', of, text] = step ?? [];
    if (object === undefined || name === '') return undefined;
    const found: JsonValue | undefined = field(object, name);
    value = of === undefined ? found : itemOf(found, of, text);
  }
  return value;
};
