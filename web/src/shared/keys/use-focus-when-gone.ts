import { useEffect, useRef } from 'react';
import { focusHeading } from '#src/lib/focus-heading.ts';

/**
 * For a change after which the list may no longer hold the key, as one of those alone that need attention: the button
 * that had the focus goes with the row, and the heading gets it. Answers what to call once the change was made.
 */
export const useFocusWhenGone = (): (() => void) => {
  const isChanged = useRef(false);
  useEffect(
    () => () => {
      if (isChanged.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return () => {
    isChanged.current = true;
  };
};
