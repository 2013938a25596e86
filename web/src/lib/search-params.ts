/*
 * What the address of a screen says, after its `?`. A value that is not what the screen takes is dropped, not an error:
 * the screen then opens as without it. Routes load before any screen, so these are plain functions and not schemas.
 */

/** A text of at most so many characters. */
export const searchText = (value: unknown, maxLength: number): string | undefined =>
  typeof value === 'string' && value.length <= maxLength ? value : undefined;

/** One of the choices. */
export const searchChoice = <Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === value);

/** The largest id that the database holds: that of a signed integer of 32 bits. */
const MAX_ID = 2_147_483_647;

export const searchId = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID ? Number(value) : undefined;
