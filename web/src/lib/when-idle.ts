/** Work that waited this long, in ms, is done on a busy page too. */
const LIMIT_MS = 1000;
/** The pause, in ms, in a browser that does not tell when it is idle, as Safari does not. */
const PAUSE_MS = 50;

/** Does the work once the browser has nothing more urgent to do. Gives what calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: LIMIT_MS });
  return () => window.cancelIdleCallback(handle);
};
