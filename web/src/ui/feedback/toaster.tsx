import { TOAST } from '@gatehouse/contract/plain/ui-constants.ts';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { loadExport, useLoaded } from '#src/lib/load-once.ts';
import { toaster, useToastSlot } from '#src/ui/feedback/toast.ts';
import classes from '#src/ui/feedback/toaster.module.css';

const view = loadExport(() => import('#src/ui/feedback/toast-view.tsx'), 'ToastView');

/**
 * The region where toasts appear. The slot, the timers and the hotkey are our own code, because Mantine queues toasts
 * and has no hotkey.
 */
export const Toaster = () => {
  const slot = useToastSlot();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  // Nothing can be shown without it.
  const View = useLoaded(view, slot !== null);

  const enter = (): void => {
    if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
    region.current?.focus();
  };

  /** Returns the focus when the focused toast closes. */
  const close = (id: number): void => {
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus();
    }
    toaster.dismiss(id);
  };

  useHotkeys([[TOAST.hotkey, enter]], []);

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
      {View !== undefined && <View slot={slot} onClose={close} />}
    </section>
  );
};
