import { useEffect, useLayoutEffect, useRef, useState } from 'react';

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

/**
 * The height of the rows that are drawn already, on average, as a CSS variable of the table: those that are not get the same, so
 * that nothing moves when they are drawn.
 */
export const useRowHeight = (changes: readonly unknown[]) => {
  const table = useRef<HTMLTableElement>(null);
  const measure = (): void => {
    const drawn = table.current?.querySelectorAll<HTMLElement>('tbody > [data-drawn="true"]') ?? [];
    const heights = [...drawn].slice(0, 30).map(({ offsetHeight }) => offsetHeight);
    const sum = heights.reduce((total, height) => total + height, 0);
    if (sum > 0) table.current?.style.setProperty('--row-height', `${Math.round(sum / heights.length)}px`);
  };
  const latest = useRef(measure);
  latest.current = measure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when these change
  useLayoutEffect(measure, changes);
  useEffect(() => {
    if (table.current === null) return;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(table.current);
    return () => observer.disconnect();
  }, []);
  return table;
};
