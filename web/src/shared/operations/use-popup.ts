import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A field that shows its list below a wider element marks that one with this attribute. */
const ANCHOR = '[data-list-anchor]';
const GAP = 4;
const EDGE = 12;
const MIN_HEIGHT = 160;

/** Puts the popup below its anchor, as wide as that, above everything: the panels around the field clip what is in them. */
const place = (popup: HTMLElement): void => {
  const anchor = popup.closest(ANCHOR) ?? popup.parentElement;
  if (anchor === null) return;
  const { left, bottom, width } = anchor.getBoundingClientRect();
  const room = Math.max(window.innerHeight - bottom - GAP - EDGE, MIN_HEIGHT);
  Object.assign(popup.style, {
    left: `${left}px`,
    top: `${bottom + GAP}px`,
    width: `${width}px`,
    maxHeight: `${room}px`,
  });
};

/** For an element with `popover="manual"`: shows it while it is rendered, and keeps it at its anchor. */
export const usePopup = (): RefObject<HTMLDivElement | null> => {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = popup;
    if (current === null || current.matches(':popover-open')) return;
    current.showPopover();
    place(current);
  });
  useEffect(() => {
    const follow = (): void => {
      if (popup.current !== null) place(popup.current);
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, []);
  return popup;
};
