import { expect } from 'vitest';

/** Checks each item and fails with one line for each that breaks a rule, instead of stopping at the first. */
export const everyOne = async <T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  check: (item: T) => void | Promise<void>,
): Promise<void> => {
  const problems: string[] = [];
  for (const item of items) {
    try {
      await check(item);
    } catch (error) {
      problems.push(`${nameOf(item)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (problems.length > 0) expect.fail(problems.join('\n'));
};
