import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { Loadable } from '#src/lib/load-once.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { showProgress } from '#src/ui/feedback/shown-progress.ts';
import { toastError } from '#src/ui/feedback/toast.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

type LazyDialogProps<Props extends DialogProps> = Props & {
  /** `loadExport(() => import('…'), 'ConfirmDialog')` */
  code: Loadable<ComponentType<Props>>;
};

const ignore = (): void => undefined;

/** The dialog, once it was opened and its code is loaded. While it loads, Escape cancels. */
const useDialog = <Props extends DialogProps>({ code, opened, onClose }: LazyDialogProps<Props>) => {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const isLoading = opened && Dialog === undefined;
  const fail = useEffectEvent(() => {
    toastError('The dialog could not be loaded. Check the connection, or reload the page.');
    onClose();
  });
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());

  useEffect(() => whenIdle(() => code.load().catch(ignore)), [code]);

  useEffect(() => {
    if (!isLoading) return;
    let isWanted = true;
    const endProgress = showProgress();
    const listener = (event: KeyboardEvent) => closeOnEscape(event);
    code.load().then(
      (loaded) => isWanted && setDialog(() => loaded),
      () => isWanted && fail(),
    );
    window.addEventListener('keydown', listener);
    return () => {
      isWanted = false;
      endProgress();
      window.removeEventListener('keydown', listener);
    };
  }, [isLoading, code]);
  return Dialog;
};

/**
 * A dialog whose code is loaded when the browser is idle, or at the latest when the dialog is opened. If it cannot be
 * loaded, a toast says so and the screen stays unchanged.
 */
export const LazyDialog = <Props extends DialogProps>(props: LazyDialogProps<Props>) => {
  const { code: _, ...own } = props;
  const Dialog = useDialog(props);
  const [isMounted, setMounted] = useState(false);
  // Closed in the first render: only a dialog that changes from closed to open fades in and returns the focus later.
  useEffect(() => setMounted(Dialog !== undefined), [Dialog]);
  return Dialog && <Dialog {...(own as unknown as Props)} opened={props.opened && isMounted} />;
};
