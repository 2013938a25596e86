import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, listOf } from '@gatehouse/contract/json-text.ts';

/** A longer list is a result, not a batch. */
const MAX_ENTRIES = 1_000;

/** Postmark numbers the error of each message, Salesforce says of each record whether it was saved. */
const hasFailed = (entry: JsonValue): boolean => {
  const { ErrorCode, success, errors } = asObject(entry) ?? {};
  return (
    (typeof ErrorCode === 'number' && ErrorCode !== 0) || (success === false && listOf(errors).length > 0)
  );
};

/** A batch that is a list: what it says of the first entry that failed, and whether others did not. */
export const failedEntry = (
  value: JsonValue | undefined,
): { entry: JsonValue; isPartial: boolean } | undefined => {
  const list = Array.isArray(value) && value.length <= MAX_ENTRIES ? value : [];
  const entry = list.find(hasFailed);
  return entry === undefined ? undefined : { entry, isPartial: !list.every(hasFailed) };
};

/** The object that errors are read from: of a list, the entry that failed, or the first, as Google's older services return it. */
export const errorRoot = (value: JsonValue | undefined): JsonValue | undefined =>
  Array.isArray(value) ? (failedEntry(value)?.entry ?? value[0]) : value;
