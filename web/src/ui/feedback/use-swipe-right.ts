import { TOAST } from '@gatehouse/contract/ui-constants.ts';
import { type PointerEvent, useRef } from 'react';

/** Movement up to this distance is still a click. */
const SLACK_PX = 4;

/** A little longer than a toast takes to fade out. */
const FADE_MS = 200;

interface Swipe {
  pointerId: number;
  startX: number;
  moved: boolean;
}

/** Handlers for an element that follows the pointer to the right. Calls `onSwipe` if released at 50 px or more. */
export const useSwipeRight = (onSwipe: () => void) => {
  const swipe = useRef<Swipe | null>(null);
  const latest = useRef(onSwipe);
  latest.current = onSwipe;

  const distance = (event: PointerEvent<HTMLElement>): number =>
    swipe.current === null ? 0 : Math.max(0, event.clientX - swipe.current.startX);

  const end = (event: PointerEvent<HTMLElement>, isDone: boolean): void => {
    if (swipe.current?.pointerId !== event.pointerId) return;
    swipe.current = null;
    const { style } = event.currentTarget;
    // A swiped toast fades out where it was released. Its element may then be used for the next toast.
    if (isDone) setTimeout(() => style.removeProperty('translate'), FADE_MS);
    else style.removeProperty('translate');
    if (isDone) latest.current();
  };

  return useRef({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      swipe.current = { pointerId: event.pointerId, startX: event.clientX, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (swipe.current?.pointerId !== event.pointerId) return;
      const x = distance(event);
      if (!swipe.current.moved && x <= SLACK_PX) return;
      // Not captured earlier, so that a click on a button inside stays a click.
      if (!swipe.current.moved) event.currentTarget.setPointerCapture(event.pointerId);
      swipe.current.moved = true;
      event.currentTarget.style.translate = `${x}px 0`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => end(event, distance(event) >= TOAST.swipePx),
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => end(event, false),
  }).current;
};
