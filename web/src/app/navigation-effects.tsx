import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { setTabTitle } from '#src/app/tab.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { ProgressLine } from '#src/ui/feedback/progress-line.tsx';
import { showProgress } from '#src/ui/feedback/shown-progress.ts';

/** The title of the deepest route. Every route has a title, so no title means that no route matched. */
const useScreenTitle = (): string =>
  useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title ?? 'Page Not Found',
  });

const useProgressLine = (): void => {
  const router = useRouter();
  useEffect(() => {
    let end: (() => void) | undefined;
    const stopStart = router.subscribe('onBeforeLoad', () => {
      end?.();
      end = showProgress();
    });
    const stopEnd = router.subscribe('onResolved', () => end?.());
    return () => {
      end?.();
      stopStart();
      stopEnd();
    };
  }, [router]);
};

/** The dialog that has the focus; null if none has. */
const focusedDialog = (): Element | null => document.activeElement?.closest('[aria-modal="true"]') ?? null;

/** Moves the focus to the heading of the new screen, so that a screen reader announces it. */
const useHeadingFocus = (): void => {
  const router = useRouter();
  useEffect(() => {
    let leftDialog: Element | null = null;
    const stopStart = router.subscribe('onBeforeNavigate', () => {
      leftDialog = focusedDialog();
    });
    const stopEnd = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      // The first load leaves the focus where the browser put it.
      if (fromLocation === undefined || !pathChanged) return;
      // A dialog that was opened while the screen was loading keeps the focus, and what is typed into it.
      const dialog = focusedDialog();
      if (dialog !== null && dialog !== leftDialog) return;
      focusHeading();
    });
    return () => {
      stopStart();
      stopEnd();
    };
  }, [router]);
};

/** The effects of every navigation: the document title, the focus, the progress line at the top. */
export const NavigationEffects = () => {
  const title = useScreenTitle();
  useEffect(() => {
    setTabTitle(title);
  }, [title]);
  useProgressLine();
  useHeadingFocus();
  return <ProgressLine />;
};
