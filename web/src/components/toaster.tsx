import { TOAST } from '@gatehouse/contract/ui-constants.ts';
import { useHotkeys } from '@mantine/hooks';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { ToastView } from '#src/components/toast-view.tsx';
import classes from '#src/components/toaster.module.css';
import { loadOnce } from '#src/lib/load-once.ts';
import { toaster, useToastSlot } from '#src/lib/toast.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

const view = loadOnce(async () => (await import('#src/components/toast-view.tsx')).ToastView);

/** The component that renders toasts, loaded when the browser is idle, or at the latest for the first toast. */
const useView = (isWanted: boolean) => {
  const [View, setView] = useState<ComponentType<ComponentProps<typeof ToastView>>>();
  useEffect(() => {
    const load = () =>
      view.load().then(
        (loaded) => setView(() => loaded),
        // Nothing can be shown without the code; the next toast tries again.
        () => undefined,
      );
    return isWanted ? void load() : whenIdle(load);
  }, [isWanted]);
  return View;
};

/**
 * The region where toasts appear. The slot, the timers and the hotkey are our own code, because Mantine queues toasts
 * and has no hotkey.
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
