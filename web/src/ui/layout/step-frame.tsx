import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';

/** The content of one step of several. A new step begins at its top, and a screen reader continues there. */
export const StepFrame = ({ step, children }: { step: string | number; children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    frame.current?.focus({ preventScroll: true });
  }, [step]);
  return <ScrollTarget ref={frame}>{children}</ScrollTarget>;
};
