import type { JsonObject } from '@gatehouse/contract/json-text.ts';

/** An object that says how a call ended has few names. One with more is data, and a list of its names would take as much memory as the body. */
const MAX_NAMES = 200;

const known = new WeakMap<JsonObject, boolean>();

const count = (object: JsonObject): boolean => {
  let names = 0;
  for (const name in object) if (Object.hasOwn(object, name) && ++names > MAX_NAMES) return false;
  return true;
};

/** Whether an object has so few names that it may say how a call ended; counted once for each object. */
export const hasFewNames = (object: JsonObject): boolean => {
  const answer = known.get(object) ?? count(object);
  known.set(object, answer);
  return answer;
};
