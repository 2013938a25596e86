import { TOAST } from '@gatehouse/contract/ui-constants.ts';
import { useHotkeys } from '@mantine/hooks';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { ToastView } from '#src/components/toast-view.tsx';
import classes from '#src/components/toaster.module.css';
import { loadOnce } from '#src/lib/load-once.ts';
import { toaster, useToastSlot } from '#src/lib/toast.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

const view = loadOnce(async () => (await import('#src/components/toast-view.tsx')).ToastView);

/** What draws the toasts, loaded when the browser is idle, at the latest for the first toast. */
const useView = (isWanted: boolean) => {
  const [View, setView] = useState<ComponentType<ComponentProps<typeof ToastView>>>();
  useEffect(() => {
    const load = () =>
      view.load().then(
        (loaded) => setView(() => loaded),
        // Without a connection nothing can be drawn; the next toast tries again.
        () => undefined,
      );
    return isWanted ? void load() : whenIdle(load);
  }, [isWanted]);
  return View;
};

/**
 * The place where toasts appear. The slot, the clocks and the hotkey are ours, because Mantine queues toasts and does
 * not know the last.
 */
export const Toaster = () => {
  const slot = useToastSlot();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const View = useView(slot !== null);

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
