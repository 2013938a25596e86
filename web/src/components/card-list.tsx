import type { ReactNode, Ref } from 'react';
import classes from '#src/components/card-list.module.css';

/** Things of one kind as cards, side by side as far as there is room. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <ul className={classes.list}>{children}</ul>
);

interface CardProps {
  /** Can take the focus, but is no stop of the Tab key. */
  ref?: Ref<HTMLLIElement>;
  /** Stands out among the others. */
  isMarked?: boolean;
  /** Stays at the bottom, in line with those of the neighbours. */
  foot: ReactNode;
  children: ReactNode;
}

export const Card = ({ ref, isMarked = false, foot, children }: CardProps) => (
  <li ref={ref} tabIndex={-1} className={classes.card} data-marked={isMarked}>
    {children}
    <div className={classes.foot}>{foot}</div>
  </li>
);
