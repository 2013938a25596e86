import { attempt, draftKey } from '#src/lib/browser-storage.ts';
import { NOT_LOADED } from '#src/lib/error-message.ts';
import { isServerThere } from '#src/lib/server-response.ts';

/**
 * Has the error of a script that could not be loaded say so in other words than the browser's. Of those the router knows that a
 * newer version has other scripts, and reloads the page at once: while the server is gone, all that is open was replaced by
 * the browser's own page.
 */
export const watchLostCode = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.cause = payload.message;
    payload.message = NOT_LOADED;
  });

/** Reloads the page if there is a server to load it from; false if there is none. */
export const reloadFromServer = async (): Promise<boolean> => {
  const isThere = await isServerThere();
  if (isThere) window.location.reload();
  return isThere;
};

/** What is remembered of a script that is missing: one reload brings that of a newer version, or none does. */
const reloadedFor = ({ cause }: Error): string => draftKey(`reloaded for ${String(cause)}`);

/** Reloads the page once for a script that is missing; nothing for another error. */
export const reloadOnceFor = async (error: unknown): Promise<void> => {
  if (!(error instanceof Error) || error.message !== NOT_LOADED) return;
  const name = reloadedFor(error);
  if (attempt(() => sessionStorage.getItem(name)) !== null) return;
  if (!(await isServerThere())) return;
  // Without storage it would be reloaded again and again.
  if (attempt(() => sessionStorage.setItem(name, 'yes') ?? true) === true) window.location.reload();
};
