import { recovery } from '#src/app/recovery.ts';
import { attempt, draftKey } from '#src/lib/browser-storage.ts';
import { errorStatus, NO_RESPONSE, NOT_LOADED } from '#src/lib/error-message.ts';
import { fetchOfServer } from '#src/lib/server-response.ts';

const OK = 200;
/** A server that hangs is as good as gone. */
const RESPONSE_MS = 5_000;

/** What browsers say of a script that they could not load, and Vite of a style sheet. */
const OF_LOADING = /dynamically imported module|importing a module script|preload CSS/i;

/** Whether the server responds now. What says so is no procedure: its response is an error that has a status. */
const isServerThere = (): Promise<boolean> =>
  fetchOfServer()('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(RESPONSE_MS) }).then(
    () => true,
    (error: unknown) => errorStatus(error) === OK,
  );

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
  else (await import('#src/ui/feedback/toast.ts')).toastError(NO_RESPONSE);
};

/*
 * Once this is loaded, the server is asked before the page is reloaded: while it is gone, the browser's own error page would
 * take the place of all that is open. So the error of a script that could not be loaded gets other words than the
 * browser's: of those the router knows that a newer version has other scripts, and reloads the page at once. A script that was
 * loaded and failed keeps its own words: another one would fail as well.
 */
window.addEventListener('vite:preloadError', ({ payload }) => {
  if (!OF_LOADING.test(payload.message)) return;
  payload.cause = payload.message;
  payload.message = NOT_LOADED;
});
recovery.begin = (error) => void reloadOnceFor(error);
recovery.retry = () => void reloadFromServer();
