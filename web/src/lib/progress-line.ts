import { completeNavigationProgress, startNavigationProgress } from '@mantine/nprogress';

/** What takes no longer, in ms, shows no line. */
const DELAY_MS = 100;

/** Shows the line along the top while something loads that a person waits for. Gives what ends it. */
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
