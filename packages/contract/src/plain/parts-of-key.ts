import type { KeyPart, KeyParts } from '#src/key-parts.ts';
import type { KeyPlacement } from '#src/providers.ts';

/* Runs in a browser before any schema is loaded, so it imports none. */

/** The values that keys with this placement consist of; undefined if they are one value. */
export const keyPartsOf = (placement: KeyPlacement | null | undefined): KeyParts | undefined =>
  placement?.type === 'parts' ? { main: placement.main, parts: placement.parts } : undefined;

/** The parts besides the main value. */
export const furtherParts = ({ main, parts }: KeyParts): KeyPart[] =>
  parts.filter(({ name }) => name !== main);

/** The label of the main value. */
export const mainLabel = ({ main, parts }: KeyParts): string =>
  parts.find(({ name }) => name === main)?.label ?? main;
