import { Button, type ButtonProps } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from '#src/ui/button/busy-button.module.css';
import { LoaderMark } from '#src/ui/feedback/loader.tsx';

interface BusyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'className'> {
  type?: 'submit' | 'button';
  icon?: TablerIcon;
  /** The action is still running: a loader replaces the icon or the text, and pressing the button does nothing. */
  isBusy: boolean;
  /** Another action is running that this one would conflict with: pressing the button does nothing. */
  isBlocked?: boolean;
  onClick?: () => void;
  /** What the button does; while it is busy, what it is doing. */
  children: string;
}

/**
 * A button for an action that takes a while. It is disabled by `aria-disabled`, because a button with `disabled` loses
 * the focus, and a keyboard user would have to find it again.
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
  const isDisabled = isBusy || isBlocked;
  const isCovered = isBusy && Icon === undefined;
  const press = (event: MouseEvent): void => {
    if (isDisabled) event.preventDefault();
    else onClick?.();
  };
  const loader = <LoaderMark color="currentColor" />;
  const icon = Icon && <Icon size={look.size === 'xs' ? 14 : 16} stroke={1.75} aria-hidden />;
  return (
    <Button
      {...look}
      type={type}
      onClick={press}
      aria-disabled={isDisabled || undefined}
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
