import type { ReactNode, Ref } from 'react';
import classes from '#src/ui/table/card-list.module.css';

interface CardListProps {
  /** Each card needs a wide column: for code. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** A list of cards, as many side by side as fit. */
export const CardList = ({ isWide = false, children }: CardListProps) => (
  <ul className={classes.list} data-wide={isWide || undefined}>
    {children}
  </ul>
);

interface CardProps {
  /** The card can be focused by script, but not with the Tab key. */
  ref?: Ref<HTMLLIElement>;
  /** Highlights the card. */
  isMarked?: boolean;
  /** What the card is about. With it, what can be done stands below it. */
  head?: ReactNode;
  /** What can be done. Without a head at the bottom of the card, aligned with the neighboring cards. */
  foot: ReactNode;
  children: ReactNode;
}

export const Card = ({ ref, isMarked = false, head, foot, children }: CardProps) => (
  <li ref={ref} tabIndex={-1} className={classes.card} data-marked={isMarked}>
    {head}
    {head !== undefined && <div className={classes.actions}>{foot}</div>}
    {children}
    {head === undefined && <div className={classes.foot}>{foot}</div>}
  </li>
);
