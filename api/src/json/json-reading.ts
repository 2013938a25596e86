import type { JsonValue } from '@gatehouse/contract/common.ts';

/** The entries of a list; none for what is no list. */
export const listOf = (value: JsonValue | undefined): JsonValue[] => (Array.isArray(value) ? value : []);

/** The text, trimmed; undefined for what is no text or a blank one. */
export const asText = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
