/*
 * The search parameters in the URL of a screen. An invalid value is ignored, not an error: the screen opens as if it
 * were not there. Routes load before any screen, so these are plain functions, not schemas.
 */

/** A text of at most `maxLength` characters. */
export const searchText = (value: unknown, maxLength: number): string | undefined =>
  typeof value === 'string' && value.length <= maxLength ? value : undefined;

/** What is searched for; undefined if it is empty. The router reads `?q=2024` as a number. */
export const searchWords = (value: unknown, maxLength: number): string | undefined =>
  searchText(typeof value === 'number' ? String(value) : value, maxLength) || undefined;

/** All parameters as texts; what is empty, too long or no text is left out. The router reads `?tag=2024` as a number. */
export const searchTexts = (search: Record<string, unknown>, maxLength: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => {
      const text = value == null || typeof value === 'object' ? '' : searchText(String(value), maxLength);
      return text ? [[name, text]] : [];
    }),
  );

/** One of the choices. */
export const searchChoice = <Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === value);

/** The largest id in the database, a signed 32-bit integer. */
const MAX_ID = 2_147_483_647;

export const searchId = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID ? Number(value) : undefined;
