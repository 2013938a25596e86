import { useEffect, useRef } from 'react';
import { focusHeading } from '#src/lib/focus-heading.ts';

/**
 * For a change that may remove an entry from a list, for example a key from those that need attention. The
 * focused button disappears with its row, and the heading gets the focus. Returns a function to call after the change.
 */
export const useFocusAfterRemoval = (): (() => void) => {
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
