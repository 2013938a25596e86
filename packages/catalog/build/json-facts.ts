/*
 * Descriptions come from hundreds of authors, so nothing in them can be relied on to have the right type.
 * Each of these functions returns an empty value for a value of another type.
 */
export type Json = Record<string, unknown>;

export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const asTexts = (value: unknown): string[] =>
  asList(value)
    .map(asText)
    .filter((text) => text !== '');
