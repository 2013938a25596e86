import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from '#src/components/busy-button.module.css';

interface BusyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'className'> {
  type?: 'submit' | 'button';
  icon?: TablerIcon;
  /** What it started still runs: a loader takes the place of the icon or the text, and pressing it does nothing. */
  isBusy: boolean;
  /** Something else runs that it would collide with: pressing it does nothing. */
  isBlocked?: boolean;
  onClick?: () => void;
  /** What it does; what it is doing, while it is busy. */
  children: string;
}

/**
 * A button whose work takes a while. It is refused by `aria-disabled`, because a button that is disabled for good
 * loses the focus, and with it the way to press it again.
 */
export const BusyButton = ({
  type = 'button',
  icon: Icon,
  isBusy,
  isBlocked = false,
  onClick,
  children,
  className,
  ...look
}: BusyButtonProps) => {
  const isRefused = isBusy || isBlocked;
  const isCovered = isBusy && Icon === undefined;
  const press = (event: MouseEvent): void => {
    if (isRefused) event.preventDefault();
    else onClick?.();
  };
  const loader = <Loader size={14} color="currentColor" aria-hidden />;
  const icon = Icon && <Icon size={look.size === 'xs' ? 14 : 16} stroke={1.75} aria-hidden />;
  return (
    <Button
      {...look}
      type={type}
      onClick={press}
      aria-disabled={isRefused || undefined}
      data-covered={isCovered || undefined}
      className={className}
      classNames={{ root: classes.button, label: classes.label }}
      leftSection={isBusy && Icon !== undefined ? loader : icon}
    >
      {children}
      {isCovered && <span className={classes.cover}>{loader}</span>}
    </Button>
  );
};
