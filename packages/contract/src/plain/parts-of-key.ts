import type { KeyPart, KeyParts } from '#src/key-parts.ts';
import type { KeyPlacement } from '#src/providers.ts';

/* Runs in a browser before any schema is loaded, so it imports none. */

/** Of one value of a key, in characters. */
export const MAX_KEY_PART_LENGTH = 8192;

/** The values that keys with this placement consist of; undefined if they are one value. */
export const keyPartsOf = (placement: KeyPlacement | null | undefined): KeyParts | undefined =>
  placement?.type === 'parts' ? { main: placement.main, parts: placement.parts } : undefined;

/** The parts besides the main value. */
export const furtherParts = ({ main, parts }: KeyParts): KeyPart[] =>
  parts.filter(({ name }) => name !== main);

/** The label of the main value. */
export const mainLabel = ({ main, parts }: KeyParts): string =>
  parts.find(({ name }) => name === main)?.label ?? main;
