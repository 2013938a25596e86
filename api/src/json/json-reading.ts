import type { JsonValue } from '@gatehouse/contract/common.ts';

/** The entries of a list; empty if the value is not a list. */
export const listOf = (value: JsonValue | undefined): JsonValue[] => (Array.isArray(value) ? value : []);

/** The text, trimmed; undefined if the value is not text or is blank. */
export const asText = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
