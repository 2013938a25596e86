import { TOAST } from '@gatehouse/contract/interface.ts';
import { useHotkeys } from '@mantine/hooks';
import {
  createNotificationsStore,
  type NotificationData,
  Notifications,
  notifications,
} from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import classes from '#src/components/toaster.module.css';
import { useSwipeRight } from '#src/components/use-swipe-right.ts';
import { toaster, useToastSlot } from '#src/lib/toast.ts';
import type { Toast } from '#src/lib/toast-slot.ts';

/** One identity for every toast: Mantine then changes the one on the screen and never shows two. */
const ID = 'toast';

const store = createNotificationsStore();

const Message = ({ description, note }: Pick<Toast, 'description' | 'note'>) => (
  <>
    {description}
    {note !== undefined && <div className={classes.note}>{note}</div>}
  </>
);

const toNotification = (shown: Toast, close: () => void): NotificationData => ({
  id: ID,
  title: shown.title,
  message: <Message {...shown} />,
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

/**
 * The place where toasts appear. Mantine draws and animates them; the slot, the clocks, the swipe and the hotkey are
 * ours, because Mantine queues toasts and knows neither of the last two.
 */
export const Toaster = () => {
  const slot = useToastSlot();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const swipe = useSwipeRight(() => slot !== null && toaster.dismiss(slot.id));

  const enter = (): void => {
    if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
    region.current?.focus();
  };

  /** Gives the focus back when the toast that had it goes. */
  const close = (id: number): void => {
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus();
    }
    toaster.dismiss(id);
  };

  useHotkeys([[TOAST.hotkey, enter]], []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers of a swipe read the newest slot themselves
  useEffect(() => {
    notifications.updateState(store, () =>
      slot?.open === true ? [{ ...toNotification(slot, () => close(slot.id)), ...swipe }] : [],
    );
  }, [slot]);

  return (
    <section
      ref={region}
      aria-label={`Notifications (${TOAST.hotkey})`}
      tabIndex={-1}
      className={classes.region}
      onPointerEnter={() => toaster.hold('pointer')}
      onPointerLeave={() => toaster.release('pointer')}
      onFocus={() => toaster.hold('focus')}
      onBlur={() => toaster.release('focus')}
    >
      <Notifications
        store={store}
        limit={TOAST.limit}
        autoClose={false}
        allowDragDismiss={false}
        allowScrollDismiss={false}
        position="bottom-right"
        containerWidth={380}
        transitionDuration={150}
        withinPortal={false}
      />
    </section>
  );
};
