import { attempt, draftKey } from '#src/lib/browser-storage.ts';
import { NO_RESPONSE, NOT_LOADED } from '#src/lib/error-message.ts';
import { isServerThere } from '#src/lib/server-response.ts';
import { toastError } from '#src/ui/feedback/toast.ts';

/** What is done about a screen that failed. */
export interface Recovery {
  /** Once it is shown that it failed. */
  begin: (error: unknown) => void;
  /** When its button is pressed. */
  retry: () => void;
}

/** What is remembered of a script that is missing: one reload brings that of a newer version, or none does. */
const reloadedFor = ({ cause }: Error): string => draftKey(`reloaded for ${String(cause)}`);

/** Reloads the page once for a script that is missing; nothing for another error. */
const reloadOnceFor = async (error: unknown): Promise<void> => {
  if (!(error instanceof Error) || error.message !== NOT_LOADED) return;
  const name = reloadedFor(error);
  if (attempt(() => sessionStorage.getItem(name)) !== null || !(await isServerThere())) return;
  // Without storage it would be reloaded again and again.
  if (attempt(() => sessionStorage.setItem(name, 'yes') ?? true) === true) window.location.reload();
};

/** Reloads the page: a browser does not ask again for a script that it could not load. */
const reloadFromServer = async (): Promise<void> => {
  if (await isServerThere()) window.location.reload();
  else toastError(NO_RESPONSE);
};

/**
 * From now on the server is asked before the page is reloaded: while it is gone, the browser's own error page would take the
 * place of all that is open. So the error of a script that could not be loaded gets other words than the browser's: of
 * those the router knows that a newer version has other scripts, and reloads the page at once.
 */
export const recover = (recovery: Recovery): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.cause = payload.message;
    payload.message = NOT_LOADED;
  });
  recovery.begin = (error) => void reloadOnceFor(error);
  recovery.retry = () => void reloadFromServer();
};
