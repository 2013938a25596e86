/** The longest wait, in ms: after that the work is done even if the page is busy. */
const LIMIT_MS = 1000;
/** The wait, in ms, in a browser that cannot report when it is idle, such as Safari. */
const PAUSE_MS = 50;

/** Does the work once the browser has nothing more urgent to do. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: LIMIT_MS });
  return () => window.cancelIdleCallback(handle);
};
