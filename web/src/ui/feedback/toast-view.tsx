import { TOAST } from '@gatehouse/contract/ui-constants.ts';
import { Button } from '@mantine/core';
import {
  createNotificationsStore,
  type NotificationData,
  Notifications,
  notifications,
} from '@mantine/notifications';
import { useEffect } from 'react';
import { toaster } from '#src/ui/feedback/toast.ts';
import type { Toast, ToastSlot } from '#src/ui/feedback/toast-slot.ts';
import classes from '#src/ui/feedback/toaster.module.css';
import { useSwipeRight } from '#src/ui/feedback/use-swipe-right.ts';

/** The same id for every toast, so that Mantine updates the one on the screen and never shows two. */
const ID = 'toast';

const store = createNotificationsStore();

interface MessageProps {
  shown: Toast;
  close: () => void;
}

const Message = ({ shown: { description, note, action }, close }: MessageProps) => (
  <>
    {description}
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

interface ToastViewProps {
  slot: ToastSlot;
  onClose: (id: number) => void;
}

/** Shows the toast. Mantine renders and animates it; the swipe is our own code. Loaded only by toaster.tsx. */
export const ToastView = ({ slot, onClose }: ToastViewProps) => {
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
      transitionDuration={150}
      withinPortal={false}
    />
  );
};
