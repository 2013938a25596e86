import { useEffect, useState } from 'react';

/** How far from the window a row is drawn: as far as Tab or a turn of the wheel goes. */
const NEAR = '800px';

/** Calls back once when an element comes near the window. Returns a function that stops watching it. */
export type WatchNear = (element: Element, onNear: () => void) => () => void;

/** One observer for all rows of a table. */
const createWatch = (): { watch: WatchNear; stop: () => void } => {
  const callbacks = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    // The second margin is for a table that is in something that scrolls; browsers that do not know it ignore it.
    { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
  );
  const watch: WatchNear = (element, onNear) => {
    callbacks.set(element, onNear);
    observer.observe(element);
    return () => {
      callbacks.delete(element);
      observer.unobserve(element);
    };
  };
  return { watch, stop: () => observer.disconnect() };
};

export const useWatchNear = (): WatchNear => {
  const [near] = useState(createWatch);
  useEffect(() => near.stop, [near]);
  return near.watch;
};
