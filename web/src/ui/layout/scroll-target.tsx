import type { ReactNode, Ref } from 'react';
import classes from '#src/ui/layout/scroll-target.module.css';

interface ScrollTargetProps {
  ref: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

/** A container that is scrolled to when its content changes, and gets the focus when a focused child disappears. */
export const ScrollTarget = ({ ref, className = '', children }: ScrollTargetProps) => (
  <div ref={ref} tabIndex={-1} className={`${classes.target} ${className}`}>
    {children}
  </div>
);
