import type { ReactNode, Ref } from 'react';
import classes from '#src/components/scroll-target.module.css';

interface ScrollTargetProps {
  ref: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

/** A part that is scrolled to when something comes up in it, and that takes a focus which has lost its place. */
export const ScrollTarget = ({ ref, className = '', children }: ScrollTargetProps) => (
  <div ref={ref} tabIndex={-1} className={`${classes.target} ${className}`}>
    {children}
  </div>
);
