import { TOAST } from '@gatehouse/contract/plain/ui-constants.ts';
import { Button } from '@mantine/core';
import {
  createNotificationsStore,
  type NotificationData,
  Notifications,
  notifications,
} from '@mantine/notifications';
import { type PointerEvent, useEffect, useRef } from 'react';
import { toaster } from '#src/ui/feedback/toast.ts';
import type { Toast, ToastSlot } from '#src/ui/feedback/toast-slot.ts';
import classes from '#src/ui/feedback/toaster.module.css';

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
const useSwipeRight = (onSwipe: () => void) => {
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

/** The same id for every toast, so that Mantine updates the one on the screen and never shows two. */
const ID = 'toast';

const store = createNotificationsStore();

const Message = ({ shown: { description, note, action }, close }: { shown: Toast; close: () => void }) => (
  <>
    {description !== undefined && <div>{description}</div>}
    {note !== undefined && <div className={classes.note}>{note}</div>}
    {action !== undefined && (
      <Button
        variant="default"
        size="xs"
        className={classes.action}
        onClick={() => {
          close();
          action.onClick();
        }}
      >
        {action.label}
      </Button>
    )}
  </>
);

const toNotification = (shown: Toast, close: () => void): NotificationData => ({
  id: ID,
  title: shown.title,
  message: <Message shown={shown} close={close} />,
  icon: shown.icon,
  color: shown.variant === 'destructive' ? 'red' : 'accent',
  role: shown.variant === 'destructive' ? 'alert' : 'status',
  'data-variant': shown.variant,
  withBorder: true,
  autoClose: false,
  className: classes.toast,
  classNames: { icon: classes.icon, title: classes.title, description: classes.description },
  closeButtonProps: { 'aria-label': 'Dismiss' },
  onClose: close,
});

/** Shows the toast. Mantine renders and animates it; the swipe is our own code. Loaded only by toaster.tsx. */
export const ToastView = ({ slot, onClose }: { slot: ToastSlot; onClose: (id: number) => void }) => {
  const swipe = useSwipeRight(() => slot !== null && toaster.dismiss(slot.id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the swipe handlers always read the latest slot
  useEffect(() => {
    notifications.updateState(store, () =>
      slot?.open === true ? [{ ...toNotification(slot, () => onClose(slot.id)), ...swipe }] : [],
    );
  }, [slot]);

  return (
    <Notifications
      store={store}
      limit={TOAST.limit}
      autoClose={false}
      allowDragDismiss={false}
      allowScrollDismiss={false}
      position="bottom-right"
      containerWidth={380}
      className={classes.place}
      transitionDuration={150}
      withinPortal={false}
    />
  );
};
