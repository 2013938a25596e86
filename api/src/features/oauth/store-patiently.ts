import { setTimeout as pause } from 'node:timers/promises';
import { classifyFailure } from '#src/db/failure.ts';

const AGAIN_MS = 500;

/**
 * Stores tokens that nobody else has, while the code or the refresh token that brought them is used up: a database that is
 * away for a moment must not lose them. Throws what `store` throws, if it is no failure of the database or the time is over.
 */
export const storePatiently = async <T>(store: () => Promise<T>, until: AbortSignal): Promise<T> => {
  for (;;) {
    try {
      return await store();
    } catch (error) {
      if (until.aborted || classifyFailure(error) === undefined) throw error;
      await pause(AGAIN_MS);
    }
  }
};
