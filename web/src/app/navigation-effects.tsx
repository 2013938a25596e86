import { completeNavigationProgress, NavigationProgress, startNavigationProgress } from '@mantine/nprogress';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '#src/lib/focus-heading.ts';

const PRODUCT = 'Gatehouse';
/** A navigation that ends sooner, which a preloaded one does, shows no progress line. */
const PROGRESS_DELAY_MS = 100;

/** The title of the deepest route. Every route has one, so none means that no route matched. */
const useScreenTitle = (): string =>
  useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title ?? 'Page Not Found',
  });

const useProgressLine = (): void => {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopStart = router.subscribe('onBeforeLoad', () => {
      clearTimeout(timer);
      timer = setTimeout(startNavigationProgress, PROGRESS_DELAY_MS);
    });
    const stopEnd = router.subscribe('onResolved', () => {
      clearTimeout(timer);
      completeNavigationProgress();
    });
    return () => {
      clearTimeout(timer);
      stopStart();
      stopEnd();
    };
  }, [router]);
};

/** Moves the focus to the heading of the screen that was navigated to, so that a screen reader reads where it is. */
const useHeadingFocus = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first load leaves the focus where the browser put it.
        if (fromLocation === undefined || !pathChanged) return;
        focusHeading();
      }),
    [router],
  );
};

/** What happens around every navigation: the title of the document, the focus, the line along the top. */
export const NavigationEffects = () => {
  const title = useScreenTitle();
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  useProgressLine();
  useHeadingFocus();
  return <NavigationProgress size={2} aria-hidden />;
};
