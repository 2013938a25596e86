/*
 * Descriptions come from hundreds of authors, so nothing in them has the type that it should have.
 * Each of these gives an empty value for what is not of its kind.
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
