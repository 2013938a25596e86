import { completeNavigationProgress, startNavigationProgress } from '@mantine/nprogress';

/** Anything that takes less time, in ms, shows no line. */
const DELAY_MS = 100;

/** Shows the progress line at the top while the user waits for something. Returns a function that hides it. */
export const showProgress = (): (() => void) => {
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    startNavigationProgress();
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (isShown) completeNavigationProgress();
    isShown = false;
  };
};
