import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type FindOptions, findSecrets } from '@gatehouse/secrets/find-secrets.ts';
import { type JsonLeaf, jsonLeaves, leavesWithin } from '#src/body/json-leaves.ts';

/**
 * Which texts and numbers of written JSON are secrets or contain one: by the names that lead to them, by what stands beside them,
 * or by themselves; and whether the whole value is the secret.
 */
export const secretLeavesIn = (
  text: string,
  leaves: readonly JsonLeaf[],
  options?: FindOptions,
): ReadonlyMap<JsonLeaf, boolean> => leavesWithin(leaves, findSecrets(text, 'json', options));

/** A number too long for JSON is written as null, and would not be counted. */
const asNumber = (_name: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? 0 : value;

/** The same of a value: by the numbers of its texts and numbers in the order in which `Object.entries` lists them, from 0. */
export const secretLeaves = (value: JsonValue, options?: FindOptions): ReadonlyMap<number, boolean> => {
  const text = JSON.stringify(value, asNumber);
  const leaves = jsonLeaves(text);
  const secret = secretLeavesIn(text, leaves, options);
  return new Map(
    leaves.flatMap((leaf, at) => {
      const isWhole = secret.get(leaf);
      return isWhole === undefined ? [] : [[at, isWhole] as const];
    }),
  );
};
