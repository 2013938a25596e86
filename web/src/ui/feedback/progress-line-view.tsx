import { completeNavigationProgress, NavigationProgress, startNavigationProgress } from '@mantine/nprogress';
import { useEffect } from 'react';

/** The line that grows while it is shown. Loaded only by progress-line.tsx. */
export const ProgressLineView = ({ isShown }: { isShown: boolean }) => {
  useEffect(() => {
    if (!isShown) return;
    startNavigationProgress();
    return completeNavigationProgress;
  }, [isShown]);
  return <NavigationProgress size={2} aria-hidden />;
};
